import { visibleStreet } from '#domain/listing/visible-address.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { placeLabel } from '#domain/locations/place-label.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { requestStatuses, requestStatusOf } from '#domain/reviews/review-states.ts'
import { officeOfAgent } from '../search/agents.ts'
import { zoneOf } from '../search/listing-facts.ts'
import { placeById } from '../search/places.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import type { ReviewRecord, ReviewRequestRecord } from '../world/reviews.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { agentView } from './offices.ts'
import { personNamed, personOfMember } from './people.ts'

export const managesReviews = (member: MemberRecord | null): boolean =>
  hasClaim(member?.claims ?? null, 'agents_permission', 'CanManageAnyAgentReview')

/** The agent of a username, by account or by the agent’s own. */
export function agentOfUsername(world: World, text: string): AgentRecord | undefined {
  return personNamed(world, text)?.agent
}

export function isOfOffice(world: World, { agentId }: MemberRecord, agent: AgentRecord): boolean {
  const own = find(world.agents, { id: agentId ?? 0 })
  return own !== undefined && officeOfAgent(world, own).id === officeOfAgent(world, agent).id
}

/** The agent of a record, who is always there. */
export function agentOfRecord({ agents }: World, { agentId }: { agentId: number }): AgentRecord {
  const agent = find(agents, { id: agentId })
  if (agent === undefined) throw new Error(`The mocks have no agent ${agentId}`)
  return agent
}

/** Instants in the zone of the agent's office; null for none. */
const instants = (world: World, agent: AgentRecord) => (instant: Date | null) =>
  instant === null ? null : isoInZone(instant, zoneOf(world, officeOfAgent(world, agent)))

/** A review as somebody sees it; everybody sees what is published. */
export function reviewView(world: World, review: ReviewRecord, viewer: MemberRecord | null) {
  const { answer, source, suburbId, serviceType, listingId } = review
  const agent = agentOfRecord(world, review)
  const at = instants(world, agent)
  const isAuthor = viewer !== null && review.authorId === viewer.id
  const seesInside = isAuthor || managesReviews(viewer)
  return {
    id: String(review.id),
    agentId: review.agentId,
    title: review.title,
    content: review.content,
    rating: review.rating,
    statistics: review.statistics,
    serviceProvidedType: serviceType,
    propertyAddress: suburbId === null ? null : addressOf(world, suburbId, listingId),
    reviewer: reviewerOf(world, review),
    isVerified: review.isVerified,
    isOnRecord: listingId !== null,
    isImported: source === 'import',
    importedFrom: review.importedFrom,
    isRequested: source === 'request',
    answer:
      answer === null
        ? null
        : { content: answer, answeredAt: at(review.answeredAt), editedAt: at(review.answerEditedAt) },
    helpfulCount: review.helpfulIds.length,
    publishedOn: at(review.publishedAt),
    editedAt: at(review.editedAt),
    agent: () => agentView(world, agent),
    status: review.status,
    holdReasons: seesInside ? review.holdReasons : [],
    decisionReason: seesInside ? review.decisionReason : null,
    typedAddress: isAuthor ? review.typedAddress : null,
    evidence: seesInside ? review.evidence : null,
  }
}

/** The same in REST, where numbers are numbers. */
export const restReview = (world: World, review: ReviewRecord) => ({
  ...reviewView(world, review, null),
  id: review.id,
})

function addressOf(world: World, suburbId: number, listingId: number | null): string {
  const label = placeLabel(placeById(world, suburbId))
  const listing = find(world.listings, { id: listingId ?? 0 })
  const street = listing && visibleStreet(listing)
  return street ? `${street}, ${label}` : label
}

function reviewerOf(world: World, { authorId, authorName }: ReviewRecord) {
  const { member, agent: known } = personOfMember(world, authorId ?? 0) ?? {}
  const agent = member?.type === 2 ? known : undefined
  const username = agent?.username ?? member?.username ?? null
  return { name: member?.name ?? authorName ?? 'Former member', username, isAgent: agent !== undefined }
}

/** A request as the client and the agent see it. */
export function requestView(world: World, request: ReviewRequestRecord) {
  const agent = agentOfRecord(world, request)
  const at = instants(world, agent)
  const review = find(world.reviews, { requestId: request.id, status: 'published' })
  return {
    id: String(request.id),
    agentId: request.agentId,
    clientName: request.clientName,
    serviceProvidedType: request.serviceType,
    propertyAddress: request.typedAddress === '' ? null : request.typedAddress,
    agent: () => agentView(world, agent),
    status: requestStatusOf(request, world.now),
    clientEmail: request.clientEmail,
    requestedAt: at(request.requestedAt),
    expiresAt: at(request.expiresAt),
    review: review === undefined ? null : reviewView(world, review, null),
  }
}

export function restRequest(world: World, request: ReviewRequestRecord) {
  const { status, review, ...view } = requestView(world, request)
  const shown = review && { ...review, id: Number(review.id) }
  return { ...view, id: request.id, status: requestStatuses[status], review: shown }
}
