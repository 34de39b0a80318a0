import { formatBounds, formatDegrees } from '#domain/geo/bounds.ts'
import { defaultSortOption, sortOptions } from '#domain/lookups/sort-options.ts'
import { writtenFilters } from './filters/filter-values.ts'
import type { SearchParameters } from './search-parameters.ts'

/**
 * The query string of a search URL, keys in alphabetical order, without a question mark; empty when there is nothing to
 * say. Page 1 and null are not written.
 */
export function searchQuery(parameters: SearchParameters, page: number | null): string {
  return Object.entries({ ...placeValues(parameters, page), ...writtenFilters(parameters) })
    .flatMap(([key, value]) => (value === null || value === '' ? [] : [`${key}=${value}`]))
    .sort()
    .join('&')
}

function placeValues(parameters: SearchParameters, page: number | null): Record<string, string | null> {
  const { locationSearchContext: places, searchMode, sortBy, context } = parameters
  const isOffice = context === 'office'
  const uris = places.searchLocations.map(({ uri }) => uri)
  return {
    bounds: places.bounds && formatBounds(places.bounds),
    context: isOffice || context === 'location' ? null : context,
    lat: places.viewport && formatDegrees(places.viewport.latitude),
    lng: places.viewport && formatDegrees(places.viewport.longitude),
    page: page === null || page === 1 ? null : String(page),
    shape: places.drawnArea && encodeURIComponent(places.drawnArea),
    sort: sortBy === defaultSortOption(searchMode, isOffice) ? null : sortOptions[sortBy].urlName,
    suburbs: (isOffice ? uris : uris.slice(1)).join(','),
    surrounding: places.includeSurroundingSuburbs ? null : 'false',
    zoom: places.viewport && String(places.viewport.zoom),
  }
}
