import { nameSortKey } from '#domain/locations/place-words.ts'
import { placeById } from '../search/places.ts'
import type { PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { locationView } from './locations.ts'

/** The suburbs of some things with how many are there, the most first, then by name. */
export const suburbCounts = (world: World, items: readonly { suburbId: number }[], take: number) =>
  [...Map.groupBy(items, ({ suburbId }) => suburbId)]
    .map(([suburbId, { length: count }]) => ({ suburb: placeById(world, suburbId), count }))
    .sort((left, right) => right.count - left.count || byName(left.suburb, right.suburb))
    .slice(0, take)
    .map(({ suburb, count }) => ({ location: locationView(world, suburb), count }))

const sortKeyOf = ({ suburbName, ...place }: PlaceRecord) => nameSortKey({ ...place, suburbName })

export const byName = (left: PlaceRecord, right: PlaceRecord): number => (sortKeyOf(left) < sortKeyOf(right) ? -1 : 1)
