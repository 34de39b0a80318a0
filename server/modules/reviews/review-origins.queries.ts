import type { Database } from '#server/platform/database/database.ts'
import { officesMergedInto } from '#server/modules/offices/merged-offices-record.ts'

/** Under what network and browser are stored; null for one that says nothing, such as the network of a proxy. */
export type OriginMarks = { networkMark: string | null; browserMark: string | null }

/** Reviews of the same member or the same address are not of somebody else. */
type About = { agentId: number; memberId: number | null; email: string | null; after: Date }

/** Whether an agent asked for a review, or got one of somebody else, from a network or a browser after a moment. */
export async function isKnownOrigin(
  database: Database,
  { agentId, memberId, email, after, networkMark, browserMark }: About & OriginMarks,
): Promise<boolean> {
  const [row] = await database.query(
    `select 1 from agent_review review join post on post.id = review.id left join member on member.id = post.author_id
     where review.agent_id = $1 and (post.network_mark = $2 or post.browser_mark = $6) and ${IS_OF_ANOTHER} and post.written_at > $5
     union all
     select 1 from review_request where agent_id = $1 and (network_mark = $2 or browser_mark = $6) and requested_at > $5
     limit 1`,
    [agentId, networkMark, memberId, email, after, browserMark],
  )
  return row !== undefined
}

/** The email addresses of an agent's office, and of others who reviewed the agent after a moment. */
export async function emailsAround(
  database: Database,
  { agentId, officeId, memberId, email, after }: About & { officeId: number },
): Promise<string[]> {
  const rows = await database.query<{ email: string }>(EMAILS_AROUND, [agentId, officeId, memberId, email, after])
  return rows.map((row) => row.email)
}

/** A client without an account is known by their address alone. */
const IS_OF_ANOTHER = `
  ($3::int is null or post.author_id is distinct from $3)
  and ($4::text is null or coalesce(post.author_email, member.email) is distinct from $4)`

const EMAILS_AROUND = `
  select agent.email from agent where agent.office_id in ${officesMergedInto('$2')} and agent.email is not null
  union
  select member.email from member join agent on agent.id = member.agent_id
  where agent.office_id in ${officesMergedInto('$2')} and member.email is not null
  union
  select coalesce(post.author_email, member.email)
  from agent_review review join post on post.id = review.id left join member on member.id = post.author_id
  where review.agent_id = $1 and review.source <> 'import' and post.written_at > $5
    and ${IS_OF_ANOTHER} and coalesce(post.author_email, member.email) is not null`

/** Clears the networks and browsers of what was asked before a moment. */
export async function clearOriginsOfRequests(database: Database, before: Date): Promise<void> {
  await database.query(
    `update review_request set network_mark = null, browser_mark = null
     where (network_mark is not null or browser_mark is not null) and requested_at <= $1`,
    [before],
  )
}
