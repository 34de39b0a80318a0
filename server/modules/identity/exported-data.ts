import type { Database } from '#server/platform/database/database.ts'
import type { components } from '#schema/generated/legacy.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'

type Schemas = components['schemas']

/** Everything that is kept about a member, but for hashes of passwords and tokens. */
export async function exportedData(
  database: Database,
  member: MemberRecord,
  settings: Schemas['Settings'],
): Promise<Schemas['UserExport']> {
  const sessions = await database.query(SELECT_SESSIONS, [member.id])
  const enquiries = await database.query(SELECT_ENQUIRIES, [member.id])
  const posts = await database.query(SELECT_POSTS, [member.id])
  const follows = await database.query<Post>(SELECT_FOLLOWS, [member.id])
  const votes = await database.query<Post>(SELECT_VOTES, [member.id])
  return {
    member: {
      id: member.id,
      username: member.username,
      createdAt: member.createdAt.toISOString(),
      claims: member.claims,
      ...settings,
    },
    sessions,
    enquiries,
    posts,
    followedQuestions: follows.map(({ postId }) => postId),
    votes: votes.map(({ postId }) => postId),
    events: await database.query(SELECT_EVENTS, [member.id]),
  }
}

type Post = { postId: number }

const SELECT_SESSIONS = `
  select id, device, started_at as "startedAt", last_seen_at as "lastSeenAt", ended_at as "endedAt"
  from member_session where member_id = $1 order by started_at`

const SELECT_ENQUIRIES = `
  select kind, listing_id as "listingId", agent_id as "agentId", name, email, phone, message, received_at as "receivedAt"
  from enquiry where member_id = $1 order by received_at`

const SELECT_POSTS = `
  select 'question' as kind, id as "postId", title, content, posted_at as "postedAt" from question where author_id = $1
  union all
  select 'reply', id, null, content, posted_at from question_reply where author_id = $1
  union all
  select 'comment', id, null, content, posted_at from question_comment where author_id = $1
  order by "postedAt", "postId"`

const SELECT_FOLLOWS = 'select question_id as "postId" from question_follower where member_id = $1 order by 1'

const SELECT_VOTES = 'select reply_id as "postId" from question_vote where member_id = $1 order by 1'

const SELECT_EVENTS = `
  select event_type as "type", page_type as "pageType", listing_id as "listingId", agent_id as "agentId", count,
    received_at as "receivedAt"
  from member_event where member_id = $1 order by received_at, id`
