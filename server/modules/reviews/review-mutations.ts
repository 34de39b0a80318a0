import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { newReview, type ReviewChange } from '#domain/reviews/review-types.ts'
import type { MutationResolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { requiredId } from './review-input.ts'
import { agentOf } from './review-resolvers.ts'
import type { ReviewsContext } from './reviews-services.ts'

export const reviewMutations: Pick<
  MutationResolvers<ReviewsContext>,
  | 'answerAgentReview'
  | 'markAgentReviewHelpful'
  | 'reportAgentReview'
  | 'requestReview'
  | 'updateAgentReview'
  | 'withdrawAgentReview'
  | 'withdrawReviewRequest'
  | 'writeAgentReview'
  | 'writeRequestedReview'
> = {
  writeAgentReview: async (_parent, { input }, context) => {
    const member = await requireMember(context)
    const agent = await agentOf(input.username, context)
    if (agent === null) throw new PortalError('NOT_FOUND', reviewErrors.noAgent)
    const asked = { draft: newReview(draftOf(input.review)), key: input.idempotencyKey, sender: context }
    return { review: await context.services.reviewWriter.write(member, agent, asked) }
  },
  writeRequestedReview: async (_parent, { input }, context) => {
    const { uniqueIdentifier, name, review } = input
    const answer = {
      name,
      draft: newReview(draftOf(review)),
      sender: context,
      caller: await context.caller(),
    }
    return { isPublished: await context.services.reviewRequests.answer(uniqueIdentifier, answer) }
  },
  updateAgentReview: async (_parent, { reviewId, review, revision }, context) => {
    const member = await requireMember(context)
    const id = requiredId(reviewId, reviewErrors.noReview)
    return { review: await context.services.reviewWriter.change(member, id, draftOf(review), revision) }
  },
  withdrawAgentReview: async (_parent, { reviewId }, context) => {
    const member = await requireMember(context)
    const id = requiredId(reviewId, reviewErrors.noReview)
    return { review: await context.services.reviewWriter.withdraw(member, id) }
  },
  answerAgentReview: async (_parent, { reviewId, content }, context) => {
    const member = await requireMember(context)
    const id = requiredId(reviewId, reviewErrors.noReview)
    return { review: await context.services.reviewFeedback.answer(member, id, content) }
  },
  markAgentReviewHelpful: async (_parent, { reviewId, isHelpful }, context) => {
    const member = await requireMember(context)
    const id = requiredId(reviewId, reviewErrors.noReview)
    return { review: await context.services.reviewFeedback.setHelpful(member, id, isHelpful) }
  },
  reportAgentReview: async (_parent, { reviewId, reason }, context) => {
    const member = await requireMember(context)
    const id = requiredId(reviewId, reviewErrors.noReview)
    await context.services.reviewFeedback.report(member, id, reason)
    return { reviewId: String(id) }
  },
  requestReview: async (_parent, { input }, context) => ({
    request: await context.services.reviewRequests.send(await requireMember(context), input, context),
  }),
  withdrawReviewRequest: async (_parent, { requestId }, context) => {
    const member = await requireMember(context)
    const id = requiredId(requestId, reviewErrors.noRequest)
    return { request: await context.services.reviewRequests.withdraw(member, id) }
  },
}

/** Inputs are objects without a prototype, and with further keys in time to come. */
const draftOf = ({
  title,
  content,
  rating,
  statistics,
  serviceProvidedType,
  propertyAddress,
  evidence,
}: ReviewChange) => ({
  title,
  content,
  rating,
  statistics: statistics.map((each) => ({ type: each.type, rating: each.rating })),
  serviceProvidedType,
  propertyAddress,
  evidence,
})
