import { searchModeNames } from '#domain/lookups/search-modes.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import type { ListingSearch } from '#server/modules/search/listing-search.ts'
import type { ResolvedSearch } from '#server/modules/search/resolved-search.ts'

const ROUNDS = 6

/**
 * Searches the whole country a few times, so that the first visitor does not wait for what WebAssembly and the caches
 * need at first (0.3 s for one search, a second or two for all). So that a bench measures what comes after it.
 */
export async function warmUpSearch(listingSearch: ListingSearch, now: Date): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const mode of searchModeNames) {
      const search: ResolvedSearch = {
        parameters: defaultSearchParameters(mode),
        area: { kind: 'everywhere' },
        timeZone: 'Australia/Sydney',
      }
      await listingSearch.search(search, { now })
      await listingSearch.aggregate(search, { now })
    }
  }
}
