import type { Database } from '#server/platform/database/database.ts'

/** What stays of the member's reviews, and of what they were asked for, does not say where they lived. */
export async function clearHomes(database: Database, memberId: number, now: Date): Promise<void> {
  await database.query(
    `update agent_review set typed_address = '', evidence = '' from post
     where post.id = agent_review.id and (post.author_id = $1
       or post.author_email = (select email from member where id = $1 and email_confirmed_at is not null))`,
    [memberId],
  )
  await database.query(
    `update review_request set client_email = null, client_name = 'Former client', typed_address = '',
       withdrawn_at = case when answered_at is null then coalesce(withdrawn_at, $2) else withdrawn_at end
     where client_email = (select email from member where id = $1 and email_confirmed_at is not null)`,
    [memberId, now],
  )
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
