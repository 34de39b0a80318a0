import type { SearchMode } from '../lookups/search-modes.ts'
import { defaultSortOption, sortOptionsOfMode } from '../lookups/sort-options.ts'
import { isSameSearch } from './normalise-search.ts'
import { defaultSearchParameters, type LocationSearchContext, type SearchParameters } from './search-parameters.ts'
import { filtersInMode } from './filters/filter-values.ts'

/**
 * The same search among other homes, from its first page on, with the filters and the order that make sense there.
 */
export function inMode(search: SearchParameters, searchMode: SearchMode): SearchParameters {
  if (search.searchMode === searchMode) return search
  const isOffice = search.context === 'office'
  const keepsOrder =
    search.sortBy !== defaultSortOption(search.searchMode, isOffice) &&
    sortOptionsOfMode[searchMode].includes(search.sortBy)
  return fromFirstPage({
    ...search,
    searchMode,
    sortBy: keepsOrder ? search.sortBy : defaultSortOption(searchMode, isOffice),
    ...filtersInMode(search, search.searchMode, searchMode),
  })
}

/** The search in the order that its visitor remembered: newest first in the place of homes for you. */
export const inRememberedOrder = (search: SearchParameters, prefersNewest: boolean): SearchParameters =>
  prefersNewest && search.sortBy === 'Boosted' ? { ...search, sortBy: 'Newest' } : search

/** The same search in places by name: neither an office nor the map in view nor a drawn shape bounds it any longer. */
export function inPlaces(
  search: SearchParameters,
  searchLocations: LocationSearchContext['searchLocations'],
): SearchParameters {
  const { locationSearchContext } = defaultSearchParameters(search.searchMode)
  const { includeSurroundingSuburbs } = search.locationSearchContext
  return fromFirstPage({
    ...search,
    context: 'location',
    locationSearchContext: { ...locationSearchContext, includeSurroundingSuburbs, searchLocations },
  })
}

/** The same search with or without the suburbs around its places. */
export const withSurroundingSuburbs = (
  search: SearchParameters,
  includeSurroundingSuburbs: boolean,
): SearchParameters =>
  fromFirstPage({
    ...search,
    locationSearchContext: { ...search.locationSearchContext, includeSurroundingSuburbs },
  })

/** The same place, mode and order with no filter at all. */
export function withoutFilters(search: SearchParameters): SearchParameters {
  const { searchMode, context, sortBy, locationSearchContext } = search
  return { ...defaultSearchParameters(searchMode), context, sortBy, locationSearchContext }
}

/** Whether a search has any filter, so that `withoutFilters` would find more. */
export const hasFilters = (search: SearchParameters): boolean =>
  !isSameSearch(search, { ...withoutFilters(search), paging: search.paging })

const fromFirstPage = (search: SearchParameters): SearchParameters => ({
  ...search,
  paging: { ...search.paging, skip: 0 },
})
