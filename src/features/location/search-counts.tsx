import { numberText } from '#domain/text/number-text.ts'
import { type SearchMode, searchModeNames } from '#domain/lookups/search-modes.ts'
import { Anchor } from '#src/design/components/anchor.tsx'
import type { Overview } from './overview.ts'
import * as styles from './location.css.ts'
import { searchOfPlace } from './place-links.ts'

type Props = { location: Overview['location']; counts: Overview['counts'] }

const words: Record<SearchMode, { one: string; many: string }> = {
  buy: { one: 'home for sale', many: 'homes for sale' },
  rent: { one: 'home for rent', many: 'homes for rent' },
  sold: { one: 'sold home on record', many: 'sold homes on record' },
  leased: { one: 'leased home on record', many: 'leased homes on record' },
}

/** How many homes there are in a place, each number leading to the search that finds just these. */
export function SearchCounts({ location, counts }: Props) {
  return (
    <nav aria-label={`Homes in ${location.name}`}>
      <ul className={styles.searches}>
        {searchModeNames.map((mode) => (
          <li key={mode}>
            <CountLink mode={mode} count={counts[mode]} uri={location.uri} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CountLink({ mode, count, uri }: { mode: SearchMode; count: number; uri: string }) {
  const inside = (
    <>
      <span className={styles.searchCount}>{numberText(count)}</span>{' '}
      <span className={styles.searchWords}>{words[mode][count === 1 ? 'one' : 'many']}</span>
    </>
  )
  if (count === 0) return <span className={styles.search}>{inside}</span>
  return (
    <Anchor href={searchOfPlace(mode, uri)} className={styles.search}>
      {inside}
    </Anchor>
  )
}
