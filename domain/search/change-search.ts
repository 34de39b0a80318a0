import { isPastMode, isRentalMode, type SearchMode } from '../lookups/search-modes.ts'
import { defaultSortOption, sortOptionsOfMode } from '../lookups/sort-options.ts'
import { isSameSearch } from './normalise-search.ts'
import {
  defaultSearchParameters,
  type EventFilter,
  type LocationSearchContext,
  type SearchParameters,
} from './search-parameters.ts'

const NO_DAYS: EventFilter = { dates: [], forthcoming: false }

/**
 * The same search among other homes, from its first page on, with the filters and the order that make sense there: a price by
 * the week says nothing about a price to buy, only homes on the market are inspected or under offer, and only those for sale
 * are auctioned.
 */
export function inMode(search: SearchParameters, searchMode: SearchMode): SearchParameters {
  if (search.searchMode === searchMode) return search
  const isOffice = search.context === 'office'
  const keepsPrice = isRentalMode(search.searchMode) === isRentalMode(searchMode)
  const keepsOrder =
    search.sortBy !== defaultSortOption(search.searchMode, isOffice) &&
    sortOptionsOfMode[searchMode].includes(search.sortBy)
  const isPast = isPastMode(searchMode)
  return fromFirstPage({
    ...search,
    searchMode,
    sortBy: keepsOrder ? search.sortBy : defaultSortOption(searchMode, isOffice),
    price: keepsPrice ? search.price : { min: null, max: null },
    inspection: isPast ? NO_DAYS : search.inspection,
    auction: searchMode === 'buy' ? search.auction : NO_DAYS,
    isUnderOffer: isPast || search.isUnderOffer,
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
