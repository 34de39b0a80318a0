import type { Database } from '#server/platform/database/database.ts'

export async function addAppeal(
  database: Database,
  { id, status, text, now }: { id: number; status: string; text: string; now: Date },
): Promise<void> {
  await database.query(
    `insert into post_decision (post_id, decision, status_before, reason, decided_at) values ($1, 'appeal', $2, $3, $4)`,
    [id, status, text, now],
  )
  await database.query('update post set is_appealed = true, waits_since = $2 where id = $1', [id, now])
}

/** Moves the answers and followers of a question to another, and what was merged into it before. Both are locked. */
export async function moveThread(database: Database, fromId: number, toId: number): Promise<void> {
  await database.query('update post set accepted_answer_id = null where id = $1', [fromId])
  await database.query(
    `update post set parent_id = $2
     where id in (select id from post where parent_id = $1 order by id for no key update)`,
    [fromId, toId],
  )
  await database.query('update activity set question_id = $2 where question_id = $1 and reply_id is not null', [
    fromId,
    toId,
  ])
  await database.query(
    `insert into post_follower (post_id, member_id) select $2::int, member_id from post_follower where post_id = $1
     on conflict do nothing`,
    [fromId, toId],
  )
  await database.query('delete from post_follower where post_id = $1', [fromId])
  await database.query('update post set merged_into_id = $2 where merged_into_id = $1', [fromId, toId])
}

/** Until the end of the transaction the member writes nothing; false where there is none. */
export async function lockMember(database: Database, memberId: number): Promise<boolean> {
  const text = 'select id from member where id = $1 and deleted_at is null for no key update'
  const [row] = await database.query(text, [memberId])
  return row !== undefined
}

type WritingStep = { memberId: number; moderatorId: number; isClosed: boolean; reason: string; now: Date }

/** Adds that the writing of a member was closed or opened; false where it is so already. */
export async function setWriting(
  database: Database,
  { memberId, moderatorId, isClosed, reason, now }: WritingStep,
): Promise<boolean> {
  const [added] = await database.query(
    `insert into post_decision (member_id, moderator_id, decision, reason, decided_at)
     select $1, $2, $3, $4, $5
     where coalesce(
       (select decision from post_decision where member_id = $1 order by id desc limit 1), 'openWriting'
     ) <> $3
     returning id`,
    [memberId, moderatorId, isClosed ? 'closeWriting' : 'openWriting', reason, now],
  )
  return added !== undefined
}
