import { numberText } from '#domain/text/number-text.ts'
import { type SearchMode, searchModeNames } from '#domain/lookups/search-modes.ts'
import type { SearchCounts_CountsFragment, SearchCounts_LocationFragment } from '#src/api/generated/graphql.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { locationCopy } from './location.copy.ts'
import * as styles from './location.css.ts'
import { searchOfPlace } from './place-links.ts'

type Props = { location: SearchCounts_LocationFragment; counts: SearchCounts_CountsFragment }

/** How many homes there are in a place, each number leading to the search that finds just these. */
export function SearchCounts({ location, counts }: Props) {
  return (
    <nav aria-label={locationCopy.homesIn(location.name)}>
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
      <span className={styles.searchWords}>{locationCopy.counts[mode][count === 1 ? 'one' : 'many']}</span>
    </>
  )
  if (count === 0) return <span className={styles.search}>{inside}</span>
  return (
    <Anchor href={searchOfPlace(mode, uri)} className={styles.search}>
      {inside}
    </Anchor>
  )
}
