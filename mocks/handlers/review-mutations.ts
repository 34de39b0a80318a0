import { answerOf, checkReview, checkReviewerName, plainText } from '#domain/reviews/check-review.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { type HoldReason, textHolds } from '#domain/reviews/review-holds.ts'
import {
  LEAST_REASON,
  LONGEST_ANSWER,
  LONGEST_CONTENT,
  LONGEST_REASON,
  MOST_REVIEWS_A_DAY,
} from '#domain/reviews/review-limits.ts'
import type { ReportReason, ReviewDraft } from '#domain/reviews/review-types.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, requireShort } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import { mockRequestIdentifier, type ReviewRecord, type ReviewStatus } from '../world/reviews.ts'
import type { World } from '../world/world.ts'
import { requireCaller } from './collections.ts'
import { hasClaimForReviews } from './review-claims.ts'
import { agentOfRecord, requestStatus, reviewView } from './review-view.ts'
import { requireOtherSale, type Sale, saleOf } from './reviewed-sale.ts'
import { agentOfUsername, isOfOffice } from './reviews.ts'

const DAY = 24 * 60 * 60 * 1000

/** What is written, changed, answered, reported and decided. */
export const reviewMutations = (portal: MockPortal, headers: Headers) => ({
  ...writings(portal, headers),
  ...changes(portal, headers),
  ...feedback(portal, headers),
})

const writings = ({ world }: MockPortal, headers: Headers) => ({
  writeAgentReview({ input }: { input: { username: string; idempotencyKey: string; review: ReviewDraft } }) {
    const caller = requireCaller(world, headers)
    const agent = agentOfUsername(world, input.username)
    if (agent === null) throw new Refusal('NOT_FOUND', reviewErrors.noAgent)
    const draft = requiredReview(input.review)
    requireKey(input.idempotencyKey)
    if (isOfOffice(world, caller, agent)) throw new Refusal('FORBIDDEN', reviewErrors.ownReview)
    const own = world.reviews.getAll().filter(({ authorId }) => authorId === caller.id)
    const known = own.find(({ idempotencyKey }) => idempotencyKey === input.idempotencyKey)
    if (known !== undefined) return { review: reviewView(world, known, caller) }
    const recent = own.filter(({ writtenAt }) => world.now.getTime() - writtenAt.getTime() < DAY)
    if (recent.length >= MOST_REVIEWS_A_DAY)
      throw new Refusal('TOO_MANY_REQUESTS', reviewErrors.tooMany(MOST_REVIEWS_A_DAY))
    const sale = saleOf(world, agent.id, draft)
    requireOtherSale(world, { agent, caller, saleKey: sale.saleKey, draft })
    const holdReasons = textHolds(`${draft.title}\n${draft.content}`)
    const author = { authorId: caller.id, source: 'member', idempotencyKey: input.idempotencyKey } as const
    const status = statusOf(caller, holdReasons)
    const review = add(world, agent.id, { ...textOf(draft), ...sale, ...author, status, holdReasons })
    return { review: reviewView(world, review, caller) }
  },

  writeRequestedReview({ input }: { input: { uniqueIdentifier: string; name: string; review: ReviewDraft } }) {
    requireShort('uniqueIdentifier', input.uniqueIdentifier, 200)
    const request = world.reviewRequests.getAll().find(({ id }) => mockRequestIdentifier(id) === input.uniqueIdentifier)
    if (request === undefined) throw new Refusal('NOT_FOUND', reviewErrors.unknownLink)
    const [wrongName] = checkReviewerName(input.name)
    if (wrongName !== undefined) throw new Refusal('BAD_INPUT', wrongName.message, 'name')
    const about = { serviceProvidedType: request.serviceType, propertyAddress: request.typedAddress }
    const draft = requiredReview({ ...input.review, ...about })
    const status = requestStatus(world, request)
    if (status !== 'waiting') throw new Refusal('BAD_INPUT', linkErrors[status], 'uniqueIdentifier')
    const holdReasons = textHolds(`${draft.title}\n${draft.content}\n${input.name}`)
    const author = { authorName: input.name.trim(), authorEmail: request.clientEmail, requestId: request.id }
    const sale = saleOf(world, request.agentId, draft)
    const isPublished = holdReasons.length === 0
    add(world, request.agentId, {
      ...textOf(draft),
      ...sale,
      ...author,
      source: 'request',
      idempotencyKey: `review-request-${request.id}`,
      status: isPublished ? 'published' : 'held',
      holdReasons,
    })
    world.reviewRequests.updateMany({ where: { id: { equals: request.id } }, data: { answeredAt: world.now } })
    return { isPublished }
  },
})

const changes = ({ world }: MockPortal, headers: Headers) => ({
  updateAgentReview({ reviewId, review: given }: { reviewId: string; review: ReviewDraft }) {
    const caller = requireCaller(world, headers)
    requireNumber(reviewId)
    const draft = requiredReview(given)
    const review = requireOwn(world, reviewId, caller)
    if (review.status === 'withdrawn') throw new Refusal('NOT_FOUND', reviewErrors.noReview)
    const sale = saleOf(world, review.agentId, draft)
    const agent = agentOfRecord(world, review)
    requireOtherSale(world, { agent, caller, saleKey: sale.saleKey, draft, exceptId: review.id })
    const holdReasons = textHolds(`${draft.title}\n${draft.content}`)
    const isHeld = review.status === 'rejected' || holdReasons.length > 0
    const status = isHeld ? 'held' : 'published'
    const changed = {
      ...textOf(draft),
      ...sale,
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

  decideAgentReview(asked: { reviewId: string; decision: 'publish' | 'reject'; reason: string }) {
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

export function report(world: World, caller: MemberRecord, { reviewId, reason }: Asked & { reason: ReportReason }) {
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

function requiredReview(draft: ReviewDraft): ReviewDraft {
  const [first] = checkReview(draft)
  if (first !== undefined) throw new Refusal('BAD_INPUT', first.message, first.field)
  return {
    ...draft,
    title: draft.title.trim(),
    content: plainText(draft.content, LONGEST_CONTENT) ?? '',
    propertyAddress: draft.propertyAddress.trim().replaceAll(/\s+/g, ' '),
  }
}

export function requireKey(key: string): void {
  if (key.length >= 8 && key.length <= 100 && !/\p{Cc}/u.test(key) && key.isWellFormed()) return
  throw new Refusal('BAD_INPUT', 'idempotencyKey has 8 to 100 characters.', 'idempotencyKey')
}

function statusOf({ isEmailConfirmed }: MemberRecord, holds: readonly HoldReason[]): ReviewStatus {
  if (!isEmailConfirmed) return 'unconfirmed'
  return holds.length > 0 ? 'held' : 'published'
}

const textOf = ({ title, content, rating, statistics, serviceProvidedType, propertyAddress }: ReviewDraft) => ({
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

type Given = Pick<ReviewRecord, 'source' | 'idempotencyKey' | 'status' | 'holdReasons'> &
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
