import { type FinderView, formatFinderUrl } from '#domain/locations/finder-url.ts'
import type { LetterFilter_LetterFragment } from '#src/api/generated/graphql.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { classNames } from '#src/design/class-names.ts'
import * as styles from './finder.css.ts'
import { finderCopy } from './finder.copy.ts'

type Props = { view: FinderView; letters: readonly LetterFilter_LetterFragment[] }

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** From A to Z; a letter that nothing begins with leads nowhere. */
export function LetterFilter({ view, letters }: Props) {
  const hrefFor = (letter: string | null) => formatFinderUrl({ ...view, letter, page: 1 })
  return (
    <nav aria-label={finderCopy.letters}>
      <ul className={styles.letters}>
        <li>
          <Anchor
            href={hrefFor(null)}
            aria-current={view.letter === null ? 'true' : undefined}
            className={classNames(styles.letter, styles.allLetters)}
          >
            {finderCopy.everyLetter}
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
