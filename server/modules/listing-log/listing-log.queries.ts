import type { ListingLogEntry } from '#domain/listing/listing-log.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LoggedListingRow } from './listing-log-record.ts'

const SELECT_LISTINGS = `
  select listing.id as "listingId", coalesce(listing.street_address, '') as "streetAddress", suburb.name as suburb,
    office.name as "officeName", listing.listing_type as "listingType", listing.status_type as "statusType"
  from listing join location suburb on suburb.id = listing.suburb_id join office on office.id = listing.office_id`

export async function findListing(database: Database, id: number): Promise<LoggedListingRow | null> {
  const [row] = await database.query<LoggedListingRow>(`${SELECT_LISTINGS} where listing.id = $1`, [id])
  return row ?? null
}

/** `start` is escaped for `like`. */
export const findListingsAt = (database: Database, start: string, most: number): Promise<LoggedListingRow[]> =>
  database.query<LoggedListingRow>(
    `${SELECT_LISTINGS} where lower(listing.street_address) like $1
     order by lower(listing.street_address), listing.id limit $2`,
    [`${start}%`, most],
  )

/** All parts are read by index. What was there before the log is in it as published. */
export const findEntries = (
  database: Database,
  { listingId, before, limit }: { listingId: number; before: { at: Date; id: string } | null; limit: number },
): Promise<ListingLogEntry[]> =>
  database.query<ListingLogEntry>(SELECT_ENTRIES, [listingId, before?.at ?? null, before?.id ?? null, limit])

const SELECT_ENTRIES = `
  select * from (
    select 'e' || id as id, date_trunc('milliseconds', occurred_at) as at, replace(kind, 'listing.', '') as kind,
      null as by,
      case kind when 'listing.priceChanged' then details -> 'before' ->> 'text' else details ->> 'before' end as before,
      details ->> 'after' as after, coalesce(details ->> 'reason' = 'expired', false) as "isExpired",
      null as outcome, '[]'::jsonb as remarks
    from listing_log where listing_id = $1
    union all
    select 'l' || id, date_trunc('milliseconds', listed_at), 'published', null, null, null, false, null, '[]'::jsonb
    from listing where id = $1 and not exists (
      select from listing_log where listing_id = $1 and kind = 'listing.published')
    union all
    select 'f' || result.upload_id || '.' || result.position,
      date_trunc('milliseconds', coalesce(upload.finished_at, upload.started_at, upload.received_at)), 'feed',
      office.name, null, null, false, result.outcome,
      jsonb_path_query_array(result.remarks, '$[0 to 19].reason')
    from feed_result result join feed_upload upload on upload.id = result.upload_id
    left join office on office.id = upload.office_id
    where result.listing_id = $1
  ) entry
  where $2::timestamptz is null or (entry.at, entry.id) < ($2::timestamptz, $3::text)
  order by entry.at desc, entry.id desc limit $4`
