import { isRentalMode, type SearchMode } from '../lookups/search-modes.ts'
import { defaultSortOption } from '../lookups/sort-options.ts'
import { defaultSearchParameters, type LocationSearchContext, type SearchParameters } from './search-parameters.ts'

/**
 * The same search among other homes, from its first page on. Prices by the week say nothing about prices to buy, nor
 * the order of one mode about another.
 */
export function inMode(search: SearchParameters, searchMode: SearchMode): SearchParameters {
  if (search.searchMode === searchMode) return search
  const keepsPrice = isRentalMode(search.searchMode) === isRentalMode(searchMode)
  return fromFirstPage({
    ...search,
    searchMode,
    sortBy: defaultSortOption(searchMode, search.context === 'office'),
    price: keepsPrice ? search.price : { min: null, max: null },
  })
}

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

const fromFirstPage = (search: SearchParameters): SearchParameters => ({
  ...search,
  paging: { ...search.paging, skip: 0 },
})
