import type { Bounds } from '#domain/geo/bounds.ts'
import { decodePolyline, encodePolyline } from '#domain/geo/encoded-polyline.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { defaultSortOption } from '#domain/lookups/sort-options.ts'
import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
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
  writeSearchAddress(parameters, { hasResults: true })

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

/** The box around points; null without points. */
export function boundsAround(points: readonly LatLong[]): Bounds | null {
  const [first] = points
  if (first === undefined) return null
  const start = { south: first.latitude, north: first.latitude, west: first.longitude, east: first.longitude }
  return points.reduce(
    (bounds, { latitude, longitude }) => ({
      south: Math.min(bounds.south, latitude),
      north: Math.max(bounds.north, latitude),
      west: Math.min(bounds.west, longitude),
      east: Math.max(bounds.east, longitude),
    }),
    start,
  )
}

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
