import { reviewErrors as errors } from '#domain/reviews/review-errors.copy.ts'
import { LONGEST_TITLE } from '#domain/reviews/review-limits.ts'
import { type RequestStatus, requestStatuses, requestStatusOf } from '#domain/reviews/review-states.ts'
import type { ReviewSort, ServiceProvidedType } from '#domain/reviews/review-types.ts'
import { nameWithin } from '#domain/text/name-within.ts'
import type { components } from '#schema/generated/rest.ts'
import type { MockPortal } from '../portal.ts'
import { missing, pageOf, type Paging, Refusal } from '../refusal.ts'
import { falling, firstOf, rising } from '../search/order.ts'
import { mockRequestIdentifier, type ReviewRecord } from '../world/reviews.ts'
import { find, findAll } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { agentView } from './offices.ts'
import { isPending } from './own-posts.ts'
import type { RestOperations } from './rest/rest.ts'
import { addReview } from './review-mutations.ts'
import { sendRequest } from './review-requests.ts'
import {
  agentOfUsername,
  isOfOffice,
  managesReviews,
  requestView,
  restRequest,
  restReview,
  reviewView,
} from './review-view.ts'
import { requireCaller } from './sessions.ts'

type Wanted = Paging & {
  username: string
  sortBy: ReviewSort
  rating?: number | null
  serviceProvidedType?: ServiceProvidedType | null
  isVerifiedOnly: boolean
  isImported: boolean
}

export const reviewQueries = ({ world }: MockPortal, headers: Headers) => ({
  agentReviews(wanted: Wanted) {
    const { rating, serviceProvidedType: serviceType, skip, take } = wanted
    const agent = agentOfUsername(world, wanted.username)
    if (agent === undefined) return null
    const found = publishedOf(world, agent.id, wanted.isImported)
      .filter((review) => rating == null || review.rating === rating)
      .filter((review) => serviceType == null || review.serviceType === serviceType)
      .filter(({ isVerified }) => isVerified || !wanted.isVerifiedOnly)
      .toSorted(firstOf(orders[wanted.sortBy]))
    const page = pageOf(found, { skip, take }, (review) => reviewView(world, review, null))
    return { agent: agentView(world, agent), ...page }
  },
  ownAgentReviews({ username }: { username: string }) {
    const caller = requireCaller(world, headers)
    const agent = agentOfUsername(world, username)
    if (agent === undefined) return null
    const ofAgent = findAll(world.reviews, { agentId: agent.id })
    return {
      reviews: ofAgent
        .filter(({ authorId, status }) => authorId === caller.id && status !== 'withdrawn')
        .sort(firstOf([falling(({ writtenAt }) => writtenAt.getTime()), falling(({ id }) => id)]))
        .map((review) => reviewView(world, review, caller)),
      helpfulIds: ofAgent.filter(({ helpfulIds }) => helpfulIds.includes(caller.id)).map(({ id }) => id),
      isAgent: caller.agentId === agent.id,
      canWrite: !isOfOffice(world, caller, agent),
    }
  },
  pendingAgentReviews() {
    const caller = requireCaller(world, headers)
    return findAll(world.reviews, { authorId: caller.id })
      .filter(({ status }) => isPending(status))
      .sort(firstOf([falling(({ writtenAt }) => writtenAt.getTime()), falling(({ id }) => id)]))
      .map((review) => reviewView(world, review, caller))
  },
  reviewInvitation({ uniqueIdentifier }: { uniqueIdentifier: string }) {
    const request = world.reviewRequests.getAll().find(({ id }) => mockRequestIdentifier(id) === uniqueIdentifier)
    return request === undefined ? null : requestView(world, request)
  },
  reviewRequests({ status, ...paging }: Paging & { status: RequestStatus }) {
    const { agentId } = requireCaller(world, headers)
    if (agentId === null) throw new Refusal('FORBIDDEN', errors.notAnAgent)
    return pageOf(requestsOf(world, agentId, status), paging, (request) => requestView(world, request))
  },
})

const newest = [
  falling(({ publishedAt }: ReviewRecord) => publishedAt?.getTime() ?? 0),
  falling(({ id }: ReviewRecord) => id),
]
const orders = {
  newest,
  highestRating: [falling(({ rating }: ReviewRecord) => rating), ...newest],
  lowestRating: [rising(({ rating }: ReviewRecord) => rating), ...newest],
  mostHelpful: [falling(({ helpfulIds }: ReviewRecord) => helpfulIds.length), ...newest],
}

/** The published reviews of an agent: those that were imported, or all others. */
const publishedOf = ({ reviews }: World, agentId: number, isImported: boolean): ReviewRecord[] =>
  findAll(reviews, { agentId, status: 'published' })
    .filter(({ source }) => (source === 'import') === isImported)
    .toSorted(firstOf(newest))

/** The requests of an agent that are as far as this, the latest first. */
const requestsOf = ({ reviewRequests, now }: World, agentId: number, status: RequestStatus) =>
  findAll(reviewRequests, { agentId })
    .filter((request) => requestStatusOf(request, now) === status)
    .toSorted(firstOf([falling(({ requestedAt }) => requestedAt.getTime()), falling(({ id }) => id)]))

export function reviewOperations({ world }: MockPortal) {
  const requireAgent = (agentId: number) => {
    if (find(world.agents, { id: agentId }) === undefined) throw missing(`agent ${agentId}`)
  }
  const listOf = (agentId: number, { skip, take }: Paging, isImported: boolean) => {
    requireAgent(agentId)
    const found = publishedOf(world, agentId, isImported)
    return { agentId, ...pageOf(found, { skip, take }, (review) => restReview(world, review)) }
  }
  return {
    getAgentReviews: ({ params: { id }, query }) => listOf(id, query, false),
    getImportedAgentReviews: ({ query }) => listOf(query.agentId, query, true),
    importAgentReviews: ({ body }) => {
      requireAgent(body.agentId)
      return importReviews(world, body)
    },
    getAgentReview: ({ params: { id } }) => {
      const review = find(world.reviews, { id, status: 'published' })
      if (review === undefined) throw missing(`review ${id}`)
      return restReview(world, review)
    },
    getMemberReviewSummary: ({ params: { id } }) => {
      const own = findAll(world.reviews, { authorId: id, status: 'published' })
      const stars = own.reduce((sum, { rating }) => sum + rating, 0)
      return {
        memberId: id,
        count: own.length,
        rating: own.length === 0 ? null : Math.round((stars / own.length) * 10) / 10,
        helpfulCount: own.reduce((sum, { helpfulIds }) => sum + helpfulIds.length, 0),
      }
    },
    getVendorReviews: ({ query: { agentUserId, status, ...paging }, member: reader }) => {
      const maySee = reader.id === agentUserId || managesReviews(reader)
      const agentId = maySee ? (find(world.members, { id: agentUserId })?.agentId ?? null) : null
      if (agentId === null) throw missing(`agent with the user number ${agentUserId} whose requests you may see`)
      // The contract has these numbers.
      const names = Object.keys(requestStatuses) as RequestStatus[]
      const wanted = names.find((name) => requestStatuses[name] === status) ?? 'waiting'
      return pageOf(requestsOf(world, agentId, wanted), paging, (request) => restRequest(world, request))
    },
    getVendorReview: ({ params: { id }, member: reader }) => {
      const request = find(world.reviewRequests, { id })
      if (request === undefined || (request.agentId !== reader.agentId && !managesReviews(reader))) {
        throw missing(`request ${id}`)
      }
      return restRequest(world, request)
    },
    requestVendorReview: ({ body, member }) => restRequest(world, sendRequest(world, member, body)),
  } satisfies Partial<RestOperations>
}

function importReviews(world: World, { agentId, source, reviews }: components['schemas']['ReviewImport']) {
  for (const { writtenOn, title } of reviews) {
    if (new Date(`${writtenOn}T02:00:00Z`) > world.now) {
      throw new Refusal('BAD_INPUT', 'writtenOn is a day that is not to come.', 'writtenOn')
    }
    if (nameWithin(LONGEST_TITLE, title) === null) throw new Refusal('BAD_INPUT', errors.title(LONGEST_TITLE), 'title')
  }
  const known = findAll(world.reviews, { agentId, importedFrom: source })
  const more = reviews.filter(
    ({ identifier }) => !known.some(({ importIdentifier }) => importIdentifier === identifier),
  )
  for (const { identifier, reviewerName, serviceProvidedType: serviceType, writtenOn, ...text } of more) {
    const writtenAt = new Date(`${writtenOn}T02:00:00Z`)
    addReview(world, agentId, {
      ...text,
      serviceType,
      saleKey: `none:${serviceType}`,
      source: 'import',
      status: 'published',
      idempotencyKey: `imported-review-${identifier}`,
      authorName: reviewerName,
      importedFrom: source,
      importIdentifier: identifier,
      writtenAt,
      publishedAt: writtenAt,
    })
  }
  return { importedCount: more.length, knownCount: reviews.length - more.length }
}
