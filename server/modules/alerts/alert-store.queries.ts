import type { Database } from '#server/platform/database/database.ts'
import type { AlertRecord, NewAlert } from './alert-record.ts'

/** Until the end of the transaction nobody else changes the alerts of this member; false where there is no such member. */
export async function lockMember(database: Database, memberId: number): Promise<boolean> {
  const [row] = await database.query('select 1 from member where id = $1 and deleted_at is null for update', [memberId])
  return row !== undefined
}

const COLUMNS = `
  id, member_id as "memberId", name, search, area, frequency, is_by_email as "isByEmail", is_by_push as "isByPush",
  is_partly_in_range as "isPartlyInRange", is_paused as "isPaused", time_zone as "timeZone", created_at as "createdAt",
  (select member.email_confirmed_at is not null from member where member.id = alert.member_id) as "isEmailConfirmed"`

/** The alerts of a member, the newest first. */
export const alertsOfMember = (database: Database, memberId: number): Promise<AlertRecord[]> =>
  database.query<AlertRecord>(
    `select ${COLUMNS} from alert where member_id = $1 and deleted_at is null order by created_at desc, id desc`,
    [memberId],
  )

/** An alert of a member. */
export const findAlert = (database: Database, memberId: number, id: number): Promise<AlertRecord | null> =>
  first(
    database.query<AlertRecord>(
      `select ${COLUMNS} from alert where member_id = $1 and id = $2 and deleted_at is null`,
      [memberId, id],
      { isPrepared: true },
    ),
  )

/** An alert of a member that was deleted after a moment. */
export const findDeletedAlert = (
  database: Database,
  memberId: number,
  id: number,
  after: Date,
): Promise<AlertRecord | null> =>
  first(
    database.query<AlertRecord>(`select ${COLUMNS} from alert where member_id = $1 and id = $2 and deleted_at > $3`, [
      memberId,
      id,
      after,
    ]),
  )

/** The alert that a call with this key made, deleted or not. */
export const findAlertByKey = (
  database: Database,
  memberId: number,
  idempotencyKey: string,
): Promise<AlertRecord | null> =>
  first(
    database.query<AlertRecord>(`select ${COLUMNS} from alert where member_id = $1 and idempotency_key = $2`, [
      memberId,
      idempotencyKey,
    ]),
  )

async function first<Row>(rows: Promise<Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null
}

/** How many alerts a member has. */
export async function countAlerts(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    'select count(*) as total from alert where member_id = $1 and deleted_at is null',
    [memberId],
  )
  return row?.total ?? 0
}

/** Makes an alert without its places. */
export async function insertAlert(
  database: Database,
  memberId: number,
  alert: NewAlert,
  now: Date,
): Promise<AlertRecord> {
  const [row] = await database.query<AlertRecord>(INSERT_ALERT, [
    memberId,
    alert.name,
    JSON.stringify(alert.search),
    JSON.stringify(alert.area),
    alert.frequency,
    alert.isByEmail,
    alert.isByPush,
    alert.isPartlyInRange,
    alert.timeZone,
    alert.idempotencyKey,
    now,
  ])
  if (row === undefined) throw new Error('No alert was made')
  return row
}

const INSERT_ALERT = `
  insert into alert (member_id, name, search, area, frequency, is_by_email, is_by_push, is_partly_in_range, time_zone,
    idempotency_key, created_at)
  values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8, $9, $10, $11)
  returning ${COLUMNS}`

/** Sets what can be changed of an alert. */
export async function updateAlert(database: Database, alert: AlertRecord): Promise<void> {
  await database.query(UPDATE_ALERT, [
    alert.id,
    alert.name,
    JSON.stringify(alert.search),
    JSON.stringify(alert.area),
    alert.frequency,
    alert.isByEmail,
    alert.isByPush,
    alert.isPartlyInRange,
    alert.isPaused,
    alert.timeZone,
  ])
}

const UPDATE_ALERT = `
  update alert set name = $2, search = $3::jsonb, area = $4::jsonb, frequency = $5, is_by_email = $6, is_by_push = $7,
    is_partly_in_range = $8, is_paused = $9, time_zone = $10
  where id = $1`

/** Deletes an alert, or brings it back where `deletedAt` is null. */
export async function setDeletedAt(database: Database, id: number, deletedAt: Date | null): Promise<void> {
  await database.query('update alert set deleted_at = $2 where id = $1', [id, deletedAt])
}

/** Removes alerts that were deleted before a moment, with all that they found. */
export async function purgeAlerts(database: Database, before: Date): Promise<void> {
  await database.query('delete from alert where deleted_at <= $1', [before])
}
