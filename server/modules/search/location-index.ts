import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { type SettlementKind, surroundingRadius } from '#domain/geo/surrounding-radius.ts'
import { timeZoneOf } from '#domain/lookups/states.ts'
import type { Database } from '#server/database/database.ts'

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
  /** Null when there is none; uris are lower case. */
  location(uri: string): IndexedLocation | null
  office(uri: string): { id: number; timeZone: string } | null
  suburbIdsOfRegion(regionId: number): readonly number[]
  /** Suburbs within 5, 7 or 20 km by the suburb's settlement, centre to centre, nearest first, without itself. */
  surroundingSuburbs(suburb: IndexedLocation): readonly NearbySuburb[]
  /** The zone of the suburb nearest to a point; null when there are no suburbs. */
  timeZoneAt(point: LatLong): string | null
  /** Reads the places again, after some were added or moved. */
  refresh(): Promise<void>
}

/** Reads all places and offices of the database. */
export async function loadLocationIndex(database: Database): Promise<LocationIndex> {
  let places = await readPlaces(database)
  return {
    location: (uri) => places.locations.get(uri) ?? null,
    office: (uri) => places.offices.get(uri) ?? null,
    suburbIdsOfRegion: (regionId) => places.suburbIdsByRegion.get(regionId) ?? [],
    surroundingSuburbs(suburb) {
      const known = places.surroundings.get(suburb.id)
      if (known !== undefined) return known
      const found = suburbsAround(suburb, places.suburbs)
      places.surroundings.set(suburb.id, found)
      return found
    },
    timeZoneAt: (point) => nearest(point, places.suburbs)?.timeZone ?? null,
    async refresh() {
      places = await readPlaces(database)
    },
  }
}

type Places = {
  locations: Map<string, IndexedLocation>
  offices: Map<string, { id: number; timeZone: string }>
  /** From south to north. */
  suburbs: IndexedLocation[]
  suburbIdsByRegion: Map<number, number[]>
  surroundings: Map<number, NearbySuburb[]>
}

const MICRO = 1_000_000

async function readPlaces(database: Database): Promise<Places> {
  const rows = await database.kysely
    .selectFrom('location')
    .select(['id', 'uri', 'type', 'state_code', 'region_id', 'latitude_micro', 'longitude_micro', 'settlement'])
    .orderBy('latitude_micro')
    .orderBy('id')
    .execute()
  const offices = await database.kysely
    .selectFrom('office')
    .innerJoin('location', 'location.id', 'office.location_id')
    .select(['office.id', 'office.uri', 'location.state_code'])
    .execute()
  const locations = rows.map((row) => ({
    id: row.id,
    uri: row.uri,
    type: row.type,
    timeZone: timeZoneOf(row.state_code),
    regionId: row.region_id,
    settlement: row.settlement,
    latitude: row.latitude_micro / MICRO,
    longitude: row.longitude_micro / MICRO,
  }))
  const suburbs = locations.filter(({ type }) => type === 'suburb')
  return {
    locations: new Map(locations.map((location) => [location.uri, location])),
    offices: new Map(offices.map(({ id, uri, state_code }) => [uri, { id, timeZone: timeZoneOf(state_code) }])),
    suburbs,
    suburbIdsByRegion: idsByRegion(suburbs),
    surroundings: new Map(),
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

function suburbsAround(suburb: IndexedLocation, southToNorth: readonly IndexedLocation[]): NearbySuburb[] {
  const radius = surroundingRadius(suburb.settlement)
  const reach = radius / METRES_PER_DEGREE
  const found: NearbySuburb[] = []
  for (let index = firstFrom(southToNorth, suburb.latitude - reach); index < southToNorth.length; index++) {
    const other = southToNorth[index]
    if (other === undefined || other.latitude > suburb.latitude + reach) break
    const metres = distanceInMetres(suburb, other)
    if (other.id !== suburb.id && metres <= radius) found.push({ id: other.id, metres })
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
