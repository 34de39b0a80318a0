import type { Database } from '#server/platform/database/database.ts'

/** Deletes what a member wrote that nobody else has seen. */
export async function deleteUnseenReviews(database: Database, memberId: number): Promise<void> {
  await database.query(`delete from agent_review where author_id = $1 and published_at is null`, [memberId])
}

/** What stays of the member's reviews names neither them nor where they lived. */
export async function clearAuthor(database: Database, memberId: number, now: Date): Promise<void> {
  await database.query(
    `update agent_review set typed_address = '', evidence = '', network_mark = null, browser_mark = null where author_id = $1`,
    [memberId],
  )
  await database.query(
    `update agent_review set author_email = null, author_name = 'Former client', evidence = '', typed_address = '',
       network_mark = null, browser_mark = null
     where author_email = (select email from member where id = $1 and email_confirmed_at is not null)`,
    [memberId],
  )
  await database.query(
    `update review_request set client_email = null, client_name = 'Former client', typed_address = '',
       withdrawn_at = case when answered_at is null then coalesce(withdrawn_at, $2) else withdrawn_at end
     where client_email = (select email from member where id = $1 and email_confirmed_at is not null)`,
    [memberId, now],
  )
}

/** Deletes the helpful marks and reports of a member; answers the reviews that were marked. */
export async function deleteMarks(database: Database, memberId: number): Promise<number[]> {
  await database.query('delete from agent_review_report where member_id = $1', [memberId])
  const rows = await database.query<{ id: number }>(
    'delete from agent_review_helpful where member_id = $1 returning review_id as id',
    [memberId],
  )
  return rows.map(({ id }) => id)
}

/** An agent who leaves asks nobody any more, and no address of a client stays. */
export async function closeRequests(database: Database, askerId: number, now: Date): Promise<void> {
  await database.query(
    `update review_request set client_email = null, client_name = 'Client', network_mark = null, browser_mark = null,
       withdrawn_at = case when answered_at is null then coalesce(withdrawn_at, $2) else withdrawn_at end
     where asker_id = $1`,
    [askerId, now],
  )
}
