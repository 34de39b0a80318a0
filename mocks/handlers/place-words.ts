import { slugSpellings } from '#domain/locations/slug-spellings.ts'
import type { PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export function placeById(world: World, id: number): PlaceRecord {
  const place = world.places.getAll().find((each) => each.id === id)
  if (place === undefined) throw new Error(`The world has no place ${id}`)
  return place
}

/** By its own uri, or by another way to write it. */
export function placeByUri(world: World, uri: string): PlaceRecord | null {
  const places = world.places.getAll()
  const uris = [uri, ...slugSpellings(uri)]
  return uris.flatMap((each) => places.find((place) => place.uri === each) ?? [])[0] ?? null
}

/** "Fitzroy, VIC 3065", "Inner Melbourne, VIC", "Gore Street, Fitzroy, VIC 3065". */
export function placeLabel(world: World | null, { name, suburbId, stateCode, postcode }: PlaceRecord): string {
  const suburb = world === null || suburbId === null ? '' : `, ${placeById(world, suburbId).name}`
  return `${name}${suburb}, ${stateCode}${postcode === null ? '' : ` ${postcode}`}`
}

/** A place as searches name it. */
export const searchLocation = ({ id, uri, name, stateCode, postcode }: PlaceRecord) => ({
  id,
  uri,
  name,
  stateCode,
  postcode,
})
