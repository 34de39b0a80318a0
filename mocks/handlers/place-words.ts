import type { PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

export function placeById(world: World, id: number): PlaceRecord {
  const place = world.places.getAll().find((each) => each.id === id)
  if (place === undefined) throw new Error(`The world has no place ${id}`)
  return place
}

export const placeByUri = (world: World, uri: string): PlaceRecord | null =>
  world.places.getAll().find((place) => place.uri === uri) ?? null

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
