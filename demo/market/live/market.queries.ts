import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A listing as far as the market changes it. */
export type MarketListing = {
  id: number
  /** Of its suburb. */
  uri: string
  isRental: boolean
  isUnderOffer: boolean
  saleMethod: string | null
  stateCode: StateCode
  priceText: string
  priceFrom: number | null
  priceTo: number | null
  hasAuction: boolean
  /** What it states, or what a home of its suburb went for last; null where neither is known. */
  value: number | null
}

const COLUMNS = `
  listing.id, location.uri, listing.listing_type = 'rental' as "isRental", listing.is_under_offer as "isUnderOffer",
  listing.sale_method as "saleMethod", location.state_code as "stateCode", listing.price_text as "priceText",
  listing.price_from as "priceFrom", listing.price_to as "priceTo", listing.auction_at is not null as "hasAuction"`

const conditions = {
  priced: `listing.status_type = 'available' and not listing.is_under_offer and listing.price_from is not null`,
  onOffer: `listing.status_type = 'available' and not listing.is_under_offer`,
  forSale: `listing.status_type = 'available' and listing.listing_type = 'sale'`,
  underOffer: `listing.status_type = 'available' and listing.is_under_offer`,
  forRent: `listing.status_type = 'available' and listing.listing_type = 'rental'`,
  withdrawn: `listing.status_type = 'removed'`,
  inspected: `listing.status_type = 'available' and exists (
    select from listing_inspection where listing_id = listing.id and ends_at > $3)`,
}

export type MarketCondition = keyof typeof conditions

/** The first listing that a condition holds for, from a share of the way through the numbers of the demonstration on. */
export async function listingFrom(
  database: Database,
  condition: MarketCondition,
  { share, firstId, now }: { share: number; firstId: number; now: Date },
): Promise<MarketListing | null> {
  for (const from of [share, 0]) {
    const [row] = await database.query<MarketListing>(
      `select ${COLUMNS}, coalesce(listing.price_to, (
         select other.price_to from listing other
         where other.suburb_id = listing.suburb_id and other.listing_type = listing.listing_type
           and other.status_type = 'completed' and other.price_to is not null
         order by other.completed_on desc, other.id limit 1)) as value
       from listing join location on location.id = listing.suburb_id
       where listing.id >= $2::int + $1::float8 * ((select max(id) from listing) - $2::int) and $3::timestamptz is not null
         and ${conditions[condition]}
       order by listing.id
       limit 1`,
      [from, firstId, now],
    )
    if (row !== undefined) return row
  }
  return null
}

/** Homes on the market after a number whose auction or whose last inspection was. */
export const outdatedListings = (
  database: Database,
  { after, now, limit }: { after: number; now: Date; limit: number },
): Promise<MarketListing[]> => database.query<MarketListing>(SELECT_OUTDATED, [after, now, limit])

const SELECT_OUTDATED = `
  select ${COLUMNS}, listing.price_to as value
  from listing join location on location.id = listing.suburb_id
  where listing.id > $1 and listing.status_type = 'available' and (
    listing.auction_at <= $2
    or exists (select from listing_inspection where listing_id = listing.id and ends_at <= $2)
      and not exists (select from listing_inspection where listing_id = listing.id and ends_at > $2)
  )
  order by listing.id
  limit $3`

/** The numbers of locations by their uris. */
export async function locationIds(database: Database, uris: readonly string[]): Promise<Map<string, number>> {
  const rows = await database.query<{ id: number; uri: string }>(
    'select id, uri from location where uri = any ($1::text[])',
    [uris],
  )
  return new Map(rows.map(({ id, uri }) => [uri, id]))
}

/** Whether a suburb has a listing of this address already. */
export async function isListed(database: Database, suburbId: number, streetAddress: string | null): Promise<boolean> {
  const rows = await database.query('select id from listing where suburb_id = $1 and street_address = $2 limit 1', [
    suburbId,
    streetAddress,
  ])
  return rows.length > 0
}

/** Deletes inspections of the past that a home on the market has no use for. */
export const deletePastInspections = async (database: Database, id: number, now: Date): Promise<void> =>
  void (await database.query('delete from listing_inspection where listing_id = $1 and ends_at <= $2', [id, now]))

/** Homes of the demonstration on the market that were confirmed 60 days ago or earlier, but for those that come from feeds. */
export async function unconfirmedListings(
  database: Database,
  { firstId, now }: { firstId: number; now: Date },
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(SELECT_UNCONFIRMED, [firstId, now])
  return rows.map(({ id }) => id)
}

const SELECT_UNCONFIRMED = `
  select id from listing
  where id >= $1 and status_type = 'available' and confirmed_at <= $2::timestamptz - interval '60 days'
    and not exists (select from feed_listing where listing_id = listing.id)`
