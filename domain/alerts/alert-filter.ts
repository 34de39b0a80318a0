import type { SearchMode } from '../lookups/search-modes.ts'
import { defaultSortOption } from '../lookups/sort-options.ts'
import { SEARCH_PAGE_SIZE } from '../lookups/limits.ts'
import { normaliseSearchParameters } from '../search/normalise-search.ts'
import type { LocationSearchContext, SearchParameters } from '../search/search-parameters.ts'
import { type AlertCount, alertCountOf, countsOfAlert } from './alert-counts.ts'

/** An alert is for homes on the market. */
export type AlertMode = Extract<SearchMode, 'buy' | 'rent'>

type SharedFilters = Pick<
  SearchParameters,
  | 'context'
  | 'propertyTypes'
  | 'propertyFeatures'
  | 'price'
  | 'landSize'
  | 'frontageSize'
  | 'auction'
  | 'inspection'
  | 'isUnderOffer'
>

/** What an alert looks for, in its own terms (docs/product.md, section 15.8). */
export type AlertFilter = SharedFilters &
  Pick<LocationSearchContext, 'includeSurroundingSuburbs' | 'officeUri' | 'drawnArea' | 'bounds'> & {
    searchMode: AlertMode
    /** The uris of the places. */
    locations: readonly string[]
    beds: AlertCount
    baths: AlertCount
    carSpaces: AlertCount
  }

/** The mode of an alert for a search: sold and leased homes are over, so what was sold or leased there comes up again. */
export const alertModeOf = (mode: SearchMode): AlertMode => (mode === 'rent' || mode === 'leased' ? 'rent' : 'buy')

/** What an alert for a search would look for: everything but its order, its page and where the map was. */
export function alertFilterOf(search: SearchParameters): AlertFilter {
  const normal = normaliseSearchParameters(search)
  const { locationSearchContext: places, bedrooms, bathrooms, carSpaces } = normal
  return {
    ...sharedFilters(normal),
    searchMode: alertModeOf(normal.searchMode),
    locations: places.searchLocations.map(({ uri }) => uri),
    includeSurroundingSuburbs: places.includeSurroundingSuburbs,
    officeUri: places.officeUri,
    drawnArea: places.drawnArea,
    bounds: places.bounds,
    beds: alertCountOf(bedrooms),
    baths: alertCountOf(bathrooms),
    carSpaces: alertCountOf(carSpaces),
  }
}

/**
 * The search of an alert, normalised, in the default order and on its first page: whole numbers, zero or less open, counts
 * above 5 as 5.
 */
export function searchOfAlertFilter(filter: AlertFilter): SearchParameters {
  return normaliseSearchParameters({
    ...sharedFilters(filter),
    searchMode: filter.searchMode,
    sortBy: defaultSortOption(filter.searchMode, filter.context === 'office'),
    paging: { skip: 0, take: SEARCH_PAGE_SIZE },
    locationSearchContext: {
      searchLocations: filter.locations.map((uri) => ({ uri })),
      includeSurroundingSuburbs: filter.includeSurroundingSuburbs,
      officeUri: filter.officeUri,
      drawnArea: filter.context === 'draw' ? filter.drawnArea : null,
      bounds: filter.context === 'map' ? filter.bounds : null,
      viewport: null,
    },
    bedrooms: countsOfAlert(filter.beds),
    bathrooms: countsOfAlert(filter.baths),
    carSpaces: countsOfAlert(filter.carSpaces),
  })
}

/** The search of the alert that would be made for a search. */
export const alertSearchOf = (search: SearchParameters): SearchParameters => searchOfAlertFilter(alertFilterOf(search))

const sharedFilters = (source: SharedFilters): SharedFilters => ({
  context: source.context,
  propertyTypes: source.propertyTypes,
  propertyFeatures: source.propertyFeatures,
  price: source.price,
  landSize: source.landSize,
  frontageSize: source.frontageSize,
  auction: source.auction,
  inspection: source.inspection,
  isUnderOffer: source.isUnderOffer,
})
