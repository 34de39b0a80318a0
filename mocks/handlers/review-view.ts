import { visibleStreet } from '#domain/listing/visible-address.ts'
import { isoInZone } from '#domain/time/iso-in-zone.ts'
import { hasClaim } from '#domain/permissions/claims.ts'
import { requestStatuses, requestStatusOf } from '#domain/reviews/review-states.ts'
import { insideOfReview, shownRequest, shownReview } from '#domain/reviews/shown-review.ts'
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

/** Instants in the zone of the agent's office. */
const inZoneOf = (world: World, agent: AgentRecord) => (instant: Date) =>
  isoInZone(instant, zoneOf(world, officeOfAgent(world, agent)))

/** A review as somebody sees it; everybody sees what is published. */
export function reviewView(world: World, review: ReviewRecord, viewer: MemberRecord | null) {
  const { id, agentId, authorId, suburbId, listingId } = review
  const agent = agentOfRecord(world, review)
  const listing = find(world.listings, { id: listingId ?? 0 })
  const facts = {
    ...review,
    suburb: suburbId === null ? null : placeById(world, suburbId),
    street: listing ? visibleStreet(listing) : null,
    reviewer: reviewerOf(world, review),
    isOnRecord: listingId !== null,
    helpfulCount: review.helpfulIds.length,
  }
  const isAuthor = viewer !== null && authorId === viewer.id
  return {
    ...shownReview(facts, inZoneOf(world, agent)),
    ...insideOfReview(review, { isAuthor, isStaff: managesReviews(viewer) }),
    id: String(id),
    agentId,
    agent: () => agentView(world, agent),
  }
}

/** The same in REST, where numbers are numbers. */
export const restReview = (world: World, review: ReviewRecord) => ({
  ...reviewView(world, review, null),
  id: review.id,
})

function reviewerOf(world: World, { authorId, authorName }: ReviewRecord) {
  const { member, agent: known } = personOfMember(world, authorId ?? 0) ?? {}
  const agent = member?.type === 2 ? known : undefined
  const username = agent?.username ?? member?.username ?? null
  return { name: member?.name ?? authorName ?? 'Former member', username, isAgent: agent !== undefined }
}

/** A request as the client and the agent see it. */
export function requestView(world: World, request: ReviewRequestRecord) {
  const agent = agentOfRecord(world, request)
  const review = find(world.reviews, { requestId: request.id, status: 'published' })
  return {
    ...shownRequest(request, inZoneOf(world, agent)),
    id: String(request.id),
    agentId: request.agentId,
    agent: () => agentView(world, agent),
    status: requestStatusOf(request, world.now),
    review: review === undefined ? null : reviewView(world, review, null),
  }
}

export function restRequest(world: World, request: ReviewRequestRecord) {
  const { status, review, ...view } = requestView(world, request)
  const shown = review && { ...review, id: Number(review.id) }
  return { ...view, id: request.id, status: requestStatuses[status], review: shown }
}
