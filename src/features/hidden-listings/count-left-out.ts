import { LeftOutCountDocument } from '#src/api/generated/documents/left-out-count.ts'
import { ListingSearchDocument } from '#src/api/generated/documents/listing-search.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { onHiddenListingsChange, readHiddenListings } from '#src/shared/listing/hidden/hidden-listings.ts'
import { setSearchCounts } from '#src/shared/search/search-counts.ts'
import { activeQuery, watchQueries } from '#src/shared/live/active-query.ts'

/** Has the results that are open say how many of their homes are hidden, and how many are left, as long as any are hidden. */
export function countLeftOut({ queryClient, execute }: Pick<IslandContext, 'queryClient' | 'execute'>): void {
  let asked: object | null = null
  let hidden = readHiddenListings().all
  let hasCounted = false

  async function count(): Promise<void> {
    const search = activeQuery(queryClient, ListingSearchDocument)
    const answer = search?.data.listingSearch ?? null
    const { all } = readHiddenListings()
    if (search === null || answer === null || (answer === asked && all === hidden)) return
    asked = answer
    hidden = all
    if (all.size === 0 && !hasCounted) return
    hasCounted = true
    const withoutListingIds = [...all].sort((left, right) => left - right)
    const searchParams = { ...search.variables.searchParams, paging: { skip: 0, take: 1 }, withoutListingIds }
    try {
      const { listingSearch } = await execute(LeftOutCountDocument, { searchParams })
      if (asked === answer && readHiddenListings().all === all) setSearchCounts(answer, listingSearch)
    } catch {
      // The heading keeps what the results said.
    }
  }

  watchQueries(queryClient, () => void count())
  onHiddenListingsChange(() => void count())
}
