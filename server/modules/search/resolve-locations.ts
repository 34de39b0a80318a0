import type { Bounds } from '#domain/geo/bounds.ts'
import { decodePolyline } from '#domain/geo/decode-polyline.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { normaliseSearchParameters } from '#domain/search/normalise-search.ts'
import { searchFault } from '#domain/search/search-input.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { byDistance, type IndexedLocation, type LocationIndex } from './location-index.ts'
import type { MicroPoint, ResolvedSearch, SearchArea } from './resolved-search.ts'

type SearchRefusal =
  /** One of the places, or the office, does not exist. */
  { ok: false; reason: 'UNKNOWN_LOCATION'; uris: string[] } | { ok: false; reason: 'BAD_SEARCH'; message: string }

export type SearchResolution = { ok: true; search: ResolvedSearch } | SearchRefusal

/** The day begins last there, so "today" in several zones is never tomorrow in one of them. */
const LAST_TIME_ZONE = 'Australia/Perth'

/**
 * Normalises a search and finds its places. The context decides what limits it: the shape of `draw`, the bounds of
 * `map`, the office of `office`, else the named places; a shape or bounds that are missing leave the named places, and
 * no place at all leaves the whole country.
 */
export function resolveSearch(asked: SearchParameters, index: LocationIndex): SearchResolution {
  const parameters = normaliseSearchParameters(asked)
  const fault = searchFault(asked, parameters)
  if (fault !== null) return { ok: false, reason: 'BAD_SEARCH', message: fault.message }
  const { drawnArea, bounds, officeUri } = parameters.locationSearchContext
  const resolved = (area: SearchArea, timeZone: string): SearchResolution => ({
    ok: true,
    search: { parameters, area, timeZone },
  })

  if (parameters.context === 'office') {
    const office = officeUri === null ? null : index.office(officeUri)
    if (office === null) return { ok: false, reason: 'UNKNOWN_LOCATION', uris: officeUri === null ? [] : [officeUri] }
    return resolved({ kind: 'office', officeId: office.id }, office.timeZone)
  }
  const corners = parameters.context === 'draw' && drawnArea !== null ? decodePolyline(drawnArea) : null
  if (corners !== null) {
    return resolved({ kind: 'shape', corners: corners.map(microPoint) }, zoneAt(middleOf(corners), index))
  }
  if (parameters.context === 'map' && bounds !== null) {
    const [southWest, northEast] = cornersOf(bounds)
    const area: SearchArea = { kind: 'bounds', southWest: microPoint(southWest), northEast: microPoint(northEast) }
    return resolved(area, zoneAt(middleOf([southWest, northEast]), index))
  }
  return resolvePlaces(parameters, index)
}

function resolvePlaces(parameters: SearchParameters, index: LocationIndex): SearchResolution {
  const { searchLocations, includeSurroundingSuburbs } = parameters.locationSearchContext
  if (searchLocations.length === 0) {
    return {
      ok: true,
      search: { parameters, area: { kind: 'everywhere' }, timeZone: LAST_TIME_ZONE },
    }
  }
  const found = searchLocations.map(({ uri }) => ({ uri, location: index.location(uri) }))
  const unknownUris = found.filter(({ location }) => location === null).map(({ uri }) => uri)
  const locations = found.map(({ location }) => location).filter((location) => location !== null)
  if (unknownUris.length > 0) return { ok: false, reason: 'UNKNOWN_LOCATION', uris: unknownUris }
  const suburbIds = new Set(locations.flatMap((location) => suburbIdsOf(location, index)))
  const area: SearchArea = {
    kind: 'places',
    suburbIds: [...suburbIds],
    streetIds: locations.filter(({ type }) => type === 'street').map(({ id }) => id),
    surroundingSuburbIds: includeSurroundingSuburbs ? surroundingIds(locations, suburbIds, index) : [],
  }
  const zones = new Set(locations.map(({ timeZone }) => timeZone))
  const [timeZone = LAST_TIME_ZONE] = zones.size === 1 ? zones : []
  return { ok: true, search: { parameters: ofLocations(parameters, locations), area, timeZone } }
}

/** The search with the places' own uris, by whatever other name they were asked for. */
function ofLocations(parameters: SearchParameters, locations: readonly IndexedLocation[]): SearchParameters {
  const searchLocations = locations.map(({ uri }) => ({ uri }))
  return normaliseSearchParameters({
    ...parameters,
    locationSearchContext: { ...parameters.locationSearchContext, searchLocations },
  })
}

function suburbIdsOf({ id, type }: IndexedLocation, index: LocationIndex): readonly number[] {
  if (type === 'suburb') return [id]
  return type === 'region' ? index.suburbIdsOfRegion(id) : []
}

/** Around the suburbs that were named: a region is large enough and a street too small to reach beyond itself. */
function surroundingIds(
  locations: readonly IndexedLocation[],
  chosen: ReadonlySet<number>,
  index: LocationIndex,
): number[] {
  const metresById = new Map<number, number>()
  for (const suburb of locations.filter(({ type }) => type === 'suburb')) {
    for (const { id, metres } of index.surroundingSuburbs(suburb)) {
      if (!chosen.has(id)) metresById.set(id, Math.min(metres, metresById.get(id) ?? Infinity))
    }
  }
  return [...metresById]
    .map(([id, metres]) => ({ id, metres }))
    .sort(byDistance)
    .map(({ id }) => id)
}

const zoneAt = (point: LatLong, index: LocationIndex): string => index.timeZoneAt(point) ?? LAST_TIME_ZONE

const microPoint = ({ latitude, longitude }: LatLong): MicroPoint => ({
  latitude: Math.round(latitude * 1_000_000),
  longitude: Math.round(longitude * 1_000_000),
})

const cornersOf = ({ south, west, north, east }: Bounds): [LatLong, LatLong] => [
  { latitude: south, longitude: west },
  { latitude: north, longitude: east },
]

function middleOf(points: readonly LatLong[]): LatLong {
  const sum = points.reduce((total, { latitude, longitude }) => ({
    latitude: total.latitude + latitude,
    longitude: total.longitude + longitude,
  }))
  return { latitude: sum.latitude / points.length, longitude: sum.longitude / points.length }
}
