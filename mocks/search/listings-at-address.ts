import { isAtHouse, readHouse } from '#domain/locations/street-address.ts'
import { modeOfListing } from '#domain/listing/mode-of-listing.ts'
import { searchModeNames } from '#domain/lookups/search-modes.ts'
import type { ListingRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { completePlace } from './complete-place.ts'

const MOST_STREETS = 20

/** Homes whose street address was typed with its number; none whose address is hidden. */
export function listingsAtAddress(world: World, query: string, take: number): ListingRecord[] {
  const typed = readHouse(query)
  if (typed === null) return []
  const streets = completePlace(world, typed.street, { types: ['street'], take: MOST_STREETS }).map(
    ({ place }) => place.record.id,
  )
  const rank = (listing: ListingRecord) =>
    streets.indexOf(listing.streetId ?? 0) * searchModeNames.length + searchModeNames.indexOf(modeOfListing(listing))
  return world.listings
    .getAll()
    .filter(({ streetId, statusType, isAddressHidden }) => {
      return streetId !== null && streets.includes(streetId) && statusType !== 'removed' && !isAddressHidden
    })
    .filter(({ streetAddress }) => streetAddress !== null && isAtHouse(streetAddress, typed))
    .toSorted((left, right) => rank(left) - rank(right) || right.listedAt.getTime() - left.listedAt.getTime())
    .slice(0, take)
}
