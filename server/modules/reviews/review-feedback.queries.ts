import type { Database } from '#server/platform/database/database.ts'

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
