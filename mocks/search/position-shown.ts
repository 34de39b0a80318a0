import type { LatLong } from '#domain/geo/lat-long.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Where a home may be shown to be: the centre of its suburb when the street address is hidden, null when it is not known. */
export function positionShown(
  { places }: World,
  { isAddressHidden, latLong, suburbId }: ListingRecord,
): LatLong | null {
  if (!isAddressHidden) return latLong
  return places.getAll().find(({ id }) => id === suburbId)?.latLong ?? null
}
