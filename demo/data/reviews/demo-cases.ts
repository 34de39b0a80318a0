import type { Database } from '#server/platform/database/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What the accounts of the demonstration can do with reviews: one that is held, one that was reported, requests that wait or are too old. */
export async function addDemoCases(database: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await database.query(HELD, [ago(1)])
  await database.query(REPORTED, [ago(2)])
  await database.query(MARKS)
  for (const [name, days] of [
    ['Nadia', 1],
    ['The Brennans', 4],
    ['Lou', 40],
  ] as const) {
    await database.query(REQUEST, [
      name,
      `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@homely.example`,
      ago(days),
      ago(days - 30),
    ])
  }
}

const HELD = `
  with held as (
    insert into post (kind, author_id, idempotency_key, status, hold_reasons, title, content, rating, written_at, waits_since)
    select 'agentReview', id, 'demonstration-held', 'held', '{link}', 'See the photos for yourself',
      'The bathroom photos were taken before the leak. Compare them on www.example.com before you inspect.', 2, $1::timestamptz, $1::timestamptz
    from member where username = 'omar'
    returning id
  )
  insert into agent_review (id, agent_id, source, service_type, typed_address, is_verified, sale_key)
  select held.id, agent.id, 'member', 'purchase', '', false, 'none:purchase'
  from held, agent where agent.id = (select min(id) from agent)`

const REPORTED = `
  with chosen as (
    select post.id from post join agent_review review on review.id = post.id
    where post.status = 'published' and review.source = 'member' and post.rating <= 2 order by post.id limit 1
  ), counted as (
    update post set report_count = 1, waits_since = $1 where id in (select id from chosen)
  )
  insert into post_report (post_id, member_id, reason, reported_at)
  select chosen.id, member.id, 'notGenuine', $1 from chosen, member where member.username = 'agnes'`

const MARKS = `
  insert into post_vote (post_id, member_id)
  select post.id, member.id
  from agent_review review
  join post on post.id = review.id
  join (select id from member where email is not null order by id limit 120) as member on (member.id * 31 + post.id * (17 + post.rating)) % 197 < post.id % 8
  where post.status = 'published' and review.source <> 'import' and member.id is distinct from post.author_id
  on conflict do nothing`

const REQUEST = `
  insert into review_request (agent_id, asker_id, idempotency_key, client_name, client_email, service_type, typed_address, sale_key,
    mail_count, requested_at, expires_at)
  select member.agent_id, member.id, 'demonstration-of-' || $2::text, $1, $2::text, 'sale', '', 'none:sale', 1, $3, $4
  from member where member.username = 'agnes' and member.agent_id is not null`
