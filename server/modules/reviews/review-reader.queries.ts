import { noReviews, type ReviewFigures } from '#domain/agents/review-figures.ts'
import type { ReviewSort } from '#domain/reviews/review-types.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ReviewRow } from './review-record.ts'

const REVIEW = `
  post.id, review.agent_id as "agentId", review.source, post.author_id as "authorId",
  coalesce(member.name, post.author_name, 'Former member') as "authorName",
  case when member.deleted_at is null then coalesce(author_agent.username, member.username) end as "authorUsername",
  author_agent.id is not null as "isAuthorAgent",
  post.author_email as "authorEmail", review.import_source as "importedFrom", post.status,
  post.hold_reasons as "holdReasons", post.decision_reason as "decisionReason", post.title, post.content,
  post.rating, post.statistics, review.service_type as "serviceType", review.typed_address as "typedAddress",
  review.evidence, review.suburb_id as "suburbId",
  case when not listing.is_address_hidden then listing.street_address end as street,
  review.is_verified as "isVerified", review.listing_id is not null as "isOnRecord", review.sale_key as "saleKey", review.answer, review.answered_at as "answeredAt",
  review.answer_edited_at as "answerEditedAt", post.vote_count as "helpfulCount",
  post.report_count as "reportCount", post.written_at as "writtenAt", post.published_at as "publishedAt",
  post.edited_at as "editedAt"`

const FROM_REVIEW = `
  from agent_review review
  join post on post.id = review.id
  left join member on member.id = post.author_id
  left join agent author_agent on author_agent.id = member.agent_id and member.type = 2
  left join listing on listing.id = review.listing_id`

const SELECT_REVIEW = `select ${REVIEW} ${FROM_REVIEW}`

/** What of an agent's published reviews is wanted. */
export type ReviewSelection = {
  agentId: number
  rating: number | null
  serviceType: string | null
  isVerifiedOnly: boolean
  isImported: boolean
}

const WANTED = `
  review.agent_id = $1 and post.status = 'published' and (review.source = 'import') = $2
  and ($3::int is null or post.rating = $3::int) and ($4::text is null or review.service_type = $4::text)
  and (not $5::boolean or review.is_verified)`

const valuesOf = ({ agentId, isImported, rating, serviceType, isVerifiedOnly }: ReviewSelection) => [
  agentId,
  isImported,
  rating,
  serviceType,
  isVerifiedOnly,
]

/** How many published reviews fit. */
export async function countPublished(database: Database, selection: ReviewSelection): Promise<number> {
  const text = `select count(*) as total from agent_review review join post on post.id = review.id where ${WANTED}`
  const [row] = await database.query<{ total: number }>(text, valuesOf(selection))
  return row?.total ?? 0
}

const orders: Readonly<Record<ReviewSort, string>> = {
  newest: 'post.published_at desc, post.id desc',
  highestRating: 'post.rating desc, post.published_at desc, post.id desc',
  lowestRating: 'post.rating, post.published_at desc, post.id desc',
  mostHelpful: 'post.vote_count desc, post.published_at desc, post.id desc',
}

/** A page of the published reviews that fit. */
export const selectPublished = (
  database: Database,
  selection: ReviewSelection,
  { sortBy, skip, take }: { sortBy: ReviewSort; skip: number; take: number },
): Promise<ReviewRow[]> =>
  database.query<ReviewRow>(`${SELECT_REVIEW} where ${WANTED} order by ${orders[sortBy]} offset $6 limit $7`, [
    ...valuesOf(selection),
    skip,
    take,
  ])

/** One review, whatever its status. */
export async function findReview(database: Database, id: number): Promise<ReviewRow | null> {
  const [row] = await database.query<ReviewRow>(`${SELECT_REVIEW} where review.id = $1`, [id])
  return row ?? null
}

/** Published reviews by their numbers, in no order. */
export const publishedByIds = (database: Database, ids: readonly number[]): Promise<ReviewRow[]> =>
  database.query<ReviewRow>(`${SELECT_REVIEW} where post.id = any($1::int[]) and post.status = 'published'`, [ids])

/** What a member wrote about an agent, the newest first, withdrawn ones left out. */
export const reviewsByAuthor = (database: Database, agentId: number, memberId: number): Promise<ReviewRow[]> =>
  database.query<ReviewRow>(
    `${SELECT_REVIEW} where post.author_id = $2 and review.agent_id = $1 and post.status <> 'withdrawn'
     order by post.written_at desc, post.id desc limit 50`,
    [agentId, memberId],
  )

/** What a member wrote about agents that nobody else sees yet, the newest first. */
export const pendingByAuthor = (database: Database, memberId: number): Promise<ReviewRow[]> =>
  database.query<ReviewRow>(
    `${SELECT_REVIEW} where post.author_id = $1 and post.status not in ('published', 'withdrawn')
     order by post.written_at desc, post.id desc limit 50`,
    [memberId],
  )

/** The numbers of the reviews of an agent that a member found helpful. */
export async function helpfulOf(database: Database, agentId: number, memberId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select vote.post_id as id from post_vote vote join agent_review review on review.id = vote.post_id
     where vote.member_id = $2 and review.agent_id = $1 order by 1`,
    [agentId, memberId],
  )
  return rows.map(({ id }) => id)
}

/** What a member wrote of agents, in figures. */
export async function summaryOfAuthor(
  database: Database,
  memberId: number,
): Promise<{ count: number; mean: number | null; helpfulCount: number }> {
  const [row] = await database.query<{ count: number; mean: number | null; helpfulCount: number }>(
    `select count(*) as count, round(avg(rating), 1) as mean, coalesce(sum(vote_count), 0) as "helpfulCount"
     from post where kind = 'agentReview' and author_id = $1 and status = 'published'`,
    [memberId],
  )
  return row ?? { count: 0, mean: null, helpfulCount: 0 }
}

/** The published reviews that were written on requests. */
export const reviewsOfRequests = (
  database: Database,
  requestIds: readonly number[],
): Promise<(ReviewRow & { requestId: number })[]> =>
  database.query<ReviewRow & { requestId: number }>(
    `select review.request_id as "requestId", ${REVIEW} ${FROM_REVIEW}
     where review.request_id = any ($1::int[]) and post.status = 'published'`,
    [requestIds],
  )

/** The figures of an agent, counted anew. */
export async function countFigures(database: Database, agentId: number): Promise<ReviewFigures> {
  const [row] = await database.query<ReviewFigures>(COUNT_FIGURES, [agentId])
  return row ?? noReviews
}

const COUNT_FIGURES = `
  select array[
      count(*) filter (where source <> 'import' and rating = 1), count(*) filter (where source <> 'import' and rating = 2),
      count(*) filter (where source <> 'import' and rating = 3), count(*) filter (where source <> 'import' and rating = 4),
      count(*) filter (where source <> 'import' and rating = 5)
    ]::int[] as spread,
    count(*) filter (where source <> 'import' and is_verified) as "verifiedCount",
    count(*) filter (where source = 'import') as "importedCount"
  from agent_review review join post on post.id = review.id where agent_id = $1 and status = 'published'`
