import { type FinderTab, finderTabNames, finderTabs, formatFinderUrl } from '#domain/locations/finder-url.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import * as styles from './finder.css.ts'
import { finderCopy } from './finder.copy.ts'

type Props = { current: FinderTab; isExactly: boolean; stateCode: StateCode | null }

/** The four ways to a place; the state that was chosen goes along. */
export function FinderTabs({ current, isExactly, stateCode }: Props) {
  return (
    <nav aria-label={finderCopy.tabs}>
      <ul className={styles.tabs}>
        {finderTabNames.map((tab) => (
          <li key={tab}>
            <Anchor
              href={formatFinderUrl({ subject: { tab }, stateCode, letter: null, query: '', page: 1 })}
              aria-current={tab === current ? (isExactly ? 'page' : 'true') : undefined}
              className={styles.tab}
            >
              {finderTabs[tab].label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
