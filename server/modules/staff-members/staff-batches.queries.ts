import { LARGEST_BATCH } from '#domain/staff/manage-members.ts'
import type { Database } from '#server/platform/database/database.ts'
import { conditionsOf } from './found-members.queries.ts'
import type { BatchOutcome, MemberFilter, StaffBatchKind, StaffBatchRow } from './staff-member-record.ts'

const SELECT_BATCH = `
  select batch.id, batch.staff_id as "staffId", batch.kind, batch.reason, batch.total, batch.started_at as "startedAt",
    batch.finished_at as "finishedAt", became.done, became.refused,
    batch.total - became.done - became.refused - became.waiting as unchanged
  from staff_batch batch cross join lateral (
    select count(*) filter (where outcome = 'done') as done, count(*) filter (where outcome = 'refused') as refused,
      count(*) filter (where outcome is null) as waiting
    from staff_batch_member where batch_id = batch.id
  ) became`

export async function findBatch(database: Database, id: number): Promise<StaffBatchRow | null> {
  const [row] = await database.query<StaffBatchRow>(`${SELECT_BATCH} where batch.id = $1`, [id])
  return row ?? null
}

export async function findBatchByKey(database: Database, staffId: number, key: string): Promise<StaffBatchRow | null> {
  const text = `${SELECT_BATCH} where batch.staff_id = $1 and batch.idempotency_key = $2`
  const [row] = await database.query<StaffBatchRow>(text, [staffId, key])
  return row ?? null
}

type NewBatch = { staffId: number; key: string; kind: StaffBatchKind; reason: string; total: number; now: Date }

/** The number of the new batch; null where one has the key. */
export async function insertBatch(
  database: Database,
  { staffId, key, kind, reason, total, now }: NewBatch,
): Promise<number | null> {
  const [row] = await database.query<{ id: number }>(
    `insert into staff_batch (staff_id, idempotency_key, kind, reason, total, started_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [staffId, key, kind, reason, total, now],
  )
  return row?.id ?? null
}

/** Adds the members of the numbers, else those whom the filter finds, one more than a batch can have at most; answers how many. */
export async function insertMembers(
  database: Database,
  batchId: number,
  who: { memberIds: readonly number[] } | { filter: MemberFilter },
): Promise<number> {
  const { where, values } =
    'filter' in who
      ? conditionsOf(who.filter)
      : { where: 'member.id = any($1::int[]) and member.deleted_at is null', values: [who.memberIds] }
  const added = await database.query(
    `insert into staff_batch_member (batch_id, member_id)
     select $${values.length + 1}, member.id from member where ${where} limit ${LARGEST_BATCH + 1} returning member_id`,
    [...values, batchId],
  )
  return added.length
}

/** The next members who wait, whom nobody else works on until the end of the transaction. */
export async function takeWaiting(database: Database, batchId: number, most: number): Promise<number[]> {
  const rows = await database.query<{ memberId: number }>(
    `select member_id as "memberId" from staff_batch_member where batch_id = $1 and outcome is null
     order by member_id limit $2 for update skip locked`,
    [batchId, most],
  )
  return rows.map(({ memberId }) => memberId)
}

export async function setOutcome(
  database: Database,
  { batchId, memberId, outcome }: { batchId: number; memberId: number; outcome: BatchOutcome },
): Promise<void> {
  await database.query('update staff_batch_member set outcome = $3 where batch_id = $1 and member_id = $2', [
    batchId,
    memberId,
    outcome,
  ])
}

/** Marks a batch of which nobody waits any more as finished. */
export async function finishBatch(database: Database, batchId: number, now: Date): Promise<void> {
  await database.query(
    `update staff_batch set finished_at = $2 where id = $1 and finished_at is null
       and not exists (select from staff_batch_member where batch_id = $1 and outcome is null)`,
    [batchId, now],
  )
}

export async function unfinishedBatches(database: Database): Promise<number[]> {
  const rows = await database.query<{ id: number }>('select id from staff_batch where finished_at is null order by id')
  return rows.map(({ id }) => id)
}
