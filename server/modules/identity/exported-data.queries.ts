import type { PostKind } from '#domain/posts/post-limits.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'
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
  kind: PostKind
  postId: number
  title: string | null
  content: string
  status: PostStatus
  postedAt: Date
  /** Of a review of a place; null for all else. */
  review: object | null
  /** What it said before it was changed, the first first. */
  versions: object[]
}

/** What a post said before it was changed; needs `post.id`. */
export const VERSIONS = `(
  select coalesce(json_agg(json_build_object('title', version.title, 'content', version.content, 'replacedAt', version.replaced_at,
    'isPublic', version.is_public, 'review', case when version.author_relation is not null then json_build_object(
      'rating', version.rating, 'statistics', version.statistics, 'authorRelation', version.author_relation,
      'sinceYear', version.since_year, 'pros', version.pros, 'cons', version.cons) end)
    order by version.id), '[]')
  from post_version version where version.post_id = post.id
) as versions`

/** What a member wrote: reviews of places, questions, answers to them and comments. */
export const postsOfMember = (database: Database, memberId: number): Promise<ExportedPost[]> =>
  database.query<ExportedPost>(SELECT_POSTS, [memberId])

const SELECT_POSTS = `
  select post.kind, post.id as "postId", nullif(post.title, '') as title, post.content, post.status, post.written_at as "postedAt",
    case when said.id is not null then json_build_object('location', location.uri, 'rating', post.rating, 'statistics', post.statistics,
      'authorRelation', said.author_relation, 'sinceYear', said.since_year, 'pros', said.pros, 'cons', said.cons) end as review,
    ${VERSIONS}
  from post
  left join location_review said on said.id = post.id
  left join location on location.id = post.location_id
  where post.author_id = $1 and post.kind <> 'agentReview'
  order by post.written_at, post.id`

type PostRow = { postId: number }

/** The numbers of the questions that a member follows. */
export async function questionsFollowedBy(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<PostRow>(
    'select post_id as "postId" from post_follower where member_id = $1 order by 1',
    [memberId],
  )
  return rows.map(({ postId }) => postId)
}

/** The numbers of the answers and reviews of places that a member voted for. */
export async function repliesVotedForBy(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<PostRow>(
    `select post_id as "postId" from post_vote join post on post.id = post_id where member_id = $1 and kind in ('answer', 'locationReview') order by 1`,
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

export type ExportedDevice = { device: string; endpoint: string; createdAt: Date; lastSuccessAt: Date | null }

/** The browsers that push notifications of a member go to. */
export const devicesOfMember = (database: Database, memberId: number): Promise<ExportedDevice[]> =>
  database.query<ExportedDevice>(SELECT_DEVICES, [memberId])

const SELECT_DEVICES = `
  select device, endpoint, created_at as "createdAt", last_success_at as "lastSuccessAt"
  from push_subscription where member_id = $1 order by created_at`

export type ExportedNotification = { alertName: string; listingCount: number; kind: string; createdAt: Date }

/** What a member was told of by alerts, or would have been. */
export const notificationsOfMember = (database: Database, memberId: number): Promise<ExportedNotification[]> =>
  database.query<ExportedNotification>(SELECT_NOTIFICATIONS, [memberId])

const SELECT_NOTIFICATIONS = `
  select alert_name as "alertName", listing_count as "listingCount",
    case when push_message_id is null then 'email' else 'push' end as kind, created_at as "createdAt"
  from alert_notification where member_id = $1 order by created_at, id`

export type ExportedFollow = { username: string; isAgent: boolean; followedAt: Date }

/** Whom a member follows, in the order in which they began to. */
export const followsOfMember = (database: Database, memberId: number): Promise<ExportedFollow[]> =>
  database.query<ExportedFollow>(SELECT_FOLLOWS, [memberId])

const SELECT_FOLLOWS = `
  select coalesce(agent.username, followed.username) as username, agent.id is not null as "isAgent",
    follow.followed_at as "followedAt"
  from follow
  left join agent on agent.id = follow.followed_agent_id
  left join member followed on followed.id = follow.followed_member_id
  where follow.member_id = $1
  order by follow.followed_at, username`

export type ExportedLocationFollow = { locationUniqueUri: string; followedAt: Date; isByEmail: boolean }

/** The suburbs and streets that a member follows. */
export const locationsFollowedBy = (database: Database, memberId: number): Promise<ExportedLocationFollow[]> =>
  database.query<ExportedLocationFollow>(SELECT_FOLLOWED_LOCATIONS, [memberId])

const SELECT_FOLLOWED_LOCATIONS = `
  select location.uri as "locationUniqueUri", followed.followed_at as "followedAt",
    followed.is_by_email as "isByEmail"
  from location_follower followed
  join location on location.id = followed.location_id
  where followed.member_id = $1
  order by followed.followed_at, location.uri`

/** The numbers of the homes that a member hides, the one that was hidden last first. */
export async function hiddenListingsOfMember(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<{ listingId: number }>(
    'select listing_id as "listingId" from hidden_listing where member_id = $1 order by hidden_at desc, listing_id desc',
    [memberId],
  )
  return rows.map(({ listingId }) => listingId)
}

export type ExportedPlan = { date: string; stops: { listingId: number; startsAt: string; endsAt: string }[] }

/** The days of inspections of a member. */
export const plansOfMember = (database: Database, memberId: number): Promise<ExportedPlan[]> =>
  database.query<ExportedPlan>(SELECT_PLANS, [memberId])

const SELECT_PLANS = `
  select plan.local_date as date, coalesce(stops.list, '[]') as stops
  from inspection_plan plan
  left join lateral (
    select jsonb_agg(jsonb_build_object('listingId', stop.listing_id, 'startsAt', stop.starts_at, 'endsAt', stop.ends_at)
      order by stop.position) as list
    from inspection_stop stop where stop.member_id = plan.member_id and stop.local_date = plan.local_date
  ) stops on true
  where plan.member_id = $1 order by plan.local_date`
