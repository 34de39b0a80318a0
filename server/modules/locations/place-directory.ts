import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { isSlug } from '#domain/text/slug.ts'
import type { Database } from '#server/database/database.ts'
import { cachedLoader } from '#server/graphql/cached-loader.ts'
import { type PlaceRecord, positionOf } from './place-record.ts'

/** Finds places; those that were found are kept in memory for a while. */
export type PlaceDirectory = {
  byId(id: number): Promise<PlaceRecord | null>
  byIds(ids: readonly number[]): Promise<PlaceRecord[]>
  byUri(uri: string): Promise<PlaceRecord | null>
  byUris(uris: readonly string[]): Promise<PlaceRecord[]>
  /** The suburbs nearest to a point, the nearest first, within about 100 km. */
  nearestSuburbs(point: LatLong, take: number, except?: number): Promise<PlaceRecord[]>
}

const KEPT_PLACES = 20_000
const PLACE_LIFE = 600_000
const SEARCHED_KILOMETRES = [5, 20, 100] as const

/** Places by number, address and position, kept in memory for ten minutes. */
export function placeDirectory(database: Database, clock: () => Date): PlaceDirectory {
  const options = { max: KEPT_PLACES, life: PLACE_LIFE, clock }
  const byId = cachedLoader<number, PlaceRecord>(async (ids) => {
    const rows = await database.query<PlaceRecord>(`${SELECT_PLACES} where place.id = any($1::int[])`, [ids], prepared)
    return new Map(rows.map((place) => [place.id, place]))
  }, options)
  const idByUri = cachedLoader<string, number>(async (uris) => {
    const rows = await database.query<{ id: number; uri: string }>(
      'select id, uri from location where uri = any($1::text[])',
      [uris],
      prepared,
    )
    return new Map(rows.map(({ id, uri }) => [uri, id]))
  }, options)

  async function byUri(uri: string): Promise<PlaceRecord | null> {
    if (!isSlug(uri)) return null
    const id = await idByUri.load(uri)
    return id === null ? null : byId.load(id)
  }

  return {
    byId: byId.load,
    byIds: byId.loadAll,
    byUri,
    async byUris(uris) {
      const places = await Promise.all(uris.map(byUri))
      return places.filter((place) => place !== null)
    },
    async nearestSuburbs(point, take, except) {
      for (const kilometres of SEARCHED_KILOMETRES) {
        const ids = await suburbsWithin(database, point, kilometres)
        const isLast = kilometres === SEARCHED_KILOMETRES.at(-1)
        const places = (await byId.loadAll(ids)).filter(({ id }) => id !== except)
        const near = places
          .map((place) => ({ place, metres: distanceInMetres(point, positionOf(place)) }))
          .filter(({ metres }) => metres <= kilometres * 1000)
          .sort((left, right) => left.metres - right.metres || left.place.id - right.place.id)
        if (near.length >= take || isLast) return near.slice(0, take).map(({ place }) => place)
      }
      return []
    },
  }
}

const prepared = { isPrepared: true }

const SELECT_PLACES = `
  select place.id, place.uri, place.type, place.name, place.state_code as "stateCode", place.postcode,
    place.region_id as "regionId", place.suburb_id as "suburbId", place.latitude_micro as "latitudeMicro",
    place.longitude_micro as "longitudeMicro", place.settlement, suburb.name as "suburbName"
  from location place
  left join location suburb on suburb.id = place.suburb_id`

async function suburbsWithin(database: Database, point: LatLong, kilometres: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from location
     where type = 'suburb' and latitude_micro between $1 and $2 and longitude_micro between $3 and $4`,
    boxAround(point, kilometres),
    prepared,
  )
  return rows.map(({ id }) => id)
}

const DEGREES_PER_KILOMETRE = 1 / 111

/** [south, north, west, east] in whole micro-degrees, holding a circle of so many kilometres. */
export function boxAround({ latitude, longitude }: LatLong, kilometres: number): [number, number, number, number] {
  const height = kilometres * DEGREES_PER_KILOMETRE
  const width = height / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  const micro = (degrees: number) => Math.round(degrees * 1_000_000)
  return [micro(latitude - height), micro(latitude + height), micro(longitude - width), micro(longitude + width)]
}
