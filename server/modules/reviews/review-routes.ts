import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { components, operations } from '#schema/generated/legacy.ts'
import type { CallerOf, CallingMember, Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import type { ReviewsParts } from './reviews-services.ts'

type Schemas = components['schemas']

export type ReviewRoutesOptions = {
  services: Pick<ReviewsParts, 'clock' | 'reviewFeedback'>
  identify: Identify
}

const REQUESTS_PER_MINUTE = 600

/** The operations of schema/openapi/legacy.yaml that are about reviews. */
export const reviewRoutes = (options: ReviewRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract((path) => path.startsWith('/posts/review/') || path === '/user/report'),
    prefix: '/api',
    handlers: legacyHandlers(options.services),
    identify: options.identify,
    clock: options.services.clock,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
  })

/** The validator has just held the request to the contract. */
const reviewIdOf = ({ params }: FastifyRequest): number =>
  // As above.
  (params as operations['markReviewHelpful']['parameters']['path']).id

type Feedback = 'markReviewHelpful' | 'reportReview' | 'saveReviewAnswer' | 'undoReviewHelpful'

function legacyHandlers({ reviewFeedback }: ReviewRoutesOptions['services']): LegacyHandlers<Feedback> {
  const feedback =
    (work: (member: CallingMember, request: FastifyRequest) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply, { member }: CallerOf<Feedback>) => {
      await work(member, request)
      return reply.code(204).send()
    }
  return {
    markReviewHelpful: feedback((member, request) => reviewFeedback.setHelpful(member, reviewIdOf(request), true)),
    undoReviewHelpful: feedback((member, request) => reviewFeedback.setHelpful(member, reviewIdOf(request), false)),
    saveReviewAnswer: feedback((member, request) => {
      // Held to its schema by the validator.
      const { content } = request.body as Schemas['ReviewAnswerInput']
      return reviewFeedback.answer(member, reviewIdOf(request), content)
    }),
    reportReview: feedback((member, request) => {
      // Both held to their schemas by the validator.
      const { postId } = request.query as operations['reportReview']['parameters']['query']
      // As above.
      const { reason = null } = (request.body ?? {}) as Schemas['ReviewReport']
      return reviewFeedback.report(member, postId, reason)
    }),
  }
}
