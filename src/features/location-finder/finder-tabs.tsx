import { type FinderTab, finderTabNames, finderTabs, writeFinderAddress } from '#domain/locations/finder-address.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { Anchor } from '#src/design/components/anchor.tsx'
import * as styles from './finder.css.ts'

type Props = { current: FinderTab; isExactly: boolean; stateCode: StateCode | null }

/** The four ways to a place; the state that was chosen goes along. */
export function FinderTabs({ current, isExactly, stateCode }: Props) {
  return (
    <nav aria-label="Ways to find a place">
      <ul className={styles.tabs}>
        {finderTabNames.map((tab) => (
          <li key={tab}>
            <Anchor
              href={writeFinderAddress({ subject: { tab }, stateCode, letter: null, query: '', page: 1 })}
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
