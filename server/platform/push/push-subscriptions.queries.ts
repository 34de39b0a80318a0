import type { Database } from '#server/platform/database/database.ts'

export type PushDevice = { endpoint: string; device: string; createdAt: Date; lastSuccessAt: Date | null }

/** A browser that notifications can be sent to, as it says of itself. */
export type NewSubscription = {
  sessionId: string | null
  endpoint: string
  p256dh: string
  auth: string
  device: string
}

/** Of `push_subscription`: nothing is sent to a device whose session has ended. */
export const IS_SESSION_ALIVE = `
  (push_subscription.session_id is null or exists (
    select from member_session where member_session.id = push_subscription.session_id and member_session.ended_at is null
  ))`

/** The devices that notifications of a member go to, the newest first. */
export const devicesOfMember = (database: Database, memberId: number): Promise<PushDevice[]> =>
  database.query<PushDevice>(
    `select endpoint, device, created_at as "createdAt", last_success_at as "lastSuccessAt"
     from push_subscription where member_id = $1 and ${IS_SESSION_ALIVE} order by created_at desc, id desc`,
    [memberId],
  )

/** Until the end of the transaction nobody else changes the devices of this member; false where there is no such member. */
export async function lockSubscriber(database: Database, memberId: number): Promise<boolean> {
  const [row] = await database.query('select 1 from member where id = $1 and deleted_at is null for update', [memberId])
  return row !== undefined
}

/** Inside a transaction. What waits for another member at the same endpoint goes with the row of that member. */
export async function replaceSubscription(
  database: Database,
  memberId: number,
  { sessionId, endpoint, p256dh, auth, device }: NewSubscription,
  now: Date,
): Promise<void> {
  await database.query('delete from push_subscription where endpoint = $1 and member_id <> $2', [endpoint, memberId])
  await database.query(UPSERT, [memberId, sessionId, endpoint, p256dh, auth, device, now])
}

const UPSERT = `
  insert into push_subscription (member_id, session_id, endpoint, p256dh, auth, device, created_at)
  values ($1, $2::uuid, $3, $4, $5, $6, $7)
  on conflict (endpoint) do update set
    session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device`

/** Leaves a member so many devices, the newest. */
export async function deleteOldestSubscriptions(database: Database, memberId: number, most: number): Promise<void> {
  await database.query(
    `delete from push_subscription where id in (
       select id from push_subscription where member_id = $1 order by created_at desc, id desc offset $2
     )`,
    [memberId, most],
  )
}

export async function deleteSubscription(database: Database, memberId: number, endpoint: string): Promise<void> {
  await database.query('delete from push_subscription where member_id = $1 and endpoint = $2', [memberId, endpoint])
}
