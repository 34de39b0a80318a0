import { formatBounds, formatDegrees } from '#domain/geo/bounds.ts'
import { queryNameOf } from '#domain/lookups/feature-names.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { defaultSortOption, sortOptions } from '#domain/lookups/sort-options.ts'
import { rangeToken } from './search-url-facets.ts'
import type { EventFilter, SearchParameters } from './search-parameters.ts'

/** The word of the query for events on any day from now on. */
export const FORTHCOMING = 'forthcoming'

/**
 * The query string of a search URL, keys in alphabetical order, without a question mark; empty when there is nothing to
 * say. Page 1 and null are not written.
 */
export function searchQuery(parameters: SearchParameters, page: number | null): string {
  return Object.entries(queryValues(parameters, page))
    .flatMap(([key, value]) => (value === null || value === '' ? [] : [`${key}=${value}`]))
    .join('&')
}

function queryValues(parameters: SearchParameters, page: number | null): Record<string, string | null> {
  const { locationSearchContext: places, searchMode, sortBy, context } = parameters
  const isOffice = context === 'office'
  const uris = places.searchLocations.map(({ uri }) => uri)
  return {
    auctions: events(parameters.auction),
    bathrooms: parameters.bathrooms.join(','),
    bedrooms: parameters.bedrooms.filter((count) => count > 0).join(','),
    bounds: places.bounds && formatBounds(places.bounds),
    carspaces: parameters.carSpaces.join(','),
    context: isOffice || context === 'location' ? null : context,
    features: parameters.propertyFeatures.map(queryNameOf).join(','),
    frontage: rangeToken(parameters.frontageSize),
    inspections: events(parameters.inspection),
    isUnderOffer: parameters.isUnderOffer ? null : 'false',
    'land-area': rangeToken(parameters.landSize),
    lat: places.viewport && formatDegrees(places.viewport.latitude),
    lng: places.viewport && formatDegrees(places.viewport.longitude),
    page: page === null || page === 1 ? null : String(page),
    pricemaximum: parameters.price.max?.toString() ?? null,
    priceminimum: parameters.price.min?.toString() ?? null,
    propertytype: parameters.propertyTypes.map((type) => propertyTypes[type].queryWord).join(','),
    shape: places.drawnArea && encodeURIComponent(places.drawnArea),
    sort: sortBy === defaultSortOption(searchMode, isOffice) ? null : sortOptions[sortBy].urlName,
    studios: parameters.bedrooms.includes(0) ? 'true' : null,
    suburbs: (isOffice ? uris : uris.slice(1)).join(','),
    surrounding: places.includeSurroundingSuburbs ? null : 'false',
    zoom: places.viewport && String(places.viewport.zoom),
  }
}

const events = ({ dates, forthcoming }: EventFilter): string => (forthcoming ? FORTHCOMING : dates.join(','))
