import HistoryIcon from 'lucide-react/icons/history'
import { useSyncExternalStore } from 'react'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Icon } from '#src/design/icon/icon.tsx'
import { onRecentSearches, readRecentSearches } from '#src/shared/storage/recent-searches.ts'
import * as styles from './recent-searches.css.ts'
import { visitorCopy } from './visitor.copy.ts'

const SHOWN = 5

/** The last searches of this browser, each one press away. */
export default function RecentSearches() {
  const searches = useSyncExternalStore(onRecentSearches, readRecentSearches)
  if (searches.length === 0) return null
  return (
    <nav aria-label={visitorCopy.recentSearches}>
      <ul className={styles.searches}>
        {searches.slice(0, SHOWN).map(({ address, label, mode }) => (
          <li key={address}>
            <Anchor href={address} className={styles.search}>
              <Icon drawing={HistoryIcon} size="small" />
              {label}
              <span className={styles.mode}>{searchModes[mode].displayName}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
