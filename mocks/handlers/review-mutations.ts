import { readFullAddress } from '#domain/locations/full-address.ts'
import { streetKey } from '#domain/locations/street-key.ts'
import { postErrors } from '#domain/posts/post-errors.copy.ts'
import { isChangedSince } from '#domain/posts/post-revision.ts'
import { isSamePost } from '#domain/posts/same-post.ts'
import { isReviewReportReason } from '#domain/posts/report-reasons.ts'
import { answerOf, checkReview, checkReviewerName, decisionReasonOf, tidyReview } from '#domain/reviews/check-review.ts'
import { reviewErrors as errors } from '#domain/reviews/review-errors.copy.ts'
import { reviewHolds } from '#domain/reviews/review-holds.ts'
import {
  LEAST_REASON,
  LONGEST_ANSWER,
  LONGEST_REASON,
  MOST_REVIEWS_A_DAY,
  NEW_ACCOUNT_TERM,
  REVIEWS_TERM,
} from '#domain/reviews/review-limits.ts'
import { isDecidable, statusOfNew } from '#domain/posts/post-states.ts'
import { requestStatusOf, statusAfterChange } from '#domain/reviews/review-states.ts'
import {
  newReview,
  recordOfService,
  type ReportReason,
  type ReviewChange,
  type ReviewDraft,
} from '#domain/reviews/review-types.ts'
import type { MockPortal } from '../portal.ts'
import { checkedKey, Refusal, required } from '../refusal.ts'
import { placeByUri } from '../search/places.ts'
import type { MemberRecord } from '../world/members.ts'
import { nextPostId } from '../world/questions.ts'
import { mockRequestIdentifier, plainReview, type ReviewRecord } from '../world/reviews.ts'
import { findAll, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { agentOfRecord, agentOfUsername, isOfOffice, managesReviews, reviewView } from './review-view.ts'
import { requireOpenWriting } from './own-posts.ts'
import { withStep } from './post-steps.ts'
import { requireCaller } from './sessions.ts'

/** Nobody's account is new to the mocks, and where a review comes from says nothing: all come from one browser. */
const accountAge = NEW_ACCOUNT_TERM
const ofOneVisitor = { isKnownNetwork: false, isKnownMailbox: false, recentReviews: 0 }

type ById = { reviewId: string }
type Decision = ById & { decision: 'publish' | 'reject'; reason: string; isProofChecked: boolean }
type Changed = ById & { revision?: string | null; review: ReviewChange }
type Requested = { input: { uniqueIdentifier: string; name: string; review: ReviewChange } }
type Written = { input: { username: string; idempotencyKey?: string | null; review: ReviewChange } }

export const reviewMutations = ({ world }: MockPortal, headers: Headers) => {
  const shown = (review: ReviewRecord) => ({ review: reviewView(world, review, requireCaller(world, headers)) })
  return {
    writeAgentReview: ({ input }: Written) => shown(write(world, requireCaller(world, headers), input)),
    writeRequestedReview: ({ input }: Requested) => ({ isPublished: writeRequested(world, input) }),
    updateAgentReview({ reviewId, revision, review: given }: Changed) {
      const caller = requireCaller(world, headers)
      const draft = requiredReview(newReview(given))
      const review = requireOwn(world, reviewId, caller)
      if (review.status === 'withdrawn') throw new Refusal('NOT_FOUND', errors.noReview)
      if (isChangedSince(revision, review.editedAt)) throw new Refusal('CONFLICT', postErrors.changedMeanwhile)
      requireOpenWriting(caller)
      const sale = saleOf(world, review.agentId, draft)
      requireOtherSale(world, review.agentId, { caller, saleKey: sale.saleKey, draft, exceptId: review.id })
      const changed = {
        ...textOf(draft),
        evidence: given.evidence == null ? review.evidence : draft.evidence,
        ...sale,
        ...statusAfterChange(review, { ...draft, accountAge }, caller.isEmailConfirmed),
        isVerified: review.isVerified && sale.saleKey === review.saleKey,
        editedAt: world.now,
        decisionReason: null,
      }
      return shown(change(world, review, changed))
    },
    withdrawAgentReview({ reviewId }: ById) {
      const review = requireOwn(world, reviewId, requireCaller(world, headers))
      return shown(change(world, review, { status: 'withdrawn' }))
    },
    answerAgentReview: (asked: ById & { content: string }) =>
      shown(answerReview(world, requireCaller(world, headers), asked)),
    markAgentReviewHelpful: (asked: ById & { isHelpful: boolean }) =>
      shown(markHelpful(world, requireCaller(world, headers), asked)),
    reportAgentReview(asked: ById & { reason: ReportReason }) {
      reportReview(world, requireCaller(world, headers), asked)
      return { reviewId: asked.reviewId }
    },
  }
}

export function decideReview(
  world: World,
  caller: MemberRecord,
  { reviewId, decision, reason: given, isProofChecked }: Decision,
): ReviewRecord {
  if (!/^[1-9]\d{0,9}$/.test(reviewId)) throw new Refusal('NOT_FOUND', errors.noReview)
  if (!managesReviews(caller)) throw new Refusal('FORBIDDEN', errors.notStaff)
  const reason = decisionReasonOf(given)
  if (reason === null) throw new Refusal('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
  const review = byId(world, reviewId)
  if (isOfOffice(world, caller, agentOfRecord(world, review))) throw new Refusal('FORBIDDEN', errors.ownOffice)
  if (!isDecidable(review.status)) throw new Refusal('BAD_INPUT', errors.notToDecide, 'reviewId')
  const isPublished = decision === 'publish'
  return change(world, review, {
    status: isPublished ? 'published' : 'rejected',
    decisionReason: isPublished ? null : reason,
    isVerified: review.isVerified || (isPublished && isProofChecked),
    holdReasons: [],
    reports: [],
    isAppealed: false,
    steps: withStep(world, review.steps, { type: decision, moderatorId: caller.id, reason }),
  })
}

const kind = 'agentReview'

function write(world: World, caller: MemberRecord, { username, idempotencyKey, review }: Written['input']) {
  const agent = required(agentOfUsername(world, username), errors.noAgent)
  const draft = requiredReview(newReview(review))
  const key = checkedKey(idempotencyKey)
  if (isOfOffice(world, caller, agent)) throw new Refusal('FORBIDDEN', errors.ownReview)
  const own = findAll(world.reviews, { authorId: caller.id })
  const known = own.find((each) => each.idempotencyKey === key)
  if (known !== undefined) {
    if (known.editedAt === null && !isSamePost({ ...known, kind }, { ...draft, kind }))
      throw new Refusal('CONFLICT', postErrors.otherUnderKey)
    return known
  }
  requireOpenWriting(caller)
  const recent = own.filter(({ writtenAt }) => world.now.getTime() - writtenAt.getTime() < REVIEWS_TERM)
  if (recent.length >= MOST_REVIEWS_A_DAY) {
    throw new Refusal('TOO_MANY_REQUESTS', errors.tooMany(MOST_REVIEWS_A_DAY))
  }
  const sale = saleOf(world, agent.id, draft)
  requireOtherSale(world, agent.id, { caller, saleKey: sale.saleKey, draft })
  const isOnRecord = sale.listingId !== null
  const holdReasons = reviewHolds({ ...ofOneVisitor, ...draft, name: '', isOnRecord, accountAge })
  const status = statusOfNew(caller.isEmailConfirmed, holdReasons)
  const facts = { ...textOf(draft), ...sale, authorId: caller.id, idempotencyKey: key, status, holdReasons }
  return addReview(world, agent.id, facts)
}

function writeRequested(world: World, { uniqueIdentifier, name, review }: Requested['input']): boolean {
  const asked = world.reviewRequests.getAll().find(({ id }) => mockRequestIdentifier(id) === uniqueIdentifier)
  const request = required(asked, errors.unknownLink)
  const [wrongName] = checkReviewerName(name)
  if (wrongName !== undefined) throw new Refusal('BAD_INPUT', wrongName.message, 'name')
  const about = { serviceProvidedType: request.serviceType, propertyAddress: request.typedAddress }
  const draft = requiredReview(newReview({ ...review, ...about }))
  const state = requestStatusOf(request, world.now)
  if (state !== 'waiting') throw new Refusal('BAD_INPUT', linkErrors[state], 'uniqueIdentifier')
  const sale = saleOf(world, request.agentId, draft)
  const isOnRecord = sale.listingId !== null
  const holdReasons = reviewHolds({ ...draft, name, ...ofOneVisitor, isOnRecord, accountAge: null })
  addReview(world, request.agentId, {
    ...textOf(draft),
    ...sale,
    authorName: name.trim(),
    authorEmail: request.clientEmail,
    requestId: request.id,
    source: 'request',
    isVerified: isOnRecord,
    idempotencyKey: `review-request-${request.id}`,
    status: statusOfNew(true, holdReasons),
    holdReasons,
  })
  update(world.reviewRequests, { id: request.id }, { answeredAt: world.now })
  return holdReasons.length === 0
}

const linkErrors = {
  answered: errors.usedLink,
  expired: errors.expiredLink,
  withdrawn: errors.withdrawnLink,
} as const

export function answerReview(world: World, caller: MemberRecord, { reviewId, content }: ById & { content: string }) {
  const review = requirePublished(world, reviewId)
  if (caller.agentId !== review.agentId) throw new Refusal('FORBIDDEN', errors.answerNotYours)
  const answer = answerOf(content)
  if (answer === null) throw new Refusal('BAD_INPUT', errors.answer(LONGEST_ANSWER), 'content')
  const isEdited = review.answer !== null && review.answer !== answer
  const answerEditedAt = isEdited ? world.now : review.answerEditedAt
  return change(world, review, { answer, answeredAt: review.answeredAt ?? world.now, answerEditedAt })
}

type Mark = ById & { isHelpful: boolean }

export function markHelpful(world: World, caller: MemberRecord, { reviewId, isHelpful }: Mark): ReviewRecord {
  const review = requirePublished(world, reviewId)
  if (review.authorId === caller.id) throw new Refusal('FORBIDDEN', errors.ownMark)
  const others = review.helpfulIds.filter((id) => id !== caller.id)
  return change(world, review, { helpfulIds: isHelpful ? [...others, caller.id] : others })
}

type Report = ById & { reason: string | null }

export function reportReview(world: World, caller: MemberRecord, { reviewId, reason }: Report): void {
  const review = requirePublished(world, reviewId)
  if (review.authorId === caller.id) throw new Refusal('FORBIDDEN', errors.ownReport)
  if (reason !== null && !isReviewReportReason(reason)) {
    throw new Refusal('BAD_INPUT', postErrors.reportReason, 'reason')
  }
  if (review.reports.some(({ memberId }) => memberId === caller.id)) return
  change(world, review, { reports: [...review.reports, { memberId: caller.id, reason }] })
}

const byId = ({ reviews }: World, reviewId: string): ReviewRecord =>
  required(
    reviews.getAll().find(({ id }) => String(id) === reviewId),
    errors.noReview,
  )

function requirePublished(world: World, reviewId: string): ReviewRecord {
  const review = byId(world, reviewId)
  if (review.status !== 'published') throw new Refusal('NOT_FOUND', errors.noReview)
  return review
}

/** What is not published is not there for others than its author and staff. */
function requireOwn(world: World, reviewId: string, caller: MemberRecord): ReviewRecord {
  const review = byId(world, reviewId)
  if (review.authorId === caller.id) return review
  const isSeen = review.status === 'published' || managesReviews(caller)
  throw isSeen ? new Refusal('FORBIDDEN', errors.notYours) : new Refusal('NOT_FOUND', errors.noReview)
}

function requiredReview(draft: ReviewDraft): ReviewDraft {
  const [first] = checkReview(draft)
  if (first !== undefined) throw new Refusal('BAD_INPUT', first.message, first.field)
  return tidyReview(draft)
}

const textOf = ({ serviceProvidedType, propertyAddress, statistics, ...text }: ReviewDraft) => ({
  ...text,
  statistics: statistics.map(({ type, rating }) => ({ type, rating })),
  serviceType: serviceProvidedType,
  typedAddress: propertyAddress,
})

type Given = Pick<ReviewRecord, 'idempotencyKey' | 'status'> & Partial<ReviewRecord>

export function addReview(world: World, agentId: number, given: Given): ReviewRecord {
  const id = nextPostId(world)
  const publishedAt = given.status === 'published' ? world.now : null
  return world.reviews.create({ ...plainReview(id, agentId, world.now), publishedAt, ...given })
}

function change(world: World, review: ReviewRecord, data: Partial<ReviewRecord>): ReviewRecord {
  const status = data.status ?? review.status
  const publishedAt = status === 'published' ? (review.publishedAt ?? world.now) : review.publishedAt
  update(world.reviews, { id: review.id }, { ...data, publishedAt })
  return { ...review, ...data, publishedAt }
}

type Sale = Pick<ReviewRecord, 'listingId' | 'saleKey' | 'suburbId'>
type About = Pick<ReviewDraft, 'propertyAddress' | 'serviceProvidedType'>

/** What a review is about: a sale or lease on record, or the address as it was typed. */
export function saleOf(world: World, agentId: number, { propertyAddress, serviceProvidedType }: About): Sale {
  const none = { suburbId: null, listingId: null, saleKey: `none:${serviceProvidedType}` }
  if (propertyAddress.trim() === '') return none
  const readings = readFullAddress(propertyAddress)
  if (readings.length === 0) throw new Refusal('BAD_INPUT', errors.address, 'propertyAddress')
  const address = readings
    .map(({ street, suburbUri }) => ({ street, suburb: placeByUri(world, suburbUri) }))
    .find(({ suburb }) => suburb?.type === 'suburb')
  if (!address?.suburb) throw new Refusal('BAD_INPUT', errors.unknownSuburb, 'propertyAddress')
  const suburbId = address.suburb.id
  const key = streetKey(address.street)
  const listingType = recordOfService[serviceProvidedType]
  const sales = listingType === null ? [] : findAll(world.listings, { suburbId, statusType: 'completed', listingType })
  const sale = sales.find(
    ({ agentIds, streetAddress }) => key !== '' && agentIds.includes(agentId) && streetKey(streetAddress ?? '') === key,
  )
  const saleKey = sale === undefined ? `${suburbId}:${key}:${serviceProvidedType}` : `listing:${sale.id}`
  return { suburbId, listingId: sale?.id ?? null, saleKey }
}

type Other = { caller: MemberRecord; saleKey: string; draft: ReviewDraft; exceptId?: number }

/** Nobody reviews the same sale twice. */
function requireOtherSale({ reviews }: World, agentId: number, { caller, saleKey, draft, exceptId }: Other): void {
  const same = findAll(reviews, { agentId, authorId: caller.id, saleKey })
  if (!same.some(({ id, status }) => id !== exceptId && status !== 'withdrawn')) return
  const message = draft.propertyAddress === '' ? errors.sameSaleAnyHome : errors.sameSale
  throw new Refusal('BAD_INPUT', message, 'propertyAddress')
}
