import type { AlertMatchKind } from '#domain/alerts/listing-change.ts'
import type { Database } from '#server/platform/database/database.ts'

export type FoundMatch = { alertId: number; kind: AlertMatchKind; reason: string }

/** An alert that has found something new, and whether it tells of it at once. */
export type RecordedMatch = { alertId: number; isToBeWritten: boolean; isToBePushed: boolean }

/**
 * Records that a listing fits alerts because of one change; answers the alerts for which that is new, but for those that wait or were deleted. A later change makes the
 * home unseen again and to be told of where the alert tells, the same or an earlier one changes nothing, and a `changed` one counts only where the home is not known yet.
 */
export async function recordMatches(
  database: Database,
  matches: readonly FoundMatch[],
  { listingId, eventId, matchedAt }: { listingId: number; eventId: number; matchedAt: Date },
): Promise<RecordedMatch[]> {
  if (matches.length === 0) return []
  return database.query<RecordedMatch>(
    RECORD,
    [
      matches.map(({ alertId }) => alertId),
      matches.map(({ kind }) => kind),
      matches.map(({ reason }) => reason),
      listingId,
      eventId,
      matchedAt,
    ],
    { isPrepared: true },
  )
}

const RECORD = `
  with recorded as (
    insert into alert_match as known (alert_id, listing_id, kind, reason, event_id, matched_at, notified_at, pushed_at)
    select found.alert_id, $4::int, found.kind, found.reason, $5::bigint, $6::timestamptz,
      case when not alert.is_by_email then $6 end,
      case when not (alert.is_by_push and alert.frequency = 'immediately') then $6 end
    from unnest($1::int[], $2::text[], $3::text[]) as found (alert_id, kind, reason)
    join listing on listing.id = $4
    join alert on alert.id = found.alert_id and alert.deleted_at is null and not alert.is_paused
    on conflict (alert_id, listing_id) do update set
      kind = excluded.kind, reason = excluded.reason, event_id = excluded.event_id, matched_at = excluded.matched_at,
      seen_at = null, notified_at = excluded.notified_at, pushed_at = excluded.pushed_at
      where known.event_id < excluded.event_id and excluded.kind <> 'changed'
    returning alert_id
  )
  select recorded.alert_id as "alertId", alert.is_by_email and alert.frequency = 'immediately' as "isToBeWritten",
    alert.is_by_push and alert.frequency = 'immediately' as "isToBePushed"
  from recorded join alert on alert.id = recorded.alert_id`
