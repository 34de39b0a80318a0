import { type FinderView, writeFinderAddress } from '#domain/locations/finder-address.ts'
import { Anchor } from '#src/design/components/anchor.tsx'
import { classNames } from '#src/design/components/class-names.ts'
import * as styles from './finder.css.ts'

type Props = { view: FinderView; letters: readonly { letter: string; count: number }[] }

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** From A to Z; a letter that nothing begins with leads nowhere. */
export function LetterFilter({ view, letters }: Props) {
  const hrefFor = (letter: string | null) => writeFinderAddress({ ...view, letter, page: 1 })
  return (
    <nav aria-label="First letter">
      <ul className={styles.letters}>
        <li>
          <Anchor
            href={hrefFor(null)}
            aria-current={view.letter === null ? 'true' : undefined}
            className={classNames(styles.letter, styles.allLetters)}
          >
            All
          </Anchor>
        </li>
        {alphabet.map((letter) => (
          <li key={letter}>
            {letters.some((each) => each.letter === letter) ? (
              <Anchor
                href={hrefFor(letter)}
                aria-current={view.letter === letter ? 'true' : undefined}
                className={styles.letter}
              >
                {letter}
              </Anchor>
            ) : (
              <span className={styles.letter}>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
