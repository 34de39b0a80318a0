import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { surroundingRadius } from '#domain/geo/surrounding-radius.ts'
import { complete, type Completion } from '#domain/locations/completion/complete.ts'
import { buildCompletionIndex, type CompletionPlace } from '#domain/locations/completion/completion-index.ts'
import { otherNamesBySlug } from '#domain/locations/other-names/other-slugs.ts'
import { searchLocationOf } from '#domain/locations/place-label.ts'
import { slugSpellings } from '#domain/locations/slug-spellings.ts'
import { wholeAreas } from '#domain/locations/whole-areas.ts'
import type { PlaceRecord } from '../world/records.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'

export function placeById(world: World, id: number): PlaceRecord {
  const place = find(world.places, { id })
  if (place === undefined) throw new Error(`The world has no place ${id}`)
  return place
}

/** By its own uri, or by another way to write it. */
export function placeByUri({ places }: World, uri: string): PlaceRecord | null {
  for (const each of [uri, ...slugSpellings(uri)]) {
    const place = find(places, { uri: each })
    if (place !== undefined) return place
  }
  return null
}

export const findPlace = (world: World, identifier: string): PlaceRecord | null =>
  /^\d+$/.test(identifier)
    ? (find(world.places, { id: Number(identifier) }) ?? null)
    : placeByUri(world, identifier.toLowerCase())

/** The suburbs of a place; a street's own. */
export function suburbIdsOf({ places }: World, { id, type, suburbId }: PlaceRecord): ReadonlySet<number> {
  if (type !== 'region') return new Set([suburbId ?? id])
  return new Set(findAll(places, { type: 'suburb', regionId: id }).map((place) => place.id))
}

type Completed = CompletionPlace & { id: number; record: PlaceRecord }
type Wanted = { types: readonly PlaceRecord['type'][]; take: number }

/** Places that fit what was typed, the best first; of any type when `types` is empty. */
export const completePlace = (world: World, query: string, { types, take }: Wanted): Completion<Completed>[] =>
  complete(completionIndexOf(world), query, types.length === 0 ? { limit: take } : { limit: take, kinds: types })

export const suggestionView = ({ place: { record }, label, isMeant }: Completion<Completed>) => ({
  location: searchLocationOf(record),
  label,
  type: record.type,
  isMeant,
})

export function completionIndexOf({ places }: World) {
  const others = otherNamesBySlug()
  return buildCompletionIndex(
    places.getAll().map((record): Completed => {
      const { id, uri, name, stateCode, postcode, type: kind, population, suburbName } = record
      const { names: otherNames, postcodes: otherPostcodes } = others.get(uri) ?? {}
      const place = { id, uri, name, stateCode, postcode, kind, population, otherNames, otherPostcodes, record }
      return suburbName === null ? place : { ...place, suburbName }
    }),
    wholeAreas,
  )
}

/** Suburbs within 5, 7 or 20 km of one of these, the nearest first (docs/product.md, section 3.14). */
export function surroundingsOf(world: World, suburbs: readonly PlaceRecord[]): PlaceRecord[] {
  const ids = new Set(suburbs.map(({ id }) => id))
  return suburbsNear(world, (place) => {
    const reaching = suburbs
      .map(({ latLong, settlement }) => ({ settlement, metres: distanceInMetres(latLong, place.latLong) }))
      .filter(({ metres, settlement }) => metres <= surroundingRadius(settlement))
    return ids.has(place.id) || reaching.length === 0 ? null : Math.min(...reaching.map(({ metres }) => metres))
  }).map(({ place }) => place)
}

/** Every suburb with its distance from a point, the nearest first. */
export const suburbsByDistance = (world: World, point: LatLong): { place: PlaceRecord; metres: number }[] =>
  suburbsNear(world, ({ latLong }) => distanceInMetres(point, latLong))

const suburbsNear = (world: World, metresOf: (suburb: PlaceRecord) => number | null) =>
  findAll(world.places, { type: 'suburb' })
    .flatMap((place) => {
      const metres = metresOf(place)
      return metres === null ? [] : [{ place, metres }]
    })
    .sort((left, right) => left.metres - right.metres || left.place.id - right.place.id)
