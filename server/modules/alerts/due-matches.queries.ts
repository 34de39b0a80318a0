import type { Database } from '#server/platform/database/database.ts'
import { MATCHED_STATUS } from './matched-status.ts'
import { NOT_HIDDEN } from './not-hidden.ts'
import type { AlertFrequency, FoundListing } from './alert-record.ts'

/** Until when what was found is due, for alerts of a frequency in a zone; any zone where that is null. */
export type DueTime = { frequency: AlertFrequency; timeZone: string | null; until: Date }

const dueValues = (times: readonly DueTime[]) => [
  times.map(({ frequency }) => frequency),
  times.map(({ timeZone }) => timeZone),
  times.map(({ until }) => until.toISOString()),
]

/** Lists of the times are $1 to $3. */
const DUE_MATCHES = `
  from alert_match found
  join alert on alert.id = found.alert_id
  join unnest($1::text[], $2::text[], $3::timestamptz[]) as due (frequency, time_zone, until)
    on due.frequency = alert.frequency and coalesce(due.time_zone, alert.time_zone) = alert.time_zone
  where found.notified_at is null and found.matched_at <= due.until and alert.deleted_at is null`

/** The members who have something to be told. */
export async function membersToNotify(database: Database, times: readonly DueTime[]): Promise<number[]> {
  const rows = await database.query<{ memberId: number }>(
    `select distinct alert.member_id as "memberId" ${DUE_MATCHES}`,
    dueValues(times),
  )
  return rows.map(({ memberId }) => memberId)
}

/** The listings that a member's alerts have to tell of. */
export async function dueListingIds(
  database: Database,
  memberId: number,
  times: readonly DueTime[],
): Promise<number[]> {
  const rows = await database.query<{ listingId: number }>(
    `select distinct found.listing_id as "listingId" ${DUE_MATCHES} and alert.member_id = $4`,
    [...dueValues(times), memberId],
  )
  return rows.map(({ listingId }) => listingId)
}

export type DueMatch = FoundListing & { isToBeWritten: boolean }

/**
 * Takes what is due of a member's alerts and marks it as told, the alerts by name and the latest homes first; inside the transaction
 * in which the mail is queued. Only of these listings: others wait for the next time. What was seen, is hidden, is not in the state that was found any more or belongs to an alert
 * that writes no emails is only marked.
 */
export const takeDueMatches = (
  database: Database,
  {
    memberId,
    times,
    now,
    listingIds,
  }: { memberId: number; times: readonly DueTime[]; now: Date; listingIds: readonly number[] },
): Promise<DueMatch[]> => database.query<DueMatch>(TAKE_DUE, [...dueValues(times), memberId, now, listingIds])

const TAKE_DUE = `
  with due as (
    select found.alert_id, found.listing_id, alert.name as alert_name, ${MATCHED_STATUS} as status_type,
      alert.is_by_email and not alert.is_paused and found.seen_at is null and ${NOT_HIDDEN} as is_to_be_written
    ${DUE_MATCHES} and alert.member_id = $4 and found.listing_id = any ($6::int[])
  ),
  taken as (
    update alert_match set notified_at = $5
    from due
    where alert_match.alert_id = due.alert_id and alert_match.listing_id = due.listing_id
      and alert_match.notified_at is null
    returning alert_match.alert_id, alert_match.listing_id, alert_match.reason, alert_match.matched_at, due.alert_name, due.status_type,
      due.is_to_be_written
  )
  select taken.alert_id as "alertId", taken.alert_name as "alertName", taken.status_type as status, taken.listing_id as "listingId", taken.reason,
    taken.is_to_be_written and listing.status_type = taken.status_type as "isToBeWritten"
  from taken
  join listing on listing.id = taken.listing_id
  order by taken.alert_name, taken.alert_id, taken.matched_at desc, taken.listing_id desc`

/** Stops the emails of alerts that are still there; answers them with their members. */
export const stopEmails = (
  database: Database,
  alertIds: readonly number[],
): Promise<{ id: number; name: string; memberId: number }[]> =>
  database.query<{ id: number; name: string; memberId: number }>(STOP_EMAILS, [alertIds])

/** Those of these alerts that are still there. */
export const namesOfAlerts = (
  database: Database,
  alertIds: readonly number[],
): Promise<{ id: number; name: string }[]> => database.query<{ id: number; name: string }>(NAMES_OF_ALERTS, [alertIds])

const NAMES_OF_ALERTS = 'select id, name from alert where id = any ($1::int[]) and deleted_at is null order by id'

const STOP_EMAILS = `
  update alert set is_by_email = false where id = any ($1::int[]) and deleted_at is null
  returning id, name, member_id as "memberId"`
