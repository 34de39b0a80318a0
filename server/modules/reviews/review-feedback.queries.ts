import type { Database } from '#server/platform/database/database.ts'

/** Says that a review is helpful; the count is kept with it. The review is locked before. */
export async function addHelpful(database: Database, reviewId: number, memberId: number): Promise<void> {
  await database.query(
    `insert into agent_review_helpful (review_id, member_id) values ($1, $2) on conflict do nothing`,
    [reviewId, memberId],
  )
  await recountHelpful(database, [reviewId])
}

/** Takes it back. */
export async function removeHelpful(database: Database, reviewId: number, memberId: number): Promise<void> {
  await database.query('delete from agent_review_helpful where review_id = $1 and member_id = $2', [reviewId, memberId])
  await recountHelpful(database, [reviewId])
}

/** Counts anew how many found reviews helpful. */
export async function recountHelpful(database: Database, reviewIds: readonly number[]): Promise<void> {
  await database.query(
    `update agent_review set helpful_count =
       (select count(*) from agent_review_helpful mark where mark.review_id = agent_review.id)
     where id = any ($1::int[])`,
    [reviewIds],
  )
}

/** Keeps a report, once a member. */
export async function addReport(
  database: Database,
  { reviewId, memberId, reason, now }: { reviewId: number; memberId: number; reason: string | null; now: Date },
): Promise<void> {
  const [added] = await database.query(
    `insert into agent_review_report (review_id, member_id, reason, reported_at) values ($1, $2, $3, $4)
     on conflict do nothing returning review_id`,
    [reviewId, memberId, reason, now],
  )
  if (added === undefined) return
  await database.query(
    `update agent_review set report_count = report_count + 1,
       waits_since = case when report_count = 0 and status = 'published' then $2 else waits_since end
     where id = $1`,
    [reviewId, now],
  )
}

/** Keeps what an agent answers. */
export async function setAnswer(
  database: Database,
  { reviewId, memberId, answer, now }: { reviewId: number; memberId: number; answer: string; now: Date },
): Promise<void> {
  await database.query(
    `update agent_review set answer = $2, answered_by = $3, answered_at = coalesce(answered_at, $4),
       answer_edited_at = case when answer is null then null when answer = $2 then answer_edited_at else $4 end
     where id = $1`,
    [reviewId, answer, memberId, now],
  )
}

/** Until the end of the transaction nobody else changes this review. */
export async function lockReview(database: Database, id: number): Promise<boolean> {
  const [row] = await database.query('select id from agent_review where id = $1 for no key update', [id])
  return row !== undefined
}
