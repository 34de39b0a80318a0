import type { Database } from '#server/platform/database/database.ts'

export type ExportedSession = { id: string; device: string; startedAt: Date; lastSeenAt: Date; endedAt: Date | null }

/** Every session of a member, those that have ended included. */
export const allSessionsOf = (database: Database, memberId: number): Promise<ExportedSession[]> =>
  database.query<ExportedSession>(SELECT_SESSIONS, [memberId])

const SELECT_SESSIONS = `
  select id, device, started_at as "startedAt", last_seen_at as "lastSeenAt", ended_at as "endedAt"
  from member_session where member_id = $1 order by started_at`

export type ExportedEnquiry = {
  kind: string
  listingId: number | null
  agentId: number | null
  name: string
  email: string
  phone: string | null
  message: string
  receivedAt: Date
}

/** The enquiries that a member sent while signed in. */
export const enquiriesOfMember = (database: Database, memberId: number): Promise<ExportedEnquiry[]> =>
  database.query<ExportedEnquiry>(SELECT_ENQUIRIES, [memberId])

const SELECT_ENQUIRIES = `
  select kind, listing_id as "listingId", agent_id as "agentId", name, email, phone, message, received_at as "receivedAt"
  from enquiry where member_id = $1 order by received_at`

export type ExportedPost = {
  kind: 'question' | 'reply' | 'comment'
  postId: number
  title: string | null
  content: string
  postedAt: Date
}

/** What a member wrote: questions, answers to them and comments. */
export const postsOfMember = (database: Database, memberId: number): Promise<ExportedPost[]> =>
  database.query<ExportedPost>(SELECT_POSTS, [memberId])

const SELECT_POSTS = `
  select 'question' as kind, id as "postId", title, content, posted_at as "postedAt" from question where author_id = $1
  union all
  select 'reply', id, null, content, posted_at from question_reply where author_id = $1
  union all
  select 'comment', id, null, content, posted_at from question_comment where author_id = $1
  order by "postedAt", "postId"`

type PostRow = { postId: number }

/** The numbers of the questions that a member follows. */
export async function questionsFollowedBy(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<PostRow>(
    'select question_id as "postId" from question_follower where member_id = $1 order by 1',
    [memberId],
  )
  return rows.map(({ postId }) => postId)
}

/** The numbers of the answers that a member voted for. */
export async function repliesVotedForBy(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<PostRow>(
    'select reply_id as "postId" from question_vote where member_id = $1 order by 1',
    [memberId],
  )
  return rows.map(({ postId }) => postId)
}

export type ExportedEvent = {
  type: number
  pageType: string
  listingId: number | null
  agentId: number | null
  count: number
  receivedAt: Date
}

/** What was counted of a member who agreed to it. */
export const eventsOfMember = (database: Database, memberId: number): Promise<ExportedEvent[]> =>
  database.query<ExportedEvent>(SELECT_EVENTS, [memberId])

const SELECT_EVENTS = `
  select event_type as "type", page_type as "pageType", listing_id as "listingId", agent_id as "agentId", count,
    received_at as "receivedAt"
  from member_event where member_id = $1 order by received_at, id`
