import type { NotificationChannel, NotificationKindName } from '#domain/notifications/notification-kinds.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DomainEvent, DomainEventKind } from '#server/platform/events/domain-event.ts'
import type { NotificationRecipient, TimedRecipient } from './notification-record.ts'

const sentAt = { email: 'mailed_at', push: 'pushed_at' } as const satisfies Record<NotificationChannel, string>

type AddedRecipient = NotificationRecipient & { isAtOnce: boolean }

type Pending = { kind: NotificationKindName; channel: NotificationChannel }

/** Records what is to be sent of an event; answers the recipients for whom that is new. The same event again changes nothing. */
export const addPending = (
  database: Database,
  kind: NotificationKindName,
  event: { id: number; occurredAt: Date },
  recipients: readonly TimedRecipient[],
): Promise<AddedRecipient[]> =>
  database.query<AddedRecipient>(
    ADD,
    [
      kind,
      event.id,
      event.occurredAt,
      recipients.map(({ memberId }) => memberId),
      recipients.map(({ isByEmail }) => isByEmail),
      recipients.map(({ isByPush }) => isByPush),
      recipients.map(({ dueAt }) => dueAt?.toISOString() ?? null),
    ],
    { isPrepared: true },
  )

const ADD = `
  insert into pending_notification (kind, member_id, event_id, occurred_at, mailed_at, pushed_at, due_at)
  select $1::text, member_id, $2::bigint, $3::timestamptz,
    case when not is_by_email then $3::timestamptz end, case when not is_by_push then $3::timestamptz end, due_at::timestamptz
  from unnest($4::int[], $5::boolean[], $6::boolean[], $7::text[]) as recipient (member_id, is_by_email, is_by_push, due_at)
  on conflict do nothing
  returning member_id as "memberId", mailed_at is null as "isByEmail", pushed_at is null as "isByPush", due_at is null as "isAtOnce"`

/** The members to whom something is to be sent that happened, or whose digest was due, in a span of time. */
export async function membersWithPending(
  database: Database,
  { kind, channel, after, until }: Pending & { after: Date; until: Date },
): Promise<number[]> {
  const rows = await database.query<{ memberId: number }>(
    `select distinct member_id as "memberId" from pending_notification
     where kind = $1 and ${sentAt[channel]} is null
       and coalesce(due_at, occurred_at) > $2 and coalesce(due_at, occurred_at) <= $3`,
    [kind, after, until],
  )
  return rows.map(({ memberId }) => memberId)
}

/** The events of which something is to be sent to a member, in their order. */
export const pendingEvents = <Event extends DomainEventKind>(
  database: Database,
  { kind, channel, memberId, after, now }: Pending & { memberId: number; after: Date; now: Date },
): Promise<DomainEvent<Event>[]> =>
  database.query<DomainEvent<Event>>(
    `select event.id, event.kind, event.subject_id as "subjectId", event.details, event.occurred_at as "occurredAt"
     from pending_notification pending
     join domain_event event on event.id = pending.event_id
     where pending.kind = $1 and pending.member_id = $2 and pending.${sentAt[channel]} is null
       and coalesce(pending.due_at, pending.occurred_at) > $3 and (pending.due_at is null or pending.due_at <= $4)
     order by event.id`,
    [kind, memberId, after, now],
  )

/** Marks events as sent to a member; answers those that were not yet. Inside the transaction in which the message is queued. */
export async function takePending(
  database: Database,
  { kind, channel, memberId, eventIds, now }: Pending & { memberId: number; eventIds: readonly number[]; now: Date },
): Promise<ReadonlySet<number>> {
  const rows = await database.query<{ eventId: number }>(
    `update pending_notification set ${sentAt[channel]} = $4
     where kind = $1 and member_id = $2 and event_id = any ($3::bigint[]) and ${sentAt[channel]} is null
     returning event_id as "eventId"`,
    [kind, memberId, eventIds, now],
  )
  return new Set(rows.map(({ eventId }) => eventId))
}

/** Removes what happened, or was due by digest, before a moment. */
export async function purgePending(database: Database, before: Date): Promise<void> {
  await database.query('delete from pending_notification where coalesce(due_at, occurred_at) <= $1', [before])
}
