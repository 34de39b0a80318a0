import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import type { RequestStatus, ReviewRecord, ReviewRequestRecord } from '../world/reviews.ts'
import type { World } from '../world/world.ts'
import { officeOfAgent } from './office-of-agent.ts'
import { agentView } from './offices.ts'
import { hasClaimForReviews } from './review-claims.ts'
import { instantText } from './listing-summary.ts'
import { placeById, placeLabel } from './place-words.ts'

export const requestNumbers: Readonly<Record<RequestStatus, number>> = {
  waiting: 1,
  answered: 2,
  expired: 3,
  withdrawn: 4,
}

/** How far a request is. */
export function requestStatus(
  { now }: World,
  { answeredAt, withdrawnAt, expiresAt }: ReviewRequestRecord,
): RequestStatus {
  if (answeredAt !== null) return 'answered'
  if (withdrawnAt !== null) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'waiting'
}

/** The agent of a record, who is always there. */
export function agentOfRecord({ agents }: World, { agentId }: { agentId: number }): AgentRecord {
  const agent = agents.getAll().find(({ id }) => id === agentId)
  if (agent === undefined) throw new Error(`The mocks have no agent ${agentId}`)
  return agent
}

/** An instant in the zone of the agent's office; null for none. */
function instantAt(world: World, agent: AgentRecord, instant: Date | null): string | null {
  const zone = timeZoneOfPlace(placeById(world, officeOfAgent(world, agent).suburbId))
  return instant === null ? null : instantText(instant, zone)
}

/** What everybody sees of a published review, in both contracts. */
export function shownReview(world: World, review: ReviewRecord) {
  const agent = agentOfRecord(world, review)
  const at = (instant: Date | null) => instantAt(world, agent, instant)
  return {
    title: review.title,
    content: review.content,
    rating: review.rating,
    statistics: review.statistics,
    serviceProvidedType: review.serviceType,
    propertyAddress: addressOf(world, review),
    reviewer: reviewerOf(world, review),
    isVerified: review.isVerified,
    isOnRecord: review.listingId !== null,
    isImported: review.source === 'import',
    importedFrom: review.importedFrom,
    isRequested: review.source === 'request',
    answer:
      review.answer === null
        ? null
        : { content: review.answer, answeredAt: at(review.answeredAt), editedAt: at(review.answerEditedAt) },
    helpfulCount: review.helpfulIds.length,
    publishedOn: at(review.publishedAt),
    editedAt: at(review.editedAt),
  }
}

/** A review as the graph shows it to somebody. */
export function reviewView(world: World, review: ReviewRecord, viewer: MemberRecord | null) {
  const isAuthor = viewer !== null && review.authorId === viewer.id
  const seesInside = isAuthor || hasClaimForReviews(viewer)
  return {
    ...shownReview(world, review),
    id: String(review.id),
    agent: () => agentView(world, agentOfRecord(world, review)),
    status: review.status,
    holdReasons: seesInside ? review.holdReasons : [],
    decisionReason: seesInside ? review.decisionReason : null,
    typedAddress: isAuthor ? review.typedAddress : null,
    evidence: seesInside ? review.evidence : null,
  }
}

function addressOf(world: World, { suburbId, listingId }: ReviewRecord): string | null {
  if (suburbId === null) return null
  const label = placeLabel(world, placeById(world, suburbId))
  const listing = world.listings.getAll().find(({ id, isAddressHidden }) => id === listingId && !isAddressHidden)
  return listing?.streetAddress ? `${listing.streetAddress}, ${label}` : label
}

function reviewerOf({ members, agents }: World, { authorId, authorName }: ReviewRecord) {
  const member = members.getAll().find(({ id }) => id === authorId)
  const agent = agents.getAll().find(({ id }) => member?.type === 2 && id === member.agentId)
  const username = agent?.username ?? member?.username ?? null
  return { name: member?.name ?? authorName ?? 'Former member', username, isAgent: agent !== undefined }
}

const requestFields = (request: ReviewRequestRecord) => ({
  clientName: request.clientName,
  serviceProvidedType: request.serviceType,
  propertyAddress: request.typedAddress === '' ? null : request.typedAddress,
})

/** A request as the client sees it. */
export function invitationView(world: World, request: ReviewRequestRecord) {
  const agent = agentOfRecord(world, request)
  return {
    ...requestFields(request),
    agent: () => agentView(world, agent),
    status: requestStatus(world, request),
    expiresAt: instantAt(world, agent, request.expiresAt),
  }
}

/** What the agent sees of a request, in both contracts. */
export function shownRequest(world: World, request: ReviewRequestRecord) {
  const agent = agentOfRecord(world, request)
  return {
    ...requestFields(request),
    clientEmail: request.clientEmail,
    requestedAt: instantAt(world, agent, request.requestedAt),
    expiresAt: instantAt(world, agent, request.expiresAt),
  }
}

/** The review that was written on a request and is published; null for none. */
export const reviewOfRequest = ({ reviews }: World, { id }: ReviewRequestRecord): ReviewRecord | null =>
  reviews.getAll().find(({ requestId, status }) => requestId === id && status === 'published') ?? null

/** A request as the graph shows it to the agent. */
export function requestView(world: World, request: ReviewRequestRecord) {
  const review = reviewOfRequest(world, request)
  return {
    ...shownRequest(world, request),
    id: String(request.id),
    status: requestStatus(world, request),
    review: review === null ? null : reviewView(world, review, null),
  }
}
