import { isAtHouse, readHouse } from '#domain/locations/street-address.ts'
import type { ListingRecord } from './listing-record.ts'
import { listingsOnStreets } from './listings-at-address.queries.ts'
import type { ListingsParts } from '#server/modules/listings/listings-services.ts'

const MOST_STREETS = 20

/** Homes whose street address was typed with its number, the best street first; none whose address is hidden. */
export async function listingsAtAddress(
  { completion, database, listings }: Pick<ListingsParts, 'completion' | 'database' | 'listings'>,
  query: string,
  take: number,
): Promise<ListingRecord[]> {
  const typed = readHouse(query)
  if (typed === null) return []
  const streets = await completion.complete(typed.street, { types: ['street'], take: MOST_STREETS })
  if (streets.length === 0) return []
  const rows = await listingsOnStreets(
    database,
    streets.map(({ id }) => id),
  )
  const found = rows.filter(({ streetAddress }) => isAtHouse(streetAddress, typed))
  return listings.byIds(found.slice(0, take).map(({ id }) => id))
}
