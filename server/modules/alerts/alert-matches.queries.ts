import type { Database } from '#server/platform/database/database.ts'
import type { AlertMatchRow } from './alert-record.ts'
import { NOT_HIDDEN } from './not-hidden.ts'

/** What an alert found, but for homes that were withdrawn or that its member hides. */
const FOUND = `
  from alert_match found
  join alert on alert.id = found.alert_id
  join listing on listing.id = found.listing_id and listing.status_type <> 'removed'
  where ${NOT_HIDDEN}`

export type UnseenRow = { alertId: number; listingIds: number[]; total: number }

/** The homes that were not seen yet of each of these alerts, the latest first, at most so many; alerts without any are left out. */
export const unseenOfAlerts = (database: Database, alertIds: readonly number[], most: number): Promise<UnseenRow[]> =>
  database.query<UnseenRow>(UNSEEN, [alertIds, most], { isPrepared: true })

const UNSEEN = `
  select found.alert_id as "alertId", count(*) as total,
    (array_agg(found.listing_id order by found.matched_at desc, found.listing_id desc))[1:$2::int] as "listingIds"
  ${FOUND} and found.alert_id = any ($1::int[]) and found.seen_at is null
  group by found.alert_id`

/** How many different homes fit any alert of a member and were not seen yet. */
export async function countUnseenOfMember(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ total: number }>(COUNT_UNSEEN, [memberId], { isPrepared: true })
  return row?.total ?? 0
}

const COUNT_UNSEEN = `
  select count(distinct found.listing_id) as total
  ${FOUND} and alert.member_id = $1 and alert.deleted_at is null and found.seen_at is null`

/** The home that each of these alerts found last, seen or not. */
export const latestOfAlerts = (
  database: Database,
  alertIds: readonly number[],
): Promise<{ alertId: number; listingId: number }[]> =>
  database.query<{ alertId: number; listingId: number }>(LATEST, [alertIds], { isPrepared: true })

const LATEST = `
  select distinct on (found.alert_id) found.alert_id as "alertId", found.listing_id as "listingId"
  ${FOUND} and found.alert_id = any ($1::int[])
  order by found.alert_id, found.matched_at desc, found.listing_id desc`

/** How many homes fitted an alert. */
export async function countMatches(database: Database, alertId: number): Promise<number> {
  const [row] = await database.query<{ total: number }>(`select count(*) as total ${FOUND} and found.alert_id = $1`, [
    alertId,
  ])
  return row?.total ?? 0
}

/** Those that were not seen first, then the latest first. */
export const selectMatches = (
  database: Database,
  alertId: number,
  { skip, take }: { skip: number; take: number },
): Promise<AlertMatchRow[]> => database.query<AlertMatchRow>(SELECT_MATCHES, [alertId, skip, take])

const SELECT_MATCHES = `
  select found.listing_id as "listingId", found.kind, found.reason, found.matched_at as "matchedAt", found.seen_at as "seenAt"
  ${FOUND} and found.alert_id = $1
  order by found.seen_at is not null, found.matched_at desc, found.listing_id desc offset $2 limit $3`

/** Marks everything that an alert found as seen; answers how many were not. What was seen needs no mail and no notification any more. */
export async function markSeen(database: Database, alertId: number, now: Date): Promise<number> {
  const rows = await database.query(
    `update alert_match set seen_at = $2, notified_at = coalesce(notified_at, $2), pushed_at = coalesce(pushed_at, $2)
     where alert_id = $1 and seen_at is null returning listing_id`,
    [alertId, now],
  )
  return rows.length
}
