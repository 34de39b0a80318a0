import type { Database } from '#server/platform/database/database.ts'

/** What one alert, or a collection by its name, told in one email or push notification. */
export type ToldThing = { alertId: number | null; name: string; listingCount: number }

export type Told = { memberId: number; pushMessageId: number | null; now: Date }

/** Records what a member is told of; inside the transaction in which the email or the notification is queued. */
export async function recordNotifications(
  database: Database,
  told: readonly ToldThing[],
  { memberId, pushMessageId, now }: Told,
): Promise<void> {
  await database.query(RECORD, [
    told.map(({ alertId }) => alertId),
    told.map(({ name }) => name),
    told.map(({ listingCount }) => listingCount),
    memberId,
    pushMessageId,
    now,
  ])
}

const RECORD = `
  insert into alert_notification (member_id, alert_id, alert_name, listing_count, push_message_id, created_at)
  select $4::int, alert_id, alert_name, listing_count, $5::bigint, $6::timestamptz
  from unnest($1::int[], $2::text[], $3::int[]) as told (alert_id, alert_name, listing_count)`

export type NotificationRow = {
  sentAt: Date
  kind: 'email' | 'push'
  alertId: number | null
  alertName: string
  listingCount: number
}

/** What a member was told of, the latest first; notifications that no push service took are left out. */
export const notificationsOfMember = (database: Database, memberId: number, most: number): Promise<NotificationRow[]> =>
  database.query<NotificationRow>(SELECT_SENT, [memberId, most])

const SELECT_SENT = `
  select coalesce(push_message.accepted_at, told.created_at) as "sentAt",
    case when told.push_message_id is null then 'email' else 'push' end as kind,
    alert.id as "alertId", told.alert_name as "alertName", told.listing_count as "listingCount"
  from alert_notification told
  left join push_message on push_message.id = told.push_message_id
  left join alert on alert.id = told.alert_id and alert.deleted_at is null
  where told.member_id = $1 and (told.push_message_id is null or push_message.accepted_at is not null)
  order by 1 desc, told.id
  limit $2`

/** Removes what was told before a moment. */
export async function purgeNotifications(database: Database, before: Date): Promise<void> {
  await database.query('delete from alert_notification where created_at < $1', [before])
}
