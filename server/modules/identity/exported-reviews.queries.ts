import type { PostKind } from '#domain/posts/post-limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { VERSIONS } from './exported-data.queries.ts'

export type ExportedReview = {
  agent: string
  title: string
  content: string
  rating: number
  statistics: object[]
  serviceProvidedType: string
  propertyAddress: string
  evidence: string
  status: string
  answer: string | null
  writtenAt: Date
  publishedAt: Date | null
  editedAt: Date | null
  versions: object[]
}

/** Reviews of agents that a member wrote, by account or as a client with the confirmed address. */
export const reviewsOfMember = (database: Database, memberId: number): Promise<ExportedReview[]> =>
  database.query<ExportedReview>(SELECT_REVIEWS, [memberId])

const SELECT_REVIEWS = `
  select agent.username as agent, post.title, post.content, post.rating, post.statistics,
    review.service_type as "serviceProvidedType", review.typed_address as "propertyAddress",
    review.evidence, post.status,
    review.answer, post.written_at as "writtenAt", post.published_at as "publishedAt", post.edited_at as "editedAt",
    ${VERSIONS}
  from post join agent_review review on review.id = post.id join agent on agent.id = review.agent_id
  where post.author_id = $1
    or post.author_email = (select email from member where id = $1 and email_confirmed_at is not null)
  order by post.written_at, post.id`

/** The numbers of the reviews that a member found helpful. */
export async function helpfulReviewsOf(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select post_id as id from post_vote join post on post.id = post_id where member_id = $1 and kind = 'agentReview' order by 1`,
    [memberId],
  )
  return rows.map(({ id }) => id)
}

export type ExportedReport = { postId: number; kind: PostKind; reason: string | null; reportedAt: Date }

/** The reviews, questions, answers and comments that a member reported. */
export const reportedPostsOf = (database: Database, memberId: number): Promise<ExportedReport[]> =>
  database.query<ExportedReport>(
    `select post_id as "postId", kind, reason, reported_at as "reportedAt" from post_report join post on post.id = post_id
     where member_id = $1 order by reported_at, post_id`,
    [memberId],
  )

export type ExportedRequest = {
  clientName: string
  clientEmail: string | null
  serviceProvidedType: string
  propertyAddress: string
  requestedAt: Date
}

/** Whom a member, as an agent, asked for a review. */
export const reviewRequestsOf = (database: Database, memberId: number): Promise<ExportedRequest[]> =>
  database.query<ExportedRequest>(
    `select client_name as "clientName", client_email as "clientEmail", service_type as "serviceProvidedType",
       typed_address as "propertyAddress", requested_at as "requestedAt"
     from review_request where asker_id = $1 order by requested_at, id`,
    [memberId],
  )

export type ExportedPhoto = { postId: number | null; path: string; caption: string; uploadedAt: Date }

/** The photos that a member uploaded for reviews of places, and where they are served. */
export const reviewPhotosOf = (database: Database, memberId: number): Promise<ExportedPhoto[]> =>
  database.query<ExportedPhoto>(
    `select post_id as "postId", '/images/review-photo-' || upload_key || '/1?width=1600' as path, caption, uploaded_at as "uploadedAt"
     from review_photo where member_id = $1 order by uploaded_at, id`,
    [memberId],
  )
