import type { Database } from '#server/platform/database/database.ts'

export async function addVote(database: Database, postId: number, memberId: number): Promise<void> {
  const text = 'insert into post_vote (post_id, member_id) values ($1, $2) on conflict do nothing'
  await database.query(text, [postId, memberId])
}

export async function removeVote(database: Database, postId: number, memberId: number): Promise<void> {
  await database.query('delete from post_vote where post_id = $1 and member_id = $2', [postId, memberId])
}

export type Report = { postId: number; memberId: number; reason: string | null; now: Date }

export async function addReport(database: Database, { postId, memberId, reason, now }: Report): Promise<void> {
  const [added] = await database.query(
    `insert into post_report (post_id, member_id, reason, reported_at) values ($1, $2, $3, $4)
     on conflict do nothing returning post_id`,
    [postId, memberId, reason, now],
  )
  if (added === undefined) return
  await database.query(
    `update post set report_count = report_count + 1,
       waits_since = case when report_count = 0 and status = 'published' then $2 else waits_since end
     where id = $1`,
    [postId, now],
  )
}

export const reportReasonsOf = (
  database: Database,
  postIds: readonly number[],
): Promise<{ postId: number; reasons: string[] }[]> =>
  database.query<{ postId: number; reasons: string[] }>(
    `select post_id as "postId", array_agg(distinct reason order by reason) as reasons
     from post_report where reason is not null and post_id = any ($1::int[]) group by post_id`,
    [postIds],
  )

export async function addFollower(database: Database, postId: number, memberId: number): Promise<void> {
  const text = 'insert into post_follower (post_id, member_id) values ($1, $2) on conflict do nothing'
  await database.query(text, [postId, memberId])
}

export async function removeFollower(database: Database, postId: number, memberId: number): Promise<void> {
  await database.query('delete from post_follower where post_id = $1 and member_id = $2', [postId, memberId])
}

export async function countsOf(database: Database, id: number): Promise<{ votes: number; followers: number }> {
  const [row] = await database.query<{ votes: number; followers: number }>(
    'select vote_count as votes, follower_count as followers from post where id = $1',
    [id],
  )
  return row ?? { votes: 0, followers: 0 }
}

/** Accepts an answer in place of the one before; or clears it, where it is the accepted one. */
export async function setAcceptedAnswer(
  database: Database,
  { questionId, answerId, isAccepted }: { questionId: number; answerId: number; isAccepted: boolean },
): Promise<void> {
  await database.query(
    `update post set accepted_answer_id = case when $3 then $2::int end where id = $1 and ($3 or accepted_answer_id = $2::int)`,
    [questionId, answerId, isAccepted],
  )
}
