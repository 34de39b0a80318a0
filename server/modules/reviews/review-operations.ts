import { requestStatuses, type RequestStatus } from '#domain/reviews/review-states.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { managesReviews } from './review-reader.ts'
import type { Paging } from './review-record.ts'
import { publishedReview, vendorReview } from './review-view.ts'
import type { ReviewsParts } from './reviews-services.ts'

type ReviewOperation =
  | 'getAgentReview'
  | 'getAgentReviews'
  | 'getImportedAgentReviews'
  | 'getMemberReviewSummary'
  | 'getVendorReview'
  | 'getVendorReviews'
  | 'importAgentReviews'
  | 'requestVendorReview'

const all = { rating: null, serviceType: null, isVerifiedOnly: false }

/** Reviews over REST (docs/decisions/055). */
export function reviewOperations(services: ReviewsParts): Operations<ReviewOperation> {
  const requireAgent = async (id: number): Promise<AgentRecord> => {
    const agent = await services.offices.agent(id)
    if (agent === null) throw notFound(`agent ${id}`)
    return agent
  }
  const pageOf = async (agentId: number, { skip, take }: Paging, isImported: boolean) => {
    const agent = await requireAgent(agentId)
    const page = await services.reviewReader.page(agent, { ...all, isImported }, { sortBy: 'newest', skip, take })
    return { agentId, total: page.total, paging: page.paging, results: page.results.map(publishedReview) }
  }

  return {
    getAgentReviews: ({ params: { id }, query }) => pageOf(id, query, false),
    getImportedAgentReviews: ({ query }) => pageOf(query.agentId, query, true),
    importAgentReviews: async ({ body }, _caller, answer) => {
      answer.setPrivate()
      const agent = await requireAgent(body.agentId)
      const importedCount = await services.reviewImports.add(agent, body.source, body.reviews)
      return { importedCount, knownCount: body.reviews.length - importedCount }
    },
    getAgentReview: async ({ params: { id } }) => {
      const view = await services.reviewReader.published(id)
      if (view === null) throw notFound(`review ${id}`)
      return publishedReview(view)
    },
    getMemberReviewSummary: async ({ params: { id } }) => {
      const { count, mean, helpfulCount } = await services.reviewReader.summaryOf(id)
      return { memberId: id, count, rating: mean, helpfulCount }
    },
    getVendorReviews: async ({ query: { agentUserId, status, skip, take } }, { member }, answer) => {
      answer.setPrivate()
      const user =
        member.memberId === agentUserId || managesReviews(member) ? await services.members.byId(agentUserId) : null
      if (user?.agentId == null) throw notFound(`agent with the user number ${agentUserId} whose requests you may see`)
      const page = await services.reviewRequests.ofAgent(user.agentId, { status: statusOfNumber(status), skip, take })
      return { total: page.total, paging: page.paging, results: page.results.map(vendorReview) }
    },
    getVendorReview: async ({ params: { id } }, { member }, answer) => {
      answer.setPrivate()
      const request = await services.reviewRequests.byId(id)
      const maySee = request !== null && (request.row.agentId === member.agentId || managesReviews(member))
      if (!maySee) throw notFound(`request ${id}`)
      return vendorReview(request)
    },
    requestVendorReview: async ({ body }, caller, answer) => {
      answer.setPrivate()
      const { propertyAddress = '', ...asked } = body
      const request = { ...asked, propertyAddress }
      return vendorReview(
        await services.reviewRequests.send(caller.member, request, {
          networkAddress: caller.networkAddress,
          browser: null,
        }),
      )
    },
  }
}

function statusOfNumber(number: number): RequestStatus {
  const entry = Object.entries(requestStatuses).find(([, each]) => each === number)
  // The validator has just held the number to the contract.
  return (entry?.[0] ?? 'waiting') as RequestStatus
}
