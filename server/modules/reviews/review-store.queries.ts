import type { HoldReason } from '#domain/reviews/review-holds.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ReviewStatus } from '#domain/reviews/review-states.ts'
import type { ReviewSource, Statistic } from './review-record.ts'

/** Until the end of the transaction nobody else changes reviews of this agent; false where there is no such agent. */
export async function lockAgent(database: Database, agentId: number): Promise<boolean> {
  const [row] = await database.query('select id from agent where id = $1 for no key update', [agentId])
  return row !== undefined
}

/** The text of a review with what was found out about its home. */
type ReviewText = {
  title: string
  content: string
  rating: number
  statistics: Statistic[]
  serviceType: string
  typedAddress: string
  evidence: string
  suburbId: number | null
  listingId: number | null
  saleKey: string
}

export type NewReview = ReviewText & {
  agentId: number
  source: ReviewSource
  authorId: number | null
  authorName: string | null
  authorEmail: string | null
  requestId: number | null
  importSource: string | null
  importIdentifier: string | null
  idempotencyKey: string
  status: ReviewStatus
  holdReasons: readonly HoldReason[]
  writtenAt: Date
  publishedAt: Date | null
  isVerified: boolean
  networkMark: string | null
  browserMark: string | null
}

/** The number of a new review; null where the author has reviewed this sale, or the same was imported before. */
export async function insertReview(database: Database, review: NewReview): Promise<number | null> {
  const [row] = await database.query<{ id: number }>(INSERT_REVIEW, [
    review.agentId,
    review.source,
    review.authorId,
    review.authorName,
    review.authorEmail,
    review.requestId,
    review.importSource,
    review.importIdentifier,
    review.idempotencyKey,
    review.status,
    review.holdReasons,
    review.title,
    review.content,
    review.rating,
    JSON.stringify(review.statistics),
    review.serviceType,
    review.typedAddress,
    review.suburbId,
    review.listingId,
    review.saleKey,
    review.writtenAt,
    review.publishedAt,
    review.isVerified,
    review.networkMark,
    review.evidence,
    review.browserMark,
  ])
  return row?.id ?? null
}

const INSERT_REVIEW = `
  insert into agent_review (agent_id, source, author_id, author_name, author_email, request_id, import_source,
    import_identifier, idempotency_key, status, hold_reasons, title, content, rating, statistics, service_type,
    typed_address, suburb_id, listing_id, is_verified, sale_key, written_at, waits_since, published_at, network_mark, evidence, browser_mark)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::text[], $12, $13, $14, $15::jsonb, $16, $17, $18, $19, $23, $20, $21, $21, $22,
    $24, $25, $26)
  on conflict do nothing
  returning id`

/** The review that a member wrote under a key. */
export async function findByKey(database: Database, authorId: number, key: string): Promise<number | null> {
  const [row] = await database.query<{ id: number }>(
    'select id from agent_review where author_id = $1 and idempotency_key = $2',
    [authorId, key],
  )
  return row?.id ?? null
}

/** Whether somebody wrote about a sale before, by account or by confirmed address; `exceptId` is left out. */
export async function isReviewed(
  database: Database,
  about: { agentId: number; saleKey: string; memberId: number | null; email: string | null; exceptId: number },
): Promise<boolean> {
  const { agentId, saleKey, memberId, email, exceptId } = about
  const [row] = await database.query(IS_REVIEWED, [agentId, saleKey, memberId, email, exceptId])
  return row !== undefined
}

const IS_REVIEWED = `
  select 1 from agent_review review left join member on member.id = review.author_id
  where review.agent_id = $1 and review.sale_key = $2 and review.status <> 'withdrawn' and review.id <> $5
    and (review.author_id = $3::int or review.author_email = $4::text
      or (member.email = $4::text and member.email_confirmed_at is not null))
  limit 1`

/** How much a member wrote lately. */
export async function writingsOf(
  database: Database,
  memberId: number,
  after: Date,
): Promise<{ recent: number; firstOfRecent: Date | null }> {
  const [row] = await database.query<{ recent: number; firstOfRecent: Date | null }>(
    `select count(*) as recent, min(written_at) as "firstOfRecent"
     from agent_review where author_id = $1 and written_at > $2`,
    [memberId, after],
  )
  return row ?? { recent: 0, firstOfRecent: null }
}

/** How many reviews of an agent were written after a moment. */
export async function countRecent(database: Database, agentId: number, after: Date): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    `select count(*) as total from agent_review where agent_id = $1 and source <> 'import' and written_at > $2`,
    [agentId, after],
  )
  return row?.total ?? 0
}

type Changed = Omit<ReviewText, 'evidence'> & {
  id: number
  /** Null where it stays. */
  evidence: string | null
  status: ReviewStatus
  holdReasons: readonly HoldReason[]
  publishedAt: Date | null
  now: Date
}

/** Changes what a review says. */
export async function updateReview(database: Database, review: Changed): Promise<void> {
  await database.query(UPDATE_REVIEW, [
    review.id,
    review.title,
    review.content,
    review.rating,
    JSON.stringify(review.statistics),
    review.serviceType,
    review.typedAddress,
    review.suburbId,
    review.listingId,
    review.saleKey,
    review.status,
    review.holdReasons,
    review.publishedAt,
    review.now,
    review.evidence,
  ])
}

const UPDATE_REVIEW = `
  update agent_review set title = $2, content = $3, rating = $4, statistics = $5::jsonb, service_type = $6, evidence = coalesce($15, evidence),
    typed_address = $7, suburb_id = $8, listing_id = $9, is_verified = is_verified and sale_key = $10, sale_key = $10,
    status = $11, hold_reasons = $12::text[], published_at = $13, edited_at = $14, decision_reason = null,
    waits_since = case when $11 = 'held' and status <> 'held' then $14 else waits_since end
  where id = $1`

/** Sets where a review stands. */
export async function setStatus(
  database: Database,
  { id, status, publishedAt }: { id: number; status: ReviewStatus; publishedAt: Date | null },
): Promise<void> {
  await database.query('update agent_review set status = $2, published_at = $3 where id = $1', [
    id,
    status,
    publishedAt,
  ])
}

/** Reviews whose authors have confirmed their address since they wrote them. */
export const confirmedMeanwhile = (database: Database): Promise<{ id: number; agentId: number }[]> =>
  database.query<{ id: number; agentId: number }>(
    `select review.id, review.agent_id as "agentId" from agent_review review join member on member.id = review.author_id
     where review.status = 'unconfirmed' and member.email_confirmed_at is not null order by review.id limit 100`,
  )

/** Decides about a review, and keeps who decided what and why. */
export async function decide(
  database: Database,
  decision: {
    id: number
    moderatorId: number
    decision: 'publish' | 'reject'
    statusBefore: ReviewStatus
    reason: string
    isProofChecked: boolean
    publishedAt: Date | null
    now: Date
  },
): Promise<void> {
  const { id, moderatorId, statusBefore, reason, isProofChecked, publishedAt, now } = decision
  const status = decision.decision === 'publish' ? 'published' : 'rejected'
  await database.query(
    `update agent_review set status = $2, published_at = $3, report_count = 0, hold_reasons = '{}',
       decision_reason = case when $2 = 'rejected' then $4 end,
       is_verified = is_verified or ($5 and $2 = 'published')
     where id = $1`,
    [id, status, publishedAt, reason, isProofChecked],
  )
  await database.query(
    `insert into agent_review_decision (review_id, moderator_id, decision, status_before, reason, decided_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, moderatorId, decision.decision, statusBefore, reason, now],
  )
}

/** Whether staff decided against a review of an agent by this member before. */
export async function wasRejected(database: Database, agentId: number, memberId: number): Promise<boolean> {
  const [row] = await database.query(
    `select 1 from agent_review review join agent_review_decision decision on decision.review_id = review.id
     where review.author_id = $2 and review.agent_id = $1 and decision.decision = 'reject' limit 1`,
    [agentId, memberId],
  )
  return row !== undefined
}
