import type { Database } from '#server/platform/database/database.ts'
import type { FoundListing } from './alert-record.ts'
import { MATCHED_STATUS } from './matched-status.ts'
import { NOT_HIDDEN } from './not-hidden.ts'

/** Of matches `found` that nobody was notified of yet; what was found before $1 is too old for a notification. */
const DUE_PUSHES = `
  from alert_match found
  join alert on alert.id = found.alert_id
  where found.pushed_at is null and found.matched_at > $1 and alert.deleted_at is null`

/** The members who have something to be notified of that was found in a span of time. */
export async function membersToPush(
  database: Database,
  { after, until }: { after: Date; until: Date },
): Promise<number[]> {
  const rows = await database.query<{ memberId: number }>(
    `select distinct alert.member_id as "memberId" ${DUE_PUSHES} and found.matched_at <= $2
       and alert.is_by_push and alert.frequency = 'immediately' and not alert.is_paused`,
    [after, until],
  )
  return rows.map(({ memberId }) => memberId)
}

/** The listings that a member's alerts have to notify of. */
export async function duePushListingIds(database: Database, memberId: number, after: Date): Promise<number[]> {
  const rows = await database.query<{ listingId: number }>(
    `select distinct found.listing_id as "listingId" ${DUE_PUSHES} and alert.member_id = $2`,
    [after, memberId],
  )
  return rows.map(({ listingId }) => listingId)
}

/**
 * Takes what is due of a member's alerts and marks it as notified, the alerts by name and the latest homes first; inside the transaction
 * in which the notification is queued. Only of these listings: others wait for the next time. What was seen, is hidden, is not in the state that
 * was found any more or belongs to an alert that does not notify at once is marked and left out.
 */
export const takeDuePushes = (
  database: Database,
  { memberId, after, now, listingIds }: { memberId: number; after: Date; now: Date; listingIds: readonly number[] },
): Promise<FoundListing[]> => database.query<FoundListing>(TAKE_DUE, [after, memberId, now, listingIds])

const TAKE_DUE = `
  with due as (
    select found.alert_id, found.listing_id, alert.name as alert_name, ${MATCHED_STATUS} as status_type,
      alert.is_by_push and alert.frequency = 'immediately' and not alert.is_paused and found.seen_at is null and ${NOT_HIDDEN} as is_wanted
    ${DUE_PUSHES} and alert.member_id = $2 and found.listing_id = any ($4::int[])
  ),
  taken as (
    update alert_match set pushed_at = $3
    from due
    where alert_match.alert_id = due.alert_id and alert_match.listing_id = due.listing_id and alert_match.pushed_at is null
    returning alert_match.alert_id, alert_match.listing_id, alert_match.reason, alert_match.matched_at, due.alert_name, due.status_type,
      due.is_wanted
  )
  select taken.alert_id as "alertId", taken.alert_name as "alertName", taken.status_type as status, taken.listing_id as "listingId", taken.reason
  from taken
  join listing on listing.id = taken.listing_id
  where taken.is_wanted and listing.status_type = taken.status_type
  order by taken.alert_name, taken.alert_id, taken.matched_at desc, taken.listing_id desc`
