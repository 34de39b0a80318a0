import type { Database } from '#server/platform/database/database.ts'
import type { ReviewSource } from './review-record.ts'

/** Until the end of the transaction nobody else changes reviews of this agent; false where there is no such agent. */
export async function lockAgent(database: Database, agentId: number): Promise<boolean> {
  const [row] = await database.query('select id from agent where id = $1 for no key update', [agentId])
  return row !== undefined
}

/** What a review is about, beside what every post has. */
type ReviewAbout = {
  serviceType: string
  typedAddress: string
  evidence: string
  suburbId: number | null
  listingId: number | null
  saleKey: string
}

export type NewReview = ReviewAbout & {
  agentId: number
  source: ReviewSource
  requestId: number | null
  importSource: string | null
  importIdentifier: string | null
  isVerified: boolean
}

/** Adds what a new review has beside its post. */
export async function insertReview(database: Database, id: number, review: NewReview): Promise<void> {
  await database.query(INSERT_REVIEW, [
    id,
    review.agentId,
    review.source,
    review.requestId,
    review.importSource,
    review.importIdentifier,
    review.serviceType,
    review.typedAddress,
    review.evidence,
    review.suburbId,
    review.listingId,
    review.isVerified,
    review.saleKey,
  ])
}

const INSERT_REVIEW = `
  insert into agent_review (id, agent_id, source, request_id, import_source, import_identifier, service_type, typed_address, evidence,
    suburb_id, listing_id, is_verified, sale_key)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`

/** Whether the same was imported before. */
export async function isImported(
  database: Database,
  { agentId, importSource, importIdentifier }: { agentId: number; importSource: string; importIdentifier: string },
): Promise<boolean> {
  const [row] = await database.query(
    'select 1 from agent_review where agent_id = $1 and import_source = $2 and import_identifier = $3',
    [agentId, importSource, importIdentifier],
  )
  return row !== undefined
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
  select 1 from agent_review review join post on post.id = review.id left join member on member.id = post.author_id
  where review.agent_id = $1 and review.sale_key = $2 and post.status <> 'withdrawn' and post.id <> $5
    and (post.author_id = $3::int or post.author_email = $4::text
      or (member.email = $4::text and member.email_confirmed_at is not null))
  limit 1`

/** How many reviews of an agent were written after a moment. */
export async function countRecent(database: Database, agentId: number, after: Date): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    `select count(*) as total from agent_review review join post on post.id = review.id
     where review.agent_id = $1 and review.source <> 'import' and post.written_at > $2`,
    [agentId, after],
  )
  return row?.total ?? 0
}

type ChangedAbout = Omit<ReviewAbout, 'evidence'> & {
  id: number
  /** Null where it stays. */
  evidence: string | null
}

/** Changes what a review is about; about another sale it is proved no longer. */
export async function updateReview(database: Database, review: ChangedAbout): Promise<void> {
  await database.query(UPDATE_REVIEW, [
    review.id,
    review.serviceType,
    review.typedAddress,
    review.suburbId,
    review.listingId,
    review.saleKey,
    review.evidence,
  ])
}

const UPDATE_REVIEW = `
  update agent_review set service_type = $2, typed_address = $3, suburb_id = $4, listing_id = $5, evidence = coalesce($7, evidence),
    is_verified = is_verified and sale_key = $6, sale_key = $6
  where id = $1`

/** Reviews whose authors have confirmed their address since they wrote them. */
export const confirmedMeanwhile = (database: Database): Promise<{ id: number; agentId: number }[]> =>
  database.query<{ id: number; agentId: number }>(
    `select review.id, review.agent_id as "agentId"
     from post join agent_review review on review.id = post.id join member on member.id = post.author_id
     where post.status = 'unconfirmed' and member.email_confirmed_at is not null order by post.id limit 100`,
  )

/** Staff have checked evidence that its author was the client. */
export async function setVerified(database: Database, id: number): Promise<void> {
  await database.query('update agent_review set is_verified = true where id = $1', [id])
}

/** Whether staff decided against a review of an agent by this member before. */
export async function wasRejected(database: Database, agentId: number, memberId: number): Promise<boolean> {
  const [row] = await database.query(
    `select 1 from post join agent_review review on review.id = post.id join post_decision decision on decision.post_id = post.id
     where post.author_id = $2 and review.agent_id = $1 and decision.decision = 'reject' limit 1`,
    [agentId, memberId],
  )
  return row !== undefined
}
