import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { isInPolygons } from '#domain/geo/polygon.ts'
import { readPolygons } from '#domain/geo/well-known-text.ts'
import { isSlug } from '#domain/text/slug.ts'
import { streetKey } from '#domain/locations/street-key.ts'
import { streetSlug } from '#domain/search/location-slug.ts'
import { otherSlugs } from '#domain/locations/other-names/other-slugs.ts'
import type { Database } from '#server/platform/database/database.ts'
import { boxAround } from '#server/platform/database/box-around.ts'
import { cachedLoader } from '#server/platform/graphql/cached-loader.ts'
import { outlinesAround, placeIdsByUris, placesByIds, suburbIdsInBox } from './place-directory.queries.ts'
import { type PlaceRecord, positionOf } from './place-record.ts'

/** Finds places; those that were found are kept in memory for a while. */
export type PlaceDirectory = {
  byId(id: number): Promise<PlaceRecord | null>
  byIds(ids: readonly number[]): Promise<PlaceRecord[]>
  /** By its own uri or another that it is known by (docs/decisions/035). */
  byUri(uri: string): Promise<PlaceRecord | null>
  byUris(uris: readonly string[]): Promise<PlaceRecord[]>
  /** A street of a suburb by its name, however its type is spelt; null where the portal has none. */
  streetOf(suburb: PlaceRecord, street: string): Promise<PlaceRecord | null>
  /** The suburb whose stated boundary holds a point, of several the one with the nearest centre; null where none does. */
  suburbAround(point: LatLong): Promise<PlaceRecord | null>
  /** The suburbs nearest to a point, the nearest first, within about 300 km. */
  nearestSuburbs(point: LatLong, take: number, except?: number): Promise<PlaceRecord[]>
}

const KEPT_PLACES = 20_000
const PLACE_LIFE = 600_000
/** The last is for the outback. */
const SEARCHED_KILOMETRES = [5, 20, 100, 300] as const

/** Places by number, address and position, kept in memory for ten minutes, or until `refreshCount` says that places were changed. */
export function placeDirectory(
  database: Database,
  clock: () => Date,
  refreshCount: () => number = () => 0,
): PlaceDirectory {
  let kept = placeLoaders(database, clock)
  let readAt = 0
  function loaders() {
    if (refreshCount() !== readAt) kept = placeLoaders(database, clock)
    readAt = refreshCount()
    return kept
  }

  async function byUri(uri: string): Promise<PlaceRecord | null> {
    if (!isSlug(uri)) return null
    const { byId, idByUri } = loaders()
    const id = (await idByUri.load(uri)) ?? (await idByUri.loadAll(otherSlugs(uri)))[0]
    return id === undefined ? null : byId.load(id)
  }

  return {
    byId: async (id) => loaders().byId.load(id),
    byIds: async (ids) => loaders().byId.loadAll(ids),
    byUri,
    async byUris(uris) {
      const places = await Promise.all(uris.map(byUri))
      return places.filter((place) => place !== null)
    },
    async streetOf(suburb, street) {
      const { stateCode, postcode } = suburb
      const named = { name: streetKey(street), suburb: suburb.name, stateCode, postcode: postcode ?? '' }
      const place = await byUri(streetSlug(named))
      return place?.suburbId === suburb.id ? place : null
    },
    async suburbAround(point) {
      const places = await loaders().byId.loadAll(await suburbsHolding(database, point))
      const [nearest] = places.toSorted(
        (left, right) => distanceInMetres(point, positionOf(left)) - distanceInMetres(point, positionOf(right)),
      )
      return nearest ?? null
    },
    async nearestSuburbs(point, take, except) {
      for (const kilometres of SEARCHED_KILOMETRES) {
        const ids = await suburbIdsInBox(database, boxAround(point, kilometres))
        const isLast = kilometres === SEARCHED_KILOMETRES.at(-1)
        const places = (await loaders().byId.loadAll(ids)).filter(({ id }) => id !== except)
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

function placeLoaders(database: Database, clock: () => Date) {
  const options = { max: KEPT_PLACES, life: PLACE_LIFE, clock }
  return {
    byId: cachedLoader<number, PlaceRecord>(async (ids) => {
      const rows = await placesByIds(database, ids)
      return new Map(rows.map((place) => [place.id, place]))
    }, options),
    idByUri: cachedLoader<string, number>(async (uris) => {
      const rows = await placeIdsByUris(database, uris)
      return new Map(rows.map(({ id, uri }) => [uri, id]))
    }, options),
  }
}

async function suburbsHolding(database: Database, point: LatLong): Promise<number[]> {
  const rows = await outlinesAround(database, point)
  return rows.filter(({ text }) => isInPolygons(point, readPolygons(text))).map(({ id }) => id)
}
