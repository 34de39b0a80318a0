import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { defaultSortOption } from '#domain/lookups/sort-options.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'

/** What an alert is made for: the search whatever its order, its page and where its map was. */
export const alertSearch = (search: SearchParameters): SearchParameters => ({
  ...search,
  sortBy: defaultSortOption(search.searchMode, search.context === 'office'),
  paging: { skip: 0, take: SEARCH_PAGE_SIZE },
  locationSearchContext: { ...search.locationSearchContext, viewport: null },
})
