import { isAtHouse, readHouseNumber } from '#domain/locations/house-number.ts'
import type { ListingRecord } from './listing-record.ts'
import type { ListingsParts } from '#server/modules/listings/listings-services.ts'

const MOST_STREETS = 20

/** Homes whose street address was typed with its number, the best street first; none whose address is hidden. */
export async function listingsAtAddress(
  { completion, database, listings }: Pick<ListingsParts, 'completion' | 'database' | 'listings'>,
  query: string,
  take: number,
): Promise<ListingRecord[]> {
  const typed = readHouseNumber(query)
  if (typed === null) return []
  const streetIds = completion.complete(typed.street, { types: ['street'], take: MOST_STREETS })
  if (streetIds.length === 0) return []
  const rows = await database.query<Row>(SELECT_ON_STREETS, [streetIds])
  const found = rows.filter(({ streetAddress }) => isAtHouse(streetAddress, typed))
  return listings.byIds(found.slice(0, take).map(({ id }) => id))
}

type Row = { id: number; streetAddress: string }

// `street_id` of the search table is null where the address is hidden.
const SELECT_ON_STREETS = `
  select listing.id, listing.street_address as "streetAddress"
  from listing_search found
  join listing on listing.id = found.listing_id
  where found.street_id = any($1::integer[]) and not listing.is_address_hidden
  order by array_position($1::integer[], found.street_id), found.mode, found.listed_at desc, listing.id
  limit 1000`
