import type { Database } from '#server/platform/database/database.ts'

export type ListingKind = { listingType: 'sale' | 'rental'; statusType: 'available' | 'completed' }
export type StretchRow = { listingType: string; statusType: string; stretch: number; modifiedAt: Date }

/** The stretches of so many ids that hold listings, for each kind of listing, with when the last of them changed. */
export const listingStretches = (database: Database, length: number): Promise<StretchRow[]> =>
  database.query<StretchRow>(SELECT_STRETCHES, [length])

const SELECT_STRETCHES = `
  select listing_type as "listingType", status_type as "statusType", (id - 1) / $1::int + 1 as stretch,
    max(modified_at) as "modifiedAt"
  from listing
  where status_type <> 'removed' and shown_in_id is null
  group by 1, 2, 3
  order by 1, 2, 3`

export type SitemapListing = { id: number; uri: string; modifiedAt: Date }

/** The listings of a kind with an id from the first to the last, both included. */
export const listingsOfStretch = (
  database: Database,
  { listingType, statusType }: ListingKind,
  { first, last }: { first: number; last: number },
): Promise<SitemapListing[]> => database.query<SitemapListing>(SELECT_LISTINGS, [listingType, statusType, first, last])

/** A hidden street stays hidden in the address, as in listing-visibility.ts. */
const SELECT_LISTINGS = `
  select listing.id, listing.modified_at as "modifiedAt",
    case when listing.is_address_hidden or listing.uri = '' then location.uri else listing.uri end as uri
  from listing
  join location on location.id = listing.suburb_id
  where listing.listing_type = $1 and listing.status_type = $2 and listing.id between $3 and $4
    and listing.shown_in_id is null
  order by listing.id`
