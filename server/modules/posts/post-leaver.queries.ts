import type { Database } from '#server/platform/database/database.ts'

/** Deletes what a member wrote that nobody else has seen. */
export async function deleteUnseenPosts(database: Database, memberId: number): Promise<void> {
  await database.query('delete from post where author_id = $1 and published_at is null', [memberId])
}

/** Deletes what a member said of what others wrote. */
export async function deleteFeedback(database: Database, memberId: number): Promise<void> {
  for (const table of ['post_vote', 'post_follower', 'post_report']) {
    await database.query(`delete from ${table} where member_id = $1`, [memberId])
  }
}

/** Deletes why staff closed the writing of a member, and what the member said in appeals. */
export async function deleteClosings(database: Database, memberId: number): Promise<void> {
  await database.query(
    `update post_decision set reason = 'Removed' from post
     where decision = 'appeal' and post.id = post_decision.post_id and post.author_id = $1`,
    [memberId],
  )
  await database.query('update post set is_appealed = false where author_id = $1 and is_appealed', [memberId])
  await database.query('delete from post_decision where member_id = $1', [memberId])
}

/** What stays says nothing of where it came from; what a client wrote under the member's address names nobody. */
export async function clearMarks(database: Database, memberId: number): Promise<void> {
  await database.query('update post set network_mark = null, browser_mark = null where author_id = $1', [memberId])
  await database.query(
    `update post set author_email = null, author_name = 'Former client', network_mark = null, browser_mark = null
     where author_email = (select email from member where id = $1 and email_confirmed_at is not null)`,
    [memberId],
  )
}
