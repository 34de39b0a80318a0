import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { nameWithin } from '#domain/text/name-within.ts'
import type { MockPortal } from '../../portal.ts'
import { Refusal } from '../../refusal.ts'
import type { ReviewRecord, ReviewRequestRecord } from '../../world/reviews.ts'
import type { World } from '../../world/world.ts'
import { hasClaimForReviews } from '../review-claims.ts'
import { add } from '../review-mutations.ts'
import { sendRequest } from '../review-requests.ts'
import { requestNumbers, requestStatus, reviewOfRequest, shownRequest, shownReview } from '../review-view.ts'
import { pageOf, publishedOf, requestsOf } from '../reviews.ts'
import { missing } from './listing-operations.ts'
import type { RestOperations } from './operation.ts'

type ReviewOperation =
  | 'getAgentReview'
  | 'getAgentReviews'
  | 'getImportedAgentReviews'
  | 'getMemberReviewSummary'
  | 'getVendorReview'
  | 'getVendorReviews'
  | 'importAgentReviews'
  | 'requestVendorReview'

type Paging = { skip: number; take: number }

type RequestOperation = 'getVendorReview' | 'getVendorReviews' | 'requestVendorReview'

/** Reviews over REST. */
export const reviewOperations = (portal: MockPortal): RestOperations<ReviewOperation> => ({
  ...ofReviews(portal),
  ...ofRequests(portal),
})

function ofReviews({ world }: MockPortal): RestOperations<Exclude<ReviewOperation, RequestOperation>> {
  const requireAgent = (agentId: number) => {
    if (!world.agents.getAll().some(({ id }) => id === agentId)) throw missing(`agent ${agentId}`)
  }
  const listOf = (agentId: number, paging: Paging, isImported: boolean) => {
    requireAgent(agentId)
    const found = publishedOf(world, agentId, isImported)
    const results = pageOf(found, paging).map((review) => restReview(world, review))
    return { agentId, total: found.length, paging: { skip: paging.skip, take: paging.take }, results }
  }
  return {
    getAgentReviews: ({ params: { id }, query }) => listOf(id, query, false),
    getImportedAgentReviews: ({ query }) => listOf(query.agentId, query, true),
    importAgentReviews: ({ body }) => {
      requireAgent(body.agentId)
      const known = new Set(
        world.reviews
          .getAll()
          .filter(({ agentId, importedFrom }) => agentId === body.agentId && importedFrom === body.source)
          .map(({ importIdentifier }) => importIdentifier),
      )
      const more = body.reviews.filter(({ identifier }) => !known.has(identifier))
      for (const review of body.reviews) {
        if (new Date(`${review.writtenOn}T02:00:00Z`) > world.now) {
          throw new Refusal('BAD_INPUT', 'writtenOn is a day that is not to come.', 'writtenOn')
        }
        if (nameWithin(80, review.title) === null) throw new Refusal('BAD_INPUT', reviewErrors.title(80), 'title')
      }
      for (const { identifier, reviewerName, serviceProvidedType: serviceType, writtenOn, ...text } of more) {
        const writtenAt = new Date(`${writtenOn}T02:00:00Z`)
        add(world, body.agentId, {
          ...text,
          statistics: [],
          serviceType,
          evidence: '',
          typedAddress: '',
          suburbId: null,
          listingId: null,
          isVerified: false,
          saleKey: `none:${serviceType}`,
          source: 'import',
          status: 'published',
          holdReasons: [],
          idempotencyKey: `imported-review-${identifier}`,
          authorName: reviewerName,
          importedFrom: body.source,
          importIdentifier: identifier,
          writtenAt,
          publishedAt: writtenAt,
        })
      }
      return { importedCount: more.length, knownCount: body.reviews.length - more.length }
    },
    getAgentReview: ({ params: { id } }) => {
      const review = world.reviews.getAll().find((each) => each.id === id && each.status === 'published')
      if (review === undefined) throw missing(`review ${id}`)
      return restReview(world, review)
    },
    getMemberReviewSummary: ({ params: { id } }) => {
      const own = world.reviews.getAll().filter(({ authorId, status }) => authorId === id && status === 'published')
      const stars = own.reduce((sum, { rating }) => sum + rating, 0)
      return {
        memberId: id,
        count: own.length,
        rating: own.length === 0 ? null : Math.round((stars / own.length) * 10) / 10,
        helpfulCount: own.reduce((sum, { helpfulIds }) => sum + helpfulIds.length, 0),
      }
    },
  }
}

function ofRequests({ world }: MockPortal): RestOperations<RequestOperation> {
  return {
    getVendorReviews: ({ query: { agentUserId, status, skip, take } }, { member: reader }) => {
      const maySee = reader.id === agentUserId || hasClaimForReviews(reader)
      const agentId = maySee ? (world.members.getAll().find(({ id }) => id === agentUserId)?.agentId ?? null) : null
      if (agentId === null) throw missing(`agent with the user number ${agentUserId} whose requests you may see`)
      const found = requestsOf(
        world,
        agentId,
        (['waiting', 'answered', 'expired', 'withdrawn'] as const)[status - 1] ?? 'waiting',
      )
      const results = pageOf(found, { skip, take }).map((request) => restRequest(world, request))
      return { total: found.length, paging: { skip, take }, results }
    },
    getVendorReview: ({ params: { id } }, { member: reader }) => {
      const request = world.reviewRequests.getAll().find((each) => each.id === id)
      if (request === undefined || (request.agentId !== reader.agentId && !hasClaimForReviews(reader))) {
        throw missing(`request ${id}`)
      }
      return restRequest(world, request)
    },
    requestVendorReview: ({ body }, { member }) => restRequest(world, sendRequest(world, member, body)),
  }
}

const restReview = (world: World, review: ReviewRecord) => ({
  ...shownReview(world, review),
  id: review.id,
  agentId: review.agentId,
})

function restRequest(world: World, request: ReviewRequestRecord) {
  const review = reviewOfRequest(world, request)
  return {
    ...shownRequest(world, request),
    id: request.id,
    agentId: request.agentId,
    status: requestNumbers[requestStatus(world, request)],
    review: review === null ? null : restReview(world, review),
  }
}
