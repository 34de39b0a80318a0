import type { StatedListing } from '#domain/feeds/stated-listing.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'

/** An office with the uri and state of its place. */
export type FeedOffice = { id: number; placeUri: string; stateCode: StateCode; isClosed: boolean }

/** The office of an agentID, which is the one that asks where it is nobody's yet; held until the transaction ends. Null where it is nobody's. */
export async function lockAgency(
  database: Database,
  agencyId: string,
  officeId: number | null,
): Promise<FeedOffice | null> {
  await database.query(LOCK_AGENCY, [agencyId], { isPrepared: true })
  const office = async () =>
    (await database.query<FeedOffice>(SELECT_OFFICE, [agencyId], { isPrepared: true }))[0] ?? null
  const known = await office()
  if (known !== null || officeId === null) return known
  await database.query(CLAIM_AGENCY, [agencyId, officeId])
  return office()
}

const LOCK_AGENCY = 'select from feed_agency where agency_id = $1 for no key update'

const SELECT_OFFICE = `
  select office.id, location.uri as "placeUri", location.state_code as "stateCode",
    office.closed_at is not null as "isClosed"
  from feed_agency
  join office on office.id = ${currentOffice('feed_agency.office_id')}
  join location on location.id = office.location_id
  where agency_id = $1`

// Of two offices that claim it at once the second waits for the first, and finds it taken.
const CLAIM_AGENCY = `
  insert into feed_agency (agency_id, office_id) values ($1, $2)
  on conflict (agency_id) do update set office_id = feed_agency.office_id`

export type FeedListingRow = {
  modifiedAt: Date
  stated: StatedListing
  listingId: number | null
  listingType: 'sale' | 'rental'
  statusType: 'available' | 'completed' | 'removed'
  isUnderOffer: boolean
  isHidden: boolean
  suburbUri: string
  suburbName: string
  stateCode: StateCode
}

/** A listing that feeds have named, with what became of it; what is of the listing is null where there is none. */
export async function knownListing(
  database: Database,
  agencyId: string,
  uniqueId: string,
): Promise<FeedListingRow | null> {
  const [row] = await database.query<FeedListingRow>(SELECT_LISTING, [agencyId, uniqueId], { isPrepared: true })
  return row ?? null
}

const SELECT_LISTING = `
  select feed_listing.modified_at as "modifiedAt", feed_listing.stated, feed_listing.listing_id as "listingId",
    listing.listing_type as "listingType", listing.status_type as "statusType",
    listing.is_under_offer as "isUnderOffer",
    exists (select from listing_hiding where listing_hiding.listing_id = listing.id) as "isHidden", suburb.uri as "suburbUri", suburb.name as "suburbName",
    suburb.state_code as "stateCode"
  from feed_listing
  left join listing on listing.id = feed_listing.listing_id
  left join location as suburb on suburb.id = listing.suburb_id
  where feed_listing.agency_id = $1 and feed_listing.unique_id = $2`

export type SavedFeedListing = {
  agencyId: string
  uniqueId: string
  listingId: number | null
  modifiedAt: Date
  stated: StatedListing
}

export const saveListing = async (database: Database, saved: SavedFeedListing): Promise<void> =>
  void (await database.query(
    SAVE_LISTING,
    [saved.agencyId, saved.uniqueId, saved.listingId, saved.modifiedAt, JSON.stringify(saved.stated)],
    { isPrepared: true },
  ))

const SAVE_LISTING = `
  insert into feed_listing (agency_id, unique_id, listing_id, modified_at, stated)
  values ($1, $2, $3, $4, $5::json)
  on conflict (agency_id, unique_id) do update set
    listing_id = excluded.listing_id, modified_at = excluded.modified_at, stated = excluded.stated`
