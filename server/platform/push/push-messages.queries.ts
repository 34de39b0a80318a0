import type { Database } from '#server/platform/database/database.ts'
import { IS_SESSION_ALIVE } from './push-subscriptions.queries.ts'

/** One message on its way to one device. */
export type PushDelivery = { messageId: number; subscriptionId: number }

/** The devices of a member that can be told. */
export async function devicesToNotify(database: Database, memberId: number): Promise<number[]> {
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
    `insert into push_delivery (message_id, subscription_id, host, next_attempt_at)
     select $1, id, host, $3 from push_subscription where id = any ($2::int[])`,
    [row.id, subscriptionIds, createdAt],
  )
  return row.id
}

/** Gives a delivery back, for a try at a later moment. */
export const putOffDelivery = async (
  database: Database,
  { messageId, subscriptionId }: PushDelivery,
  at: Date,
): Promise<void> =>
  void (await database.query(
    'update push_delivery set claimed_until = null, next_attempt_at = $3 where message_id = $1 and subscription_id = $2',
    [messageId, subscriptionId, at],
  ))

/** Gives a delivery up. */
export const endDelivery = async (database: Database, { messageId, subscriptionId }: PushDelivery): Promise<void> =>
  void (await database.query('delete from push_delivery where message_id = $1 and subscription_id = $2', [
    messageId,
    subscriptionId,
  ]))

/** What the push service has taken is never sent there again. */
export const markAccepted = (
  database: Database,
  { messageId, subscriptionId }: PushDelivery,
  now: Date,
): Promise<void> =>
  database.transaction(async () => {
    await endDelivery(database, { messageId, subscriptionId })
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
