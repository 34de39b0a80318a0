import type { Database } from '#server/platform/database/database.ts'
import { IS_SESSION_ALIVE } from './push-subscriptions.queries.ts'

/** One message on its way to one device. */
export type PushDelivery = { messageId: number; subscriptionId: number }

/** The devices of a member that can be told. */
export async function devicesToTell(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select push_subscription.id from push_subscription
     join member on member.id = push_subscription.member_id and member.deleted_at is null
     where member_id = $1 and ${IS_SESSION_ALIVE} order by push_subscription.id`,
    [memberId],
  )
  return rows.map(({ id }) => id)
}

type NewMessage = { memberId: number; payload: string; createdAt: Date; expiresAt: Date }

/** A message that waits for each of these devices. */
export async function insertMessage(
  database: Database,
  { memberId, payload, createdAt, expiresAt }: NewMessage,
  subscriptionIds: readonly number[],
): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    'insert into push_message (member_id, payload, created_at, expires_at) values ($1, $2, $3, $4) returning id',
    [memberId, payload, createdAt, expiresAt],
  )
  if (row === undefined) throw new Error('No push message was made')
  await database.query(
    'insert into push_delivery (message_id, subscription_id) select $1, id from unnest($2::int[]) as device (id)',
    [row.id, subscriptionIds],
  )
  return row.id
}

export type ClaimedDelivery = { endpoint: string; p256dh: string; auth: string; payload: string; expiresAt: Date }

/** Takes a delivery until a moment, so that no other server sends it meanwhile; null where it is taken, over or not wanted. */
export async function claimDelivery(
  database: Database,
  { messageId, subscriptionId }: PushDelivery,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedDelivery | null> {
  const [row] = await database.query<ClaimedDelivery>(CLAIM, [messageId, subscriptionId, now, until])
  return row ?? null
}

const CLAIM = `
  update push_delivery set claimed_until = $4
  from push_message, push_subscription
  where push_delivery.message_id = $1 and push_delivery.subscription_id = $2
    and push_message.id = push_delivery.message_id and push_subscription.id = push_delivery.subscription_id
    and push_message.member_id = push_subscription.member_id
    and (push_delivery.claimed_until is null or push_delivery.claimed_until <= $3)
    and push_message.expires_at > $3 and ${IS_SESSION_ALIVE}
  returning push_subscription.endpoint, push_subscription.p256dh, push_subscription.auth, push_message.payload,
    push_message.expires_at as "expiresAt"`

/** Whether another server has this delivery. */
export async function isClaimed(
  database: Database,
  { messageId, subscriptionId }: PushDelivery,
  now: Date,
): Promise<boolean> {
  const [row] = await database.query(
    'select 1 from push_delivery where message_id = $1 and subscription_id = $2 and claimed_until > $3',
    [messageId, subscriptionId, now],
  )
  return row !== undefined
}

/** Gives a delivery back, for the next try. */
export async function releaseDelivery(database: Database, delivery: PushDelivery): Promise<void> {
  await database.query('update push_delivery set claimed_until = null where message_id = $1 and subscription_id = $2', [
    delivery.messageId,
    delivery.subscriptionId,
  ])
}

/** What the push service has taken is never sent there again. */
export const markAccepted = (
  database: Database,
  { messageId, subscriptionId }: PushDelivery,
  now: Date,
): Promise<void> =>
  database.transaction(async () => {
    await database.query('delete from push_delivery where message_id = $1 and subscription_id = $2', [
      messageId,
      subscriptionId,
    ])
    await database.query('update push_message set accepted_at = coalesce(accepted_at, $2) where id = $1', [
      messageId,
      now,
    ])
    await database.query('update push_subscription set last_success_at = $2 where id = $1', [subscriptionId, now])
  })

/** Removes a device that is no more, unless it subscribed anew meanwhile. */
export async function deleteGoneDevice(database: Database, id: number, endpoint: string, auth: string): Promise<void> {
  await database.query('delete from push_subscription where id = $1 and endpoint = $2 and auth = $3', [
    id,
    endpoint,
    auth,
  ])
}

/** Ends what was not taken in time, and removes messages of before a moment. */
export async function purgeMessages(database: Database, { now, before }: { now: Date; before: Date }): Promise<void> {
  await database.query(
    'delete from push_delivery using push_message where push_message.id = message_id and expires_at <= $1',
    [now],
  )
  await database.query('delete from push_message where created_at < $1', [before])
}
