import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { type HoldReason, reviewHolds } from '#domain/reviews/review-holds.ts'
import { FLOOD_TERM, MOST_REVIEWS_A_DAY, REVIEWS_TERM } from '#domain/reviews/review-limits.ts'
import { postErrors } from '#domain/posts/post-errors.copy.ts'
import { isChangedSince } from '#domain/posts/post-revision.ts'
import { statusOfNew } from '#domain/posts/post-states.ts'
import { statusAfterChange } from '#domain/reviews/review-states.ts'
import { newReview, type ReviewChange, type ReviewDraft } from '#domain/reviews/review-types.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { checkedKey } from '#server/platform/graphql/checked-key.ts'
import { requiredReview } from './review-input.ts'
import type { MailedReview, ReviewMails } from './review-mails.ts'
import type { OriginMarks } from './review-origins.queries.ts'
import type { ReviewOrigins, Sender } from './review-origins.ts'
import type { ReviewReader } from './review-reader.ts'
import type { ReviewView } from './review-record.ts'
import { findReview } from './review-reader.queries.ts'
import {
  confirmedMeanwhile,
  countRecent,
  insertReview,
  isReviewed,
  updateReview,
  wasRejected,
} from './review-store.queries.ts'
import { inTurnOf } from './review-turn.ts'
import { type ReviewedSale, reviewedSale } from './reviewed-sale.ts'
import type { ReviewsSupport } from './reviews-support.ts'

/** Reviews as their authors write, change and take them back. */
export type ReviewWriter = {
  /** Throws FORBIDDEN, BAD_INPUT or TOO_MANY_REQUESTS; under the same key it answers what is there. */
  write(
    member: CallingMember,
    agent: AgentRecord,
    asked: { draft: ReviewDraft; key?: string | null | undefined; sender: Sender },
  ): Promise<ReviewView>
  /** Throws NOT_FOUND for what is not theirs, CONFLICT where it was changed since it was read. */
  change(
    member: CallingMember,
    id: number,
    given: ReviewChange,
    revision: string | null | undefined,
  ): Promise<ReviewView>
  withdraw(member: CallingMember, id: number): Promise<ReviewView>
  /** Publishes or holds what waited for its author to confirm their address. */
  settleConfirmed(): Promise<void>
}

export type WriterParts = ReviewsSupport & { reviewReader: ReviewReader; mails: ReviewMails; origins: ReviewOrigins }

/** Writes reviews (docs/product.md, section 25.38 and on). */
export const reviewWriter = (parts: WriterParts): ReviewWriter => ({
  async write(caller, agent, { draft: given, key: givenKey, sender }) {
    const draft = requiredReview(given)
    const key = checkedKey(givenKey)
    await requireStranger(caller, agent, parts)
    const member = await requireRecord(caller, parts)
    // Read before the transaction begins: the secret of the marks is shared with others who may wait for it.
    const marks = await parts.origins.marksOf(sender)
    const id = await inTurnOf(parts, agent.id, () => insert(parts, { member, agent, draft, key, marks }))
    return requireView(id, caller, parts)
  },

  async change(caller, id, given, revision) {
    const draft = requiredReview(newReview(given))
    const { agent } = await requireOwn(caller, id, parts)
    const member = await requireRecord(caller, parts)
    const evidence = given.evidence == null ? null : draft.evidence
    await inTurnOf(parts, agent.id, () => change(parts, { member, agent, draft, evidence, id, revision }))
    return requireView(id, caller, parts)
  },

  async withdraw(caller, id) {
    const { agent, row } = await requireOwn(caller, id, parts)
    const { publishedAt } = row
    await inTurnOf(parts, agent.id, () => parts.posts.setStatus({ id, status: 'withdrawn', publishedAt }))
    return requireView(id, caller, parts)
  },

  async settleConfirmed() {
    for (const { id, agentId } of await confirmedMeanwhile(parts.database)) {
      await inTurnOf(parts, agentId, () => settle(parts, id, agentId))
    }
  },
})

type Writing = { member: MemberRecord; agent: AgentRecord; draft: ReviewDraft }

type Inserting = Writing & { key: string; marks: OriginMarks }

async function insert(parts: WriterParts, { member, agent, draft, key, marks }: Inserting): Promise<number> {
  const { database, clock, mails, posts } = parts
  const known = await posts.known({ ...textOf(draft), kind: 'agentReview', authorId: member.id, key })
  if (known !== null) return known
  await posts.requireOpenWriting(member.id)
  await requireFew(member.id, parts)
  const sale = await requireOtherSale(parts, { member, agent, draft, exceptId: 0 })
  const holdReasons = await holdsOf(parts, { member, agent, draft, marks, isOnRecord: sale.listingId !== null })
  const settled = statusOfNew(member.emailConfirmedAt !== null, holdReasons)
  // Taken back and written anew, it would go round the decision.
  const isReread = settled === 'published' && (await wasRejected(database, agent.id, member.id))
  const status = isReread ? 'held' : settled
  const now = clock()
  const id = await posts.insert({
    ...textOf(draft),
    kind: 'agentReview',
    locationId: null,
    parentId: null,
    authorId: member.id,
    authorName: null,
    authorEmail: null,
    idempotencyKey: key,
    status,
    holdReasons,
    writtenAt: now,
    publishedAt: status === 'published' ? now : null,
    ...marks,
  })
  await insertReview(database, id, { ...aboutOf(draft), ...sale, ...ofMember, agentId: agent.id, isVerified: false })
  if (status === 'published') await mails.newReview(mailed(agent, draft, member))
  return id
}

const ofMember = {
  source: 'member',
  requestId: null,
  importSource: null,
  importIdentifier: null,
} as const

type Changing = Writing & { id: number; evidence: string | null; revision: string | null | undefined }

async function change(parts: WriterParts, { member, agent, draft, evidence, id, revision }: Changing): Promise<void> {
  const { database, clock, posts } = parts
  const row = await findReview(database, id)
  if (row === null || row.status === 'withdrawn') throw new PortalError('NOT_FOUND', reviewErrors.noReview)
  if (isChangedSince(revision, row.editedAt)) throw new PortalError('CONFLICT', postErrors.changedMeanwhile)
  await posts.requireOpenWriting(member.id)
  const sale = await requireOtherSale(parts, { member, agent, draft, exceptId: id })
  const changed = { ...draft, accountAge: accountAge(member, clock()) }
  const { status, holdReasons } = statusAfterChange(row, changed, member.emailConfirmedAt !== null)
  const now = clock()
  const publishedAt = status === 'published' ? (row.publishedAt ?? now) : row.publishedAt
  await posts.update({ ...textOf(draft), id, status, holdReasons, publishedAt, now })
  await updateReview(database, { ...aboutOf(draft), ...sale, evidence, id })
}

async function settle(
  { database, clock, offices, posts, mails }: WriterParts,
  id: number,
  agentId: number,
): Promise<void> {
  const row = await findReview(database, id)
  const agent = await offices.agent(agentId)
  if (row?.status !== 'unconfirmed' || agent === null) return
  const status = row.holdReasons.length > 0 ? 'held' : 'published'
  await posts.setStatus({ id, status, publishedAt: status === 'published' ? clock() : null })
  if (status === 'published') await mails.newReview({ ...row, agent })
}

async function requireRecord({ memberId }: CallingMember, { members }: WriterParts): Promise<MemberRecord> {
  const member = await members.byId(memberId)
  if (member === null) throw new PortalError('UNAUTHENTICATED', reviewErrors.login)
  return member
}

async function requireView(id: number, member: CallingMember, { reviewReader }: WriterParts): Promise<ReviewView> {
  const view = await reviewReader.byId(id, member)
  if (view === null) throw new PortalError('NOT_FOUND', reviewErrors.noReview)
  return view
}

async function requireOwn(member: CallingMember, id: number, parts: WriterParts): Promise<ReviewView> {
  const view = await requireView(id, member, parts)
  if (!view.viewer.isAuthor) throw new PortalError('FORBIDDEN', reviewErrors.notYours)
  return view
}

/** What the review is about, which its author has not reviewed before. */
async function requireOtherSale(
  parts: WriterParts,
  { member, agent, draft, exceptId }: Writing & { exceptId: number },
): Promise<ReviewedSale> {
  const sale = await reviewedSale({ agentId: agent.id, ...draft }, parts)
  const about = { agentId: agent.id, saleKey: sale.saleKey, memberId: member.id, exceptId }
  if (await isReviewed(parts.database, { ...about, email: confirmedEmail(member) })) throw sameSale(draft)
  return sale
}

async function holdsOf(
  { database, clock, origins }: WriterParts,
  { member, agent, draft, marks, isOnRecord }: Omit<Inserting, 'key'> & { isOnRecord: boolean },
): Promise<HoldReason[]> {
  const now = clock()
  return reviewHolds({
    ...draft,
    name: '',
    isOnRecord,
    accountAge: accountAge(member, now),
    ...(await origins.weigh(agent, { ...marks, email: member.email, memberId: member.id })),
    recentReviews: await countRecent(database, agent.id, new Date(now.getTime() - FLOOD_TERM)),
  })
}

async function requireFew(memberId: number, { posts, clock }: WriterParts): Promise<void> {
  const now = clock().getTime()
  const { recent, firstOfRecent } = await posts.recentOf(memberId, 'agentReview', new Date(now - REVIEWS_TERM))
  if (recent < MOST_REVIEWS_A_DAY || firstOfRecent === null) return
  const retryAfterSeconds = Math.ceil((firstOfRecent.getTime() + REVIEWS_TERM - now) / 1000)
  throw new PortalError('TOO_MANY_REQUESTS', reviewErrors.tooMany(MOST_REVIEWS_A_DAY), { retryAfterSeconds })
}

/** Throws FORBIDDEN where somebody would review themselves or their own office. */
export async function requireStranger(
  { agentId }: Pick<CallingMember, 'agentId'>,
  agent: AgentRecord,
  { offices }: Pick<ReviewsSupport, 'offices'>,
): Promise<void> {
  const self = agentId === null ? null : await offices.agent(agentId)
  if (self?.office.id === agent.office.id) throw new PortalError('FORBIDDEN', reviewErrors.ownReview)
}

const confirmedEmail = ({ email, emailConfirmedAt }: MemberRecord): string | null =>
  emailConfirmedAt === null ? null : email

const accountAge = ({ createdAt }: MemberRecord, now: Date): number => now.getTime() - createdAt.getTime()

/** What a draft says as a post. */
export const textOf = ({ title, content, rating, statistics }: ReviewDraft) => ({ title, content, rating, statistics })

/** What a draft is about. */
export const aboutOf = ({ evidence, serviceProvidedType, propertyAddress }: ReviewDraft) => ({
  evidence,
  serviceType: serviceProvidedType,
  typedAddress: propertyAddress,
})

const mailed = (agent: AgentRecord, draft: ReviewDraft, member: MemberRecord): MailedReview => ({
  agent,
  title: draft.title,
  content: draft.content,
  rating: draft.rating,
  authorName: member.name,
  authorId: member.id,
  authorEmail: null,
})

function sameSale({ propertyAddress }: ReviewDraft): PortalError {
  const message = propertyAddress === '' ? reviewErrors.sameSaleAnyHome : reviewErrors.sameSale
  return new PortalError('BAD_INPUT', message, { field: 'propertyAddress' })
}
