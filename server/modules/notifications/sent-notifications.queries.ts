import type { NotificationChannel, NotificationKindName } from '#domain/notifications/notification-kinds.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { NotifiedSection } from './notification-record.ts'

/** One of the two numbers. */
export type QueuedMessage = { pushMessageId: number | null; mailId: number | null }

type Sent = QueuedMessage & { kind: NotificationKindName; memberId: number; now: Date }

/** Records what a member is sent; inside the transaction in which the email or the notification is queued. */
export async function recordNotifications(
  database: Database,
  sections: readonly Pick<NotifiedSection, 'cards' | 'name' | 'senderId'>[],
  { kind, memberId, pushMessageId, mailId, now }: Sent,
): Promise<void> {
  await database.query(RECORD, [
    sections.map(({ senderId }) => senderId),
    sections.map(({ name }) => name),
    sections.map(({ cards }) => cards.length),
    memberId,
    pushMessageId,
    now,
    kind,
    mailId,
  ])
}

const RECORD = `
  insert into alert_notification (kind, member_id, alert_id, alert_name, listing_count, push_message_id, created_at, mail_id)
  select $7::text, $4::int, case when $7::text = 'alerts' then sender_id end, name, item_count, $5::bigint, $6::timestamptz, $8::int
  from unnest($1::int[], $2::text[], $3::int[]) as sent (sender_id, name, item_count)`

export type NotificationRow = {
  sentAt: Date
  kind: NotificationChannel
  topic: string
  alertId: number | null
  alertName: string
  listingCount: number
}

/** What a member was sent, the latest first; notifications that no push service took are left out. */
export const notificationsOfMember = (database: Database, memberId: number, most: number): Promise<NotificationRow[]> =>
  database.query<NotificationRow>(SELECT_SENT, [memberId, most])

const SELECT_SENT = `
  select coalesce(push_message.accepted_at, told.created_at) as "sentAt",
    case when told.push_message_id is null then 'email' else 'push' end as kind,
    told.kind as topic, alert.id as "alertId", told.alert_name as "alertName", told.listing_count as "listingCount"
  from alert_notification told
  left join push_message on push_message.id = told.push_message_id
  left join alert on alert.id = told.alert_id and alert.deleted_at is null
  where told.member_id = $1 and (told.push_message_id is null or push_message.accepted_at is not null)
  order by 1 desc, told.id
  limit $2`

/** Removes what was sent before a moment. */
export async function purgeNotifications(database: Database, before: Date): Promise<void> {
  await database.query('delete from alert_notification where created_at < $1', [before])
}
