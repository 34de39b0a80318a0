import { type StateCode, states } from '#domain/lookups/states.ts'
import { Anchor } from '#src/design/components/anchor.tsx'
import { VisuallyHidden } from '#src/design/components/visually-hidden.tsx'
import * as styles from './state-filter.css.ts'

type Props = {
  /** The states to choose from, each with how many of the things shown it has. */
  counts: readonly { count: number; state: { code: StateCode } }[]
  chosen: StateCode | null
  hrefFor: (stateCode: StateCode | null) => string
}

const wholeNumber = new Intl.NumberFormat('en-AU')

/** The whole country or one state, as plain links. */
export function StateFilter({ counts, chosen, hrefFor }: Props) {
  return (
    <nav aria-label="States and territories">
      <ul className={styles.row}>
        <li>
          <Anchor href={hrefFor(null)} aria-current={chosen === null ? 'true' : undefined} className={styles.choice}>
            Australia
          </Anchor>
        </li>
        {counts.map(({ state: { code }, count }) => (
          <li key={code}>
            <Anchor
              href={hrefFor(code)}
              aria-current={chosen === code ? 'true' : undefined}
              className={styles.choice}
              title={states[code].name}
            >
              {code}
              <span>
                <VisuallyHidden>: </VisuallyHidden>
                {wholeNumber.format(count)}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
