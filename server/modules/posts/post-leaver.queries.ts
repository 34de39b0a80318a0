import type { Database } from '#server/platform/database/database.ts'

/** Deletes what a member wrote that nobody else has seen. */
export async function deleteUnseenPosts(database: Database, memberId: number): Promise<void> {
  await database.query('delete from post where author_id = $1 and published_at is null', [memberId])
}

/** Nobody else wrote below it; needs the member as `$1`. Reviews of agents stay, for they count in a rating. */
const IS_UNANSWERED = `author_id = $1 and kind <> 'agentReview' and not exists (
  select 1 from post reply left join post below on below.parent_id = reply.id
  where reply.parent_id = post.id
    and (reply.author_id is distinct from $1 or (below.id is not null and below.author_id is distinct from $1)))`

const IS_DECIDED = 'exists (select 1 from post_decision where post_id = post.id)'

/** Deletes what a member wrote that nobody answered. Of what staff decided about, their decision stays, and no word of the member. */
export async function deleteUnansweredPosts(database: Database, memberId: number): Promise<void> {
  const cleared = await database.query<{ id: number }>(
    `update post set status = case when status = 'rejected' then status else 'withdrawn' end,
       title = case when title <> '' then 'Removed' else '' end, content = case when content <> '' then 'Removed' else '' end
     where ${IS_UNANSWERED} and ${IS_DECIDED} returning id`,
    [memberId],
  )
  const text = 'delete from location_review where id = any ($1::int[])'
  await database.query(text, [cleared.map(({ id }) => id)])
  await database.query(`delete from post where ${IS_UNANSWERED} and not ${IS_DECIDED}`, [memberId])
}

/** Deletes what the posts of a member said before they were changed. */
export async function deleteVersions(database: Database, memberId: number): Promise<void> {
  const text = 'delete from post_version using post where post.id = post_version.post_id and post.author_id = $1'
  await database.query(text, [memberId])
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
