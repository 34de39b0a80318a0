import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { components, operations } from '#schema/generated/legacy.ts'
import type { CallerOf, CallingMember, Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import type { ReviewsParts } from './reviews-services.ts'

type Schemas = components['schemas']

export type ReviewRoutesOptions = {
  services: Pick<ReviewsParts, 'clock' | 'postFeedback' | 'posts' | 'postWriter' | 'reviewFeedback'>
  identify: Identify
}

const REQUESTS_PER_MINUTE = 600

/** The operations of schema/openapi/legacy.yaml by which members say something of any post, by its kind. */
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
const postIdOf = ({ params }: FastifyRequest): number =>
  // As above.
  (params as operations['markReviewHelpful']['parameters']['path']).id

type Feedback = 'markReviewHelpful' | 'reportPost' | 'saveComment' | 'undoReviewHelpful'

function legacyHandlers(services: ReviewRoutesOptions['services']): LegacyHandlers<Feedback> {
  const { posts, postFeedback, reviewFeedback } = services
  const feedback =
    (work: (member: CallingMember, request: FastifyRequest) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply, { member }: CallerOf<Feedback>) => {
      await work(member, request)
      return reply.code(204).send()
    }
  const helpful = (isHelpful: boolean) =>
    feedback(async (member, request) => {
      const postId = postIdOf(request)
      const kind = await posts.kindOf(postId)
      if (kind === 'agentReview') return reviewFeedback.setHelpful(member, postId, isHelpful)
      return postFeedback.vote(member.memberId, postId, isHelpful)
    })
  return {
    markReviewHelpful: helpful(true),
    undoReviewHelpful: helpful(false),
    saveComment: feedback((member, request) => {
      // Held to its schema by the validator.
      return saveComment(member, postIdOf(request), request.body as Schemas['CommentInput'], services)
    }),
    reportPost: feedback(async (member, request) => {
      // Both held to their schemas by the validator.
      const { postId } = request.query as operations['reportPost']['parameters']['query']
      // As above.
      const { reason = null } = (request.body ?? {}) as Schemas['PostReport']
      const kind = await posts.kindOf(postId)
      if (kind === 'agentReview') return reviewFeedback.report(member, postId, reason)
      return postFeedback.report(member.memberId, postId, reason)
    }),
  }
}

/** What a kind of post is answered with. */
async function saveComment(
  member: CallingMember,
  postId: number,
  { content, idempotencyKey }: Schemas['CommentInput'],
  { posts, postWriter, reviewFeedback }: ReviewRoutesOptions['services'],
): Promise<unknown> {
  const kind = await posts.kindOf(postId)
  if (kind === 'agentReview') return reviewFeedback.answer(member, postId, content)
  return postWriter.write(member.memberId, {
    kind: kind === 'question' || kind === 'discussion' ? 'answer' : 'comment',
    about: { locationId: null, parentId: postId },
    draft: { title: '', content },
    key: idempotencyKey,
  })
}
