import type { Database } from '#server/platform/database/database.ts'

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
}

/** Reviews of agents that a member wrote, by account or as a client with the confirmed address. */
export const reviewsOfMember = (database: Database, memberId: number): Promise<ExportedReview[]> =>
  database.query<ExportedReview>(SELECT_REVIEWS, [memberId])

const SELECT_REVIEWS = `
  select agent.username as agent, review.title, review.content, review.rating, review.statistics,
    review.service_type as "serviceProvidedType", review.typed_address as "propertyAddress",
    review.evidence, review.status,
    review.answer, review.written_at as "writtenAt", review.published_at as "publishedAt", review.edited_at as "editedAt"
  from agent_review review join agent on agent.id = review.agent_id
  where review.author_id = $1
    or review.author_email = (select email from member where id = $1 and email_confirmed_at is not null)
  order by review.written_at, review.id`

/** The numbers of the reviews that a member found helpful. */
export async function helpfulReviewsOf(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    'select review_id as id from agent_review_helpful where member_id = $1 order by 1',
    [memberId],
  )
  return rows.map(({ id }) => id)
}

export type ExportedReport = { reviewId: number; reason: string; reportedAt: Date }

/** The reviews that a member reported. */
export const reportedReviewsOf = (database: Database, memberId: number): Promise<ExportedReport[]> =>
  database.query<ExportedReport>(
    `select review_id as "reviewId", reason, reported_at as "reportedAt" from agent_review_report
     where member_id = $1 order by reported_at, review_id`,
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
