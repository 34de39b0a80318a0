import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { type SettlementKind, surroundingRadius } from '#domain/geo/surrounding-radius.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { otherSlugs } from '#domain/locations/other-names/other-slugs.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type NeighboursRow,
  selectFormerUris,
  selectLocations,
  selectNeighbours,
  selectOffices,
} from './location-index.queries.ts'

export type IndexedLocation = LatLong & {
  id: number
  uri: string
  type: 'region' | 'suburb' | 'street'
  timeZone: string
  regionId: number | null
  settlement: SettlementKind
}

export type NearbySuburb = { id: number; metres: number }

/** Every place and office of the database by uri, in memory, so that a search asks the database once. */
export type LocationIndex = {
  /** By its own uri or another that it is known by (docs/decisions/035). Null when there is none; uris are lower case. */
  location(uri: string): IndexedLocation | null
  office(uri: string): { id: number; timeZone: string } | null
  locationUri(id: number): string | null
  officeUri(id: number): string | null
  suburbIdsOfRegion(regionId: number): readonly number[]
  /**
   * Suburbs within 5, 7 or 20 km by the suburb's settlement, centre to centre, and those that share a piece of its boundary
   * where that is known; nearest first, without itself.
   */
  surroundingSuburbs(suburb: IndexedLocation): readonly NearbySuburb[]
  /** The suburbs that have this one among those around them. */
  suburbIdsAround(suburb: IndexedLocation): readonly number[]
  /** Suburbs whose centre lies within so many metres of a point, nearest first. */
  suburbsWithin(point: LatLong, metres: number): readonly NearbySuburb[]
  /** The zone of the suburb nearest to a point; null when there are no suburbs. */
  timeZoneAt(point: LatLong): string | null
  /** Reads the places again, after some were added or moved. */
  refresh(): Promise<void>
  /** Reads the offices alone again, after some were added or moved. */
  refreshOffices(): Promise<void>
  /** How often they were read again: what others made from them is as old as the number they made it at. */
  refreshCount(): number
}

/** Reads all places and offices of the database. */
export async function loadLocationIndex(database: Database): Promise<LocationIndex> {
  let places = await readPlaces(database)
  let refreshCount = 0
  return {
    location: (uri) => {
      const { locations } = places
      return locations.get(uri) ?? otherSlugs(uri).flatMap((other) => locations.get(other) ?? [])[0] ?? null
    },
    office: (uri) => places.offices.get(uri) ?? null,
    locationUri: (id) => places.uris.locations.get(id) ?? null,
    officeUri: (id) => places.uris.offices.get(id) ?? null,
    suburbIdsOfRegion: (regionId) => places.suburbIdsByRegion.get(regionId) ?? [],
    surroundingSuburbs(suburb) {
      const known = places.surroundings.get(suburb.id)
      if (known !== undefined) return known
      const found = suburbsAround(suburb, places)
      places.surroundings.set(suburb.id, found)
      return found
    },
    suburbIdsAround(suburb) {
      const known = places.reachedFrom.get(suburb.id)
      if (known !== undefined) return known
      const found = suburbIdsReaching(suburb, places)
      places.reachedFrom.set(suburb.id, found)
      return found
    },
    suburbsWithin: (point, metres) => suburbsWithin(point, metres, places.suburbs),
    timeZoneAt: (point) => nearest(point, places.suburbs)?.timeZone ?? null,
    async refresh() {
      places = await readPlaces(database)
      refreshCount += 1
    },
    async refreshOffices() {
      const { offices, officeUris } = await readOffices(database)
      places = { ...places, offices, uris: { ...places.uris, offices: officeUris } }
    },
    refreshCount: () => refreshCount,
  }
}

type Places = {
  /** By every uri that they have or had. */
  locations: Map<string, IndexedLocation>
  offices: Map<string, { id: number; timeZone: string }>
  uris: { locations: Map<number, string>; offices: Map<number, string> }
  /** From south to north. */
  suburbs: IndexedLocation[]
  suburbIdsByRegion: Map<number, number[]>
  surroundings: Map<number, NearbySuburb[]>
  /** The other way round. */
  reachedFrom: Map<number, number[]>
  suburbById: Map<number, IndexedLocation>
  /** Those that share a piece of a suburb's boundary and are not within its radius anyway, by the suburb. */
  neighbours: Map<number, IndexedLocation[]>
  /** The suburbs that have a suburb among these. */
  neighbouredBy: Map<number, number[]>
}

async function readOffices(database: Database) {
  const rows = await selectOffices(database)
  const offices = rows.map(({ id, uri, suburbUri, stateCode }) => {
    const office = { id, timeZone: timeZoneOfPlace({ uri: suburbUri, stateCode }) }
    return [uri, office] as const
  })
  const own = rows.filter(({ isMerged }) => !isMerged)
  return { offices: new Map(offices), officeUris: new Map(own.map(({ id, uri }) => [id, uri])) }
}

const MICRO = 1_000_000

async function readPlaces(database: Database): Promise<Places> {
  const rows = await selectLocations(database)
  const { offices, officeUris } = await readOffices(database)
  const locations = rows.map((row) => ({
    id: row.id,
    uri: row.uri,
    type: row.type,
    timeZone: timeZoneOfPlace(row),
    regionId: row.regionId,
    settlement: row.settlement,
    latitude: row.latitudeMicro / MICRO,
    longitude: row.longitudeMicro / MICRO,
  }))
  const suburbs = locations.filter(({ type }) => type === 'suburb')
  const byId = new Map(suburbs.map((suburb) => [suburb.id, suburb]))
  const allById = new Map(locations.map((location) => [location.id, location]))
  const former = (await selectFormerUris(database)).flatMap(({ id, uri }) => {
    const location = allById.get(id)
    return location === undefined ? [] : [[uri, location] as const]
  })
  const neighbours = farNeighbours(await selectNeighbours(database), byId)
  return {
    locations: new Map([...former, ...locations.map((location) => [location.uri, location] as const)]),
    offices,
    uris: { locations: new Map(rows.map(({ id, uri }) => [id, uri])), offices: officeUris },
    suburbs,
    suburbIdsByRegion: idsByRegion(suburbs),
    surroundings: new Map(),
    reachedFrom: new Map(),
    suburbById: byId,
    neighbouredBy: byNeighbour(neighbours),
    neighbours,
  }
}

function idsByRegion(suburbs: readonly IndexedLocation[]): Map<number, number[]> {
  const byRegion = new Map<number, number[]>()
  for (const { id, regionId } of suburbs) {
    if (regionId === null) continue
    const ids = byRegion.get(regionId)
    if (ids === undefined) byRegion.set(regionId, [id])
    else ids.push(id)
  }
  return byRegion
}

/** A degree of latitude is never shorter than this many metres, on the sphere of distanceInMetres. */
const METRES_PER_DEGREE = 111_000
/** How far the suburbs around any suburb reach. */
const LARGEST_RADIUS = Math.max(...(['city', 'fringe', 'country'] as const).map(surroundingRadius))

function suburbsAround(suburb: IndexedLocation, { suburbs, neighbours }: Places): NearbySuburb[] {
  const found = suburbsWithin(suburb, surroundingRadius(suburb.settlement), suburbs).filter(
    ({ id }) => id !== suburb.id,
  )
  const known = new Set(found.map(({ id }) => id))
  for (const neighbour of neighbours.get(suburb.id) ?? []) {
    if (!known.has(neighbour.id)) found.push({ id: neighbour.id, metres: distanceInMetres(suburb, neighbour) })
  }
  return found.sort(byDistance)
}

function suburbIdsReaching(suburb: IndexedLocation, { suburbs, suburbById, neighbouredBy }: Places): number[] {
  const near = suburbsWithin(suburb, LARGEST_RADIUS, suburbs)
    .filter(({ id, metres }) => {
      const other = suburbById.get(id)
      return other !== undefined && id !== suburb.id && metres <= surroundingRadius(other.settlement)
    })
    .map(({ id }) => id)
  return [...new Set([...near, ...(neighbouredBy.get(suburb.id) ?? [])])]
}

function farNeighbours(
  rows: readonly NeighboursRow[],
  byId: ReadonlyMap<number, IndexedLocation>,
): Map<number, IndexedLocation[]> {
  const found = new Map<number, IndexedLocation[]>()
  for (const { locationId, neighbourIds } of rows) {
    const suburb = byId.get(locationId)
    if (suburb === undefined) continue
    const radius = surroundingRadius(suburb.settlement)
    const far = neighbourIds
      .flatMap((id) => byId.get(id) ?? [])
      .filter((other) => distanceInMetres(suburb, other) > radius)
    if (far.length > 0) found.set(locationId, far)
  }
  return found
}

function byNeighbour(neighbours: ReadonlyMap<number, readonly IndexedLocation[]>): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const [locationId, others] of neighbours) {
    for (const { id } of others) found.set(id, [...(found.get(id) ?? []), locationId])
  }
  return found
}

function suburbsWithin(point: LatLong, radius: number, southToNorth: readonly IndexedLocation[]): NearbySuburb[] {
  const reach = radius / METRES_PER_DEGREE
  const found: NearbySuburb[] = []
  for (let index = firstFrom(southToNorth, point.latitude - reach); index < southToNorth.length; index++) {
    const other = southToNorth[index]
    if (other === undefined || other.latitude > point.latitude + reach) break
    const metres = distanceInMetres(point, other)
    if (metres <= radius) found.push({ id: other.id, metres })
  }
  return found.sort(byDistance)
}

/** The nearest first; the same order always. */
export const byDistance = (left: NearbySuburb, right: NearbySuburb): number =>
  left.metres - right.metres || left.id - right.id

function firstFrom(southToNorth: readonly IndexedLocation[], latitude: number): number {
  let low = 0
  let high = southToNorth.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((southToNorth[middle]?.latitude ?? Infinity) < latitude) low = middle + 1
    else high = middle
  }
  return low
}

function nearest(point: LatLong, suburbs: readonly IndexedLocation[]): IndexedLocation | null {
  let best: IndexedLocation | null = null
  let bestMetres = Infinity
  for (const suburb of suburbs) {
    const metres = distanceInMetres(point, suburb)
    if (metres < bestMetres) [best, bestMetres] = [suburb, metres]
  }
  return best
}
