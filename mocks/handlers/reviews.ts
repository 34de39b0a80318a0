import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import type { ReviewSort, ServiceProvidedType } from '#domain/reviews/review-types.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, requireShort, requireWithin } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import { mockRequestIdentifier, type RequestStatus, type ReviewRecord } from '../world/reviews.ts'
import type { World } from '../world/world.ts'
import { officeOfAgent } from './office-of-agent.ts'
import { agentView } from './offices.ts'
import { requireCaller } from './collections.ts'
import { hasClaimForReviews } from './review-claims.ts'
import { invitationView, requestStatus, requestView, reviewView } from './review-view.ts'

type Paged = { skip: number; take: number }
type Wanted = Paged & {
  username: string
  sortBy: ReviewSort
  rating?: number | null
  serviceProvidedType?: ServiceProvidedType | null
  isVerifiedOnly: boolean
  isImported: boolean
}

/** What is read of reviews. */
export const reviewQueries = ({ world }: MockPortal, headers: Headers) => ({
  agentReviews(wanted: Wanted) {
    requirePage(wanted)
    if (wanted.rating != null) requireWithin('rating', wanted.rating, 1, 5)
    const agent = agentOfUsername(world, wanted.username)
    if (agent === null) return null
    const found = publishedOf(world, agent.id, wanted.isImported)
      .filter((review) => fits(review, wanted))
      .toSorted((left, right) => orders[wanted.sortBy](left, right) || orders.newest(left, right))
    return {
      agent: agentView(world, agent),
      total: found.length,
      paging: { skip: wanted.skip, take: wanted.take },
      results: pageOf(found, wanted).map((review) => reviewView(world, review, null)),
    }
  },
  ownAgentReviews({ username }: { username: string }) {
    const caller = requireCaller(world, headers)
    const agent = agentOfUsername(world, username)
    if (agent === null) return null
    const ofAgent = world.reviews.getAll().filter(({ agentId }) => agentId === agent.id)
    const own = ofAgent.filter(({ authorId, status }) => authorId === caller.id && status !== 'withdrawn')
    return {
      reviews: own
        .toSorted((left, right) => right.writtenAt.getTime() - left.writtenAt.getTime() || right.id - left.id)
        .map((review) => reviewView(world, review, caller)),
      helpfulIds: ofAgent.filter(({ helpfulIds }) => helpfulIds.includes(caller.id)).map(({ id }) => String(id)),
      isAgent: caller.agentId === agent.id,
      canWrite: !isOfOffice(world, caller, agent),
    }
  },
  reviewInvitation({ uniqueIdentifier }: { uniqueIdentifier: string }) {
    requireShort('uniqueIdentifier', uniqueIdentifier, 200)
    const request = world.reviewRequests.getAll().find(({ id }) => mockRequestIdentifier(id) === uniqueIdentifier)
    return request === undefined ? null : invitationView(world, request)
  },
  reviewRequests({ status, ...paging }: Paged & { status: RequestStatus }) {
    requirePage(paging)
    const { agentId } = requireCaller(world, headers)
    if (agentId === null) throw new Refusal('FORBIDDEN', reviewErrors.notAnAgent)
    const found = requestsOf(world, agentId, status)
    const results = pageOf(found, paging).map((request) => requestView(world, request))
    return { total: found.length, paging, results }
  },
  reviewCases(paging: Paged) {
    requirePage(paging)
    const caller = requireCaller(world, headers)
    if (!hasClaimForReviews(caller)) throw new Refusal('FORBIDDEN', reviewErrors.notStaff)
    const found = world.reviews
      .getAll()
      .filter(({ status, reports }) => status === 'held' || (status === 'published' && reports.length > 0))
      .toSorted((left, right) => left.writtenAt.getTime() - right.writtenAt.getTime() || left.id - right.id)
    const results = pageOf(found, paging).map((review) => ({
      review: reviewView(world, review, caller),
      reportCount: review.reports.length,
      reportReasons: [...new Set(review.reports.flatMap(({ reason }) => reason ?? []))].toSorted(),
    }))
    return { total: found.length, paging: { skip: paging.skip, take: paging.take }, results }
  },
})

type Order = (left: ReviewRecord, right: ReviewRecord) => number

const timeOf = ({ publishedAt }: ReviewRecord): number => publishedAt?.getTime() ?? 0

const orders: Readonly<Record<ReviewSort, Order>> = {
  newest: (left, right) => timeOf(right) - timeOf(left) || right.id - left.id,
  highestRating: (left, right) => right.rating - left.rating,
  lowestRating: (left, right) => left.rating - right.rating,
  mostHelpful: (left, right) => right.helpfulIds.length - left.helpfulIds.length,
}

/** The published reviews of an agent: those that were imported, or all others. */
export const publishedOf = ({ reviews }: World, agentId: number, isImported: boolean): ReviewRecord[] =>
  reviews
    .getAll()
    .filter((each) => each.agentId === agentId && each.status === 'published')
    .filter(({ source }) => (source === 'import') === isImported)
    .toSorted(orders.newest)

const fits = ({ rating, serviceType, isVerified }: ReviewRecord, wanted: Wanted): boolean =>
  (wanted.rating == null || rating === wanted.rating) &&
  (wanted.serviceProvidedType == null || serviceType === wanted.serviceProvidedType) &&
  (!wanted.isVerifiedOnly || isVerified)

/** The requests of an agent that are as far as this, the latest first. */
export const requestsOf = (world: World, agentId: number, status: RequestStatus) =>
  world.reviewRequests
    .getAll()
    .filter((request) => request.agentId === agentId && requestStatus(world, request) === status)
    .toSorted((left, right) => right.requestedAt.getTime() - left.requestedAt.getTime() || right.id - left.id)

export const pageOf = <Item>(items: readonly Item[], { skip, take }: Paged): Item[] => items.slice(skip, skip + take)

function requirePage({ skip, take }: Paged): void {
  requireWithin('skip', skip, 0, 10_000)
  requireWithin('take', take, 1, 100)
}

/** The agent of a username, by account or by the agent’s own; null for none. */
export function agentOfUsername({ members, agents }: World, text: string): AgentRecord | null {
  requireShort('username', text, 200)
  const username = text.toLowerCase()
  const named = agents.getAll().find((each) => each.username === username)
  const member = members.getAll().find((each) => each.username === username)
  return named ?? agents.getAll().find(({ id }) => id === member?.agentId) ?? null
}

/** Whether a member is an agent of the same office. */
export const isOfOffice = (world: World, { agentId }: MemberRecord, agent: AgentRecord): boolean =>
  world.agents
    .getAll()
    .some((each) => each.id === agentId && officeOfAgent(world, each).id === officeOfAgent(world, agent).id)
