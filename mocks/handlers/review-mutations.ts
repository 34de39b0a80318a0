import { answerOf, checkReviewerName } from '#domain/reviews/check-review.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { type HoldReason, holdsAfterChange, reviewHolds } from '#domain/reviews/review-holds.ts'
import {
  LEAST_REASON,
  LONGEST_ANSWER,
  LONGEST_REASON,
  MOST_REVIEWS_A_DAY,
  NEW_ACCOUNT_TERM,
} from '#domain/reviews/review-limits.ts'
import { newReview, type ReportReason, type ReviewChange, type ReviewDraft } from '#domain/reviews/review-types.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal, requireShort } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import { mockRequestIdentifier, type ReviewRecord, type ReviewStatus } from '../world/reviews.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './collections.ts'
import { requiredReview } from './required-review.ts'
import { hasClaimForReviews } from './review-claims.ts'
import { agentOfRecord, requestStatus, reviewView } from './review-view.ts'
import { requireOtherSale, type Sale, saleOf } from './reviewed-sale.ts'
import { agentOfUsername, isOfOffice } from './reviews.ts'

const DAY = 24 * 60 * 60 * 1000
/** Nobody's account is new to the mocks, and where a review comes from says nothing: all come from one browser. */
const ACCOUNT_AGE = NEW_ACCOUNT_TERM
const ofOneVisitor = { isKnownNetwork: false, isKnownMailbox: false, recentReviews: 0 }

/** What is written, changed, answered, reported and decided. */
export const reviewMutations = (portal: MockPortal, headers: Headers) => ({
  ...writings(portal, headers),
  ...changes(portal, headers),
  ...feedback(portal, headers),
})

const writings = ({ world }: MockPortal, headers: Headers) => ({
  writeAgentReview({ input }: { input: { username: string; idempotencyKey?: string | null; review: ReviewChange } }) {
    const caller = requireCaller(world, headers)
    const agent = agentOfUsername(world, input.username)
    if (agent === null) throw new Refusal('NOT_FOUND', reviewErrors.noAgent)
    const draft = requiredReview(newReview(input.review))
    const key = checkedKey(input.idempotencyKey)
    if (isOfOffice(world, caller, agent)) throw new Refusal('FORBIDDEN', reviewErrors.ownReview)
    const own = world.reviews.getAll().filter(({ authorId }) => authorId === caller.id)
    const known = own.find(({ idempotencyKey }) => idempotencyKey === key)
    if (known !== undefined) return { review: reviewView(world, known, caller) }
    const recent = own.filter(({ writtenAt }) => world.now.getTime() - writtenAt.getTime() < DAY)
    if (recent.length >= MOST_REVIEWS_A_DAY)
      throw new Refusal('TOO_MANY_REQUESTS', reviewErrors.tooMany(MOST_REVIEWS_A_DAY))
    const sale = saleOf(world, agent.id, draft)
    requireOtherSale(world, { agent, caller, saleKey: sale.saleKey, draft })
    const isOnRecord = sale.listingId !== null
    const holdReasons = reviewHolds({ ...ofOneVisitor, ...draft, name: '', isOnRecord, accountAge: ACCOUNT_AGE })
    const author = { authorId: caller.id, source: 'member', isVerified: false, idempotencyKey: key } as const
    const status = statusOf(caller, holdReasons)
    const review = add(world, agent.id, { ...textOf(draft), ...sale, ...author, status, holdReasons })
    return { review: reviewView(world, review, caller) }
  },

  writeRequestedReview({ input }: { input: { uniqueIdentifier: string; name: string; review: ReviewChange } }) {
    requireShort('uniqueIdentifier', input.uniqueIdentifier, 200)
    const request = world.reviewRequests.getAll().find(({ id }) => mockRequestIdentifier(id) === input.uniqueIdentifier)
    if (request === undefined) throw new Refusal('NOT_FOUND', reviewErrors.unknownLink)
    const [wrongName] = checkReviewerName(input.name)
    if (wrongName !== undefined) throw new Refusal('BAD_INPUT', wrongName.message, 'name')
    const about = { serviceProvidedType: request.serviceType, propertyAddress: request.typedAddress }
    const draft = requiredReview(newReview({ ...input.review, ...about }))
    const status = requestStatus(world, request)
    if (status !== 'waiting') throw new Refusal('BAD_INPUT', linkErrors[status], 'uniqueIdentifier')
    const sale = saleOf(world, request.agentId, draft)
    const isProven = sale.listingId !== null
    const circumstances = { ...ofOneVisitor, isOnRecord: isProven, accountAge: null }
    const holdReasons = reviewHolds({ ...draft, name: input.name, ...circumstances })
    const author = { authorName: input.name.trim(), authorEmail: request.clientEmail, requestId: request.id }
    const isPublished = holdReasons.length === 0
    add(world, request.agentId, {
      ...textOf(draft),
      ...sale,
      ...author,
      source: 'request',
      isVerified: isProven,
      idempotencyKey: `review-request-${request.id}`,
      status: isPublished ? 'published' : 'held',
      holdReasons,
    })
    world.reviewRequests.updateMany({ where: { id: { equals: request.id } }, data: { answeredAt: world.now } })
    return { isPublished }
  },
})

const changes = ({ world }: MockPortal, headers: Headers) => ({
  updateAgentReview({ reviewId, review: given }: { reviewId: string; review: ReviewChange }) {
    const caller = requireCaller(world, headers)
    requireNumber(reviewId)
    const draft = requiredReview(newReview(given))
    const review = requireOwn(world, reviewId, caller)
    if (review.status === 'withdrawn') throw new Refusal('NOT_FOUND', reviewErrors.noReview)
    const sale = saleOf(world, review.agentId, draft)
    const agent = agentOfRecord(world, review)
    requireOtherSale(world, { agent, caller, saleKey: sale.saleKey, draft, exceptId: review.id })
    const before = { ...review, isPublished: review.status === 'published' }
    const holdReasons = holdsAfterChange(before, { ...draft, accountAge: ACCOUNT_AGE })
    const isHeld = review.status === 'rejected' || holdReasons.length > 0
    const status = review.status === 'unconfirmed' ? statusOf(caller, holdReasons) : isHeld ? 'held' : 'published'
    const changed = {
      ...textOf(draft),
      evidence: given.evidence == null ? review.evidence : draft.evidence,
      ...sale,
      isVerified: review.isVerified && sale.saleKey === review.saleKey,
      status,
      holdReasons,
      editedAt: world.now,
      decisionReason: null,
    } as const
    return { review: reviewView(world, change(world, review, changed), caller) }
  },

  withdrawAgentReview({ reviewId }: { reviewId: string }) {
    const caller = requireCaller(world, headers)
    const review = requireOwn(world, reviewId, caller)
    return { review: reviewView(world, change(world, review, { status: 'withdrawn' }), caller) }
  },
})

const feedback = ({ world }: MockPortal, headers: Headers) => ({
  answerAgentReview: ({ reviewId, content }: { reviewId: string; content: string }) => {
    const caller = requireCaller(world, headers)
    return { review: reviewView(world, answerReview(world, caller, { reviewId, content }), caller) }
  },

  markAgentReviewHelpful: ({ reviewId, isHelpful }: { reviewId: string; isHelpful: boolean }) => {
    const caller = requireCaller(world, headers)
    return { review: reviewView(world, markHelpful(world, caller, { reviewId, isHelpful }), caller) }
  },

  reportAgentReview: ({ reviewId, reason }: { reviewId: string; reason: ReportReason }) => {
    report(world, requireCaller(world, headers), { reviewId, reason })
    return { reviewId }
  },

  decideAgentReview(asked: {
    reviewId: string
    decision: 'publish' | 'reject'
    reason: string
    isProofChecked: boolean
  }) {
    const caller = requireCaller(world, headers)
    requireNumber(asked.reviewId)
    if (!hasClaimForReviews(caller)) throw new Refusal('FORBIDDEN', reviewErrors.notStaff)
    const reason = plainText(asked.reason, LONGEST_REASON)
    if (reason === null || [...reason].length < LEAST_REASON) {
      throw new Refusal('BAD_INPUT', reviewErrors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
    }
    const review = find(world, asked.reviewId)
    if (isOfOffice(world, caller, agentOfRecord(world, review))) throw new Refusal('FORBIDDEN', reviewErrors.ownOffice)
    if (review.status === 'withdrawn' || review.status === 'unconfirmed') {
      throw new Refusal('BAD_INPUT', reviewErrors.notToDecide, 'reviewId')
    }
    const isKept = asked.decision === 'publish'
    const decided = change(world, review, {
      status: isKept ? 'published' : 'rejected',
      decisionReason: isKept ? null : reason,
      isVerified: review.isVerified || (isKept && asked.isProofChecked),
      holdReasons: [],
      reports: [],
    })
    return { review: reviewView(world, decided, caller) }
  },
})

const linkErrors = {
  answered: reviewErrors.usedLink,
  expired: reviewErrors.expiredLink,
  withdrawn: reviewErrors.withdrawnLink,
} as const

type Asked = { reviewId: string }

export function answerReview(world: World, caller: MemberRecord, { reviewId, content }: Asked & { content: string }) {
  const review = requirePublished(world, reviewId)
  if (caller.agentId !== review.agentId) throw new Refusal('FORBIDDEN', reviewErrors.answerNotYours)
  const answer = answerOf(content)
  if (answer === null) throw new Refusal('BAD_INPUT', reviewErrors.answer(LONGEST_ANSWER), 'content')
  const isNew = review.answer === null
  const isSame = review.answer === answer
  const answerEditedAt = isNew ? null : isSame ? review.answerEditedAt : world.now
  return change(world, review, { answer, answeredAt: review.answeredAt ?? world.now, answerEditedAt })
}

export function markHelpful(
  world: World,
  caller: MemberRecord,
  { reviewId, isHelpful }: Asked & { isHelpful: boolean },
) {
  const review = requirePublished(world, reviewId)
  if (review.authorId === caller.id) throw new Refusal('FORBIDDEN', reviewErrors.ownMark)
  const others = review.helpfulIds.filter((id) => id !== caller.id)
  return change(world, review, { helpfulIds: isHelpful ? [...others, caller.id] : others })
}

export function report(
  world: World,
  caller: MemberRecord,
  { reviewId, reason }: Asked & { reason: ReportReason | null },
) {
  const review = requirePublished(world, reviewId)
  if (review.authorId === caller.id) throw new Refusal('FORBIDDEN', reviewErrors.ownReport)
  if (review.reports.some(({ memberId }) => memberId === caller.id)) return
  change(world, review, { reports: [...review.reports, { memberId: caller.id, reason }] })
}

function requireNumber(text: string): void {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Refusal('NOT_FOUND', reviewErrors.noReview)
}

function find({ reviews }: World, reviewId: string): ReviewRecord {
  const review = reviews.getAll().find(({ id }) => String(id) === reviewId)
  if (review === undefined) throw new Refusal('NOT_FOUND', reviewErrors.noReview)
  return review
}

function requirePublished(world: World, reviewId: string): ReviewRecord {
  const review = find(world, reviewId)
  if (review.status !== 'published') throw new Refusal('NOT_FOUND', reviewErrors.noReview)
  return review
}

/** What is not published is not there for others than its author and staff. */
function requireOwn(world: World, reviewId: string, caller: MemberRecord): ReviewRecord {
  const review = find(world, reviewId)
  if (review.authorId === caller.id) return review
  const isSeen = review.status === 'published' || hasClaimForReviews(caller)
  throw isSeen ? new Refusal('FORBIDDEN', reviewErrors.notYours) : new Refusal('NOT_FOUND', reviewErrors.noReview)
}

function statusOf({ isEmailConfirmed }: MemberRecord, holds: readonly HoldReason[]): ReviewStatus {
  if (!isEmailConfirmed) return 'unconfirmed'
  return holds.length > 0 ? 'held' : 'published'
}

const textOf = ({
  title,
  content,
  rating,
  statistics,
  serviceProvidedType,
  propertyAddress,
  evidence,
}: ReviewDraft) => ({
  evidence,
  title,
  content,
  rating,
  statistics: statistics.map((each) => ({ type: each.type, rating: each.rating })),
  serviceType: serviceProvidedType,
  typedAddress: propertyAddress,
})

const nothing = {
  authorId: null,
  authorName: null,
  authorEmail: null,
  requestId: null,
  importedFrom: null,
  importIdentifier: null,
  decisionReason: null,
  answer: null,
  answeredAt: null,
  answerEditedAt: null,
  editedAt: null,
}

type Given = Pick<ReviewRecord, 'source' | 'idempotencyKey' | 'status' | 'holdReasons' | 'isVerified'> &
  Sale &
  ReturnType<typeof textOf> &
  Partial<ReviewRecord>

/** Adds a review. */
export function add(world: World, agentId: number, given: Given): ReviewRecord {
  const id = Math.max(9000, ...world.reviews.getAll().map((review) => review.id)) + 1
  const publishedAt = given.status === 'published' ? world.now : null
  const review = { ...nothing, helpfulIds: [], reports: [], writtenAt: world.now, publishedAt, ...given, id, agentId }
  world.reviews.create(review)
  return review
}

function change(world: World, review: ReviewRecord, data: Partial<ReviewRecord>): ReviewRecord {
  const status = data.status ?? review.status
  const publishedAt = status === 'published' ? (review.publishedAt ?? world.now) : review.publishedAt
  world.reviews.updateMany({ where: { id: { equals: review.id } }, data: { ...data, publishedAt } })
  return { ...review, ...data, publishedAt }
}
