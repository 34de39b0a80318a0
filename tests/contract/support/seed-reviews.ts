import { MOCK_REQUEST_SECRET, type ReviewRecord, type ReviewRequestRecord } from '#mocks/world/reviews.ts'
import type { World } from '#mocks/world/world.ts'
import { replaceRating } from '#server/modules/agents/agent-facts.queries.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy, type Row } from './copy-rows.ts'

/** Puts the reviews of the mocks into the server's database in place of those that are there; agents, members and listings come before. */
export async function seedReviews(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query(`delete from post where kind = 'agentReview'`)
    await database.query('delete from review_request')
    await database.query(SET_SECRET, [JSON.stringify(MOCK_REQUEST_SECRET)])
    const reviews = world.reviews.getAll()
    await copy(database, 'review_request', world.reviewRequests.getAll().map(requestRow))
    await copy(database, 'post', reviews.map(postRow))
    await copy(database, 'agent_review', reviews.map(reviewRow))
    await copy(
      database,
      'post_vote',
      reviews.flatMap(({ id, helpfulIds }) => helpfulIds.map((memberId) => ({ post_id: id, member_id: memberId }))),
    )
    await copy(database, 'post_report', reviews.flatMap(reportRows))
    for (const { id, reviews: figures } of world.agents.getAll()) await replaceRating(database, id, figures)
    const highest = Math.max(9000, ...reviews.map(({ id }) => id))
    await database.query(`select setval('post_number', $1)`, [highest])
    await database.query(`select setval(pg_get_serial_sequence('review_request', 'id'), 5)`)
  })
}

const SET_SECRET = `
  insert into database_state (key, value) values ('review-request-secret', $1::jsonb)
  on conflict (key) do update set value = excluded.value`

const requestRow = (request: ReviewRequestRecord): Row => ({
  id: request.id,
  agent_id: request.agentId,
  asker_id: request.askerId,
  idempotency_key: request.idempotencyKey,
  client_name: request.clientName,
  client_email: request.clientEmail,
  service_type: request.serviceType,
  typed_address: request.typedAddress,
  sale_key: request.saleKey,
  mail_count: 1,
  requested_at: request.requestedAt,
  expires_at: request.expiresAt,
  answered_at: request.answeredAt,
  withdrawn_at: request.withdrawnAt,
})

const postRow = (review: ReviewRecord): Row => ({
  id: review.id,
  kind: 'agentReview',
  author_id: review.authorId,
  author_name: review.authorName,
  author_email: review.authorEmail,
  idempotency_key: review.idempotencyKey,
  status: review.status,
  hold_reasons: review.holdReasons,
  title: review.title,
  content: review.content,
  rating: review.rating,
  statistics: JSON.stringify(review.statistics),
  report_count: review.reports.length,
  written_at: review.writtenAt,
  waits_since: review.writtenAt,
  published_at: review.publishedAt,
})

const reviewRow = (review: ReviewRecord): Row => ({
  id: review.id,
  agent_id: review.agentId,
  source: review.source,
  request_id: review.requestId,
  import_source: review.importedFrom,
  import_identifier: review.importIdentifier,
  service_type: review.serviceType,
  typed_address: review.typedAddress,
  evidence: review.evidence,
  suburb_id: review.suburbId,
  listing_id: review.listingId,
  is_verified: review.isVerified,
  sale_key: review.saleKey,
  answer: review.answer,
  answered_at: review.answeredAt,
})

const reportRows = ({ id, reports, writtenAt }: ReviewRecord): Row[] =>
  reports.map(({ memberId, reason }) => ({ post_id: id, member_id: memberId, reason, reported_at: writtenAt }))
