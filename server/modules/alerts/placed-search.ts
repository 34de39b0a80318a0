import type { AlertArea } from '#domain/alerts/alert-area.ts'
import { alertErrors } from '#domain/alerts/alert-errors.copy.ts'
import { decodePolyline } from '#domain/geo/decode-polyline.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { shapeFault } from '#domain/geo/shape.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationIndex, ResolvedSearch, SearchServices } from '#server/modules/search/search-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlacedSearch } from './alert-record.ts'

type Parts = Pick<ListingsServices, 'resolvedSearch'> & Pick<SearchServices, 'locationIndex'>

/** The zone of an alert for the whole country. */
const COUNTRY_TIME_ZONE = 'Australia/Sydney'

/**
 * The search of an alert with its place in numbers. Throws UNKNOWN_LOCATION for a place that does not exist, BAD_SEARCH for a
 * shape that is none or crosses itself.
 */
export function placedSearch(search: SearchParameters, { resolvedSearch, locationIndex }: Parts): PlacedSearch {
  const resolved = resolvedSearch(search)
  const { parameters, area } = resolved
  return { search: parameters, area: areaOf(resolved, locationIndex), timeZone: zoneOf() }

  function zoneOf(): string {
    if (area.kind === 'everywhere') return COUNTRY_TIME_ZONE
    const [first] = area.kind === 'places' ? parameters.locationSearchContext.searchLocations : []
    return (first && locationIndex.location(first.uri)?.timeZone) ?? resolved.timeZone
  }
}

function areaOf({ parameters, area }: ResolvedSearch, index: LocationIndex): AlertArea {
  const { searchLocations, includeSurroundingSuburbs, drawnArea } = parameters.locationSearchContext
  if (area.kind === 'shape') {
    requireSoundShape(drawnArea)
    return { kind: 'shape', corners: withoutLast(area.corners) }
  }
  if (area.kind !== 'places') return area
  const places = searchLocations.map(({ uri }) => index.location(uri)).filter((place) => place !== null)
  const idsOf = (type: 'suburb' | 'region' | 'street') =>
    places.filter((place) => place.type === type).map(({ id }) => id)
  return {
    kind: 'places',
    suburbIds: idsOf('suburb'),
    regionIds: idsOf('region'),
    streetIds: idsOf('street'),
    includesSurrounding: includeSurroundingSuburbs,
  }
}

function requireSoundShape(drawnArea: string | null): void {
  const fault = shapeFault(withoutLast(decodePolyline(drawnArea ?? '') ?? []))
  if (fault === null) return
  throw new PortalError('BAD_SEARCH', alertErrors.shape[fault], { field: 'drawnArea' })
}

/** A shape may be closed by its first corner once more. */
function withoutLast<Point extends LatLong>(corners: readonly Point[]): Point[] {
  const [first] = corners
  const last = corners.at(-1)
  const isClosed = corners.length > 1 && first?.latitude === last?.latitude && first?.longitude === last?.longitude
  return isClosed ? corners.slice(0, -1) : [...corners]
}
