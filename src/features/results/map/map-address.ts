import { decodePolyline } from '#domain/geo/decode-polyline.ts'
import { encodePolyline } from '#domain/geo/encode-polyline.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { defaultSortOption } from '#domain/lookups/sort-options.ts'
import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import type { LocationSearchContext, SearchParameters } from '#domain/search/search-parameters.ts'
import type { MapArea } from '#machines/map-search/map-search.machine.ts'

/** The same search within what the map shows. */
export const searchOfArea = (parameters: SearchParameters, { bounds, viewport }: MapArea): SearchParameters =>
  onFirstPage(parameters, 'map', { bounds, viewport, drawnArea: null })

/** The same search within a drawn shape. */
export const searchOfShape = (parameters: SearchParameters, corners: readonly LatLong[]): SearchParameters =>
  onFirstPage(parameters, 'draw', { bounds: null, viewport: null, drawnArea: encodePolyline(corners) })

/** The same search in its places again, without shape or area of the map. */
export const searchOfPlaces = (parameters: SearchParameters): SearchParameters =>
  onFirstPage(parameters, 'location', { bounds: null, viewport: null, drawnArea: null })

/** The address of a search; null when none can be written. */
export const addressOfSearch = (parameters: SearchParameters): string | null =>
  formatSearchUrl(parameters, { hasResults: true })

/** What decides which pins there are: order, page and where the map stands do not. */
export function searchOfPins(parameters: SearchParameters): SearchParameters {
  const { searchMode, context, locationSearchContext } = parameters
  return {
    ...parameters,
    sortBy: defaultSortOption(searchMode, context === 'office'),
    paging: { skip: 0, take: SEARCH_PAGE_SIZE },
    locationSearchContext: { ...locationSearchContext, viewport: null },
  }
}

/** What decides where the map stands: equal for searches that differ in their filters only. */
export const placeKey = ({ context, locationSearchContext: places }: SearchParameters): string =>
  JSON.stringify([context, places])

/** The corners of the shape that a search is limited to; none without one. */
export const shapeOf = ({ context, locationSearchContext }: SearchParameters): LatLong[] =>
  (context === 'draw' && locationSearchContext.drawnArea !== null
    ? decodePolyline(locationSearchContext.drawnArea)
    : null) ?? []

const onFirstPage = (
  parameters: SearchParameters,
  context: SearchParameters['context'],
  area: Pick<LocationSearchContext, 'bounds' | 'viewport' | 'drawnArea'>,
): SearchParameters => ({
  ...parameters,
  context,
  paging: { ...parameters.paging, skip: 0 },
  locationSearchContext: { ...parameters.locationSearchContext, ...area },
})
