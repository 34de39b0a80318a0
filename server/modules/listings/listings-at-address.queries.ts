import type { Database } from '#server/platform/database/database.ts'

export type ListingOnStreet = { id: number; streetAddress: string }

/** Listings on streets whose address may be seen: by the order of the streets, then by mode, the newest first. */
export const listingsOnStreets = (database: Database, streetIds: readonly number[]): Promise<ListingOnStreet[]> =>
  database.query<ListingOnStreet>(SELECT_ON_STREETS, [streetIds])

// `street_id` of the search table is null where the address is hidden.
const SELECT_ON_STREETS = `
  select listing.id, listing.street_address as "streetAddress"
  from listing_search found
  join listing on listing.id = found.listing_id
  where found.street_id = any($1::integer[]) and not listing.is_address_hidden
  order by array_position($1::integer[], found.street_id), found.mode, found.listed_at desc, listing.id
  limit 1000`
