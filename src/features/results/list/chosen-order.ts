import type { SortOption } from '#domain/lookups/sort-options.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { rememberNewest } from '#src/shared/storage/newest-first.ts'

/** The first page of a search in another order. */
export const sortedAddress = (parameters: SearchParameters, sortBy: SortOption): string =>
  formatSearchUrl({ ...parameters, sortBy, paging: { ...parameters.paging, skip: 0 } }, { hasResults: true }) ?? ''

/** Newest first stays for the next searches, until homes for you are chosen; any other order is for one search. */
export function chooseOrder(option: SortOption): void {
  if (option === 'Newest' || option === 'Boosted') rememberNewest(option === 'Newest')
}
