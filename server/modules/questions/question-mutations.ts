import type { MutationResolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { ask, reply } from './asking.ts'
import type { QuestionsContext } from './questions-services.ts'

export const questionMutations: Pick<
  MutationResolvers<QuestionsContext>,
  | 'acceptAnswer'
  | 'answerQuestion'
  | 'askQuestion'
  | 'commentOnAnswer'
  | 'followQuestion'
  | 'reportPost'
  | 'updatePost'
  | 'voteForAnswer'
  | 'withdrawPost'
> = {
  askQuestion: async (_parent, { input }, context) => {
    const { memberId } = await requireMember(context)
    return { post: await ask(memberId, input, context.services) }
  },
  answerQuestion: async (_parent, { input }, context) => {
    const { memberId } = await requireMember(context)
    return { post: await reply(memberId, 'answer', input, context.services) }
  },
  commentOnAnswer: async (_parent, { input }, context) => {
    const { memberId } = await requireMember(context)
    return { post: await reply(memberId, 'comment', input, context.services) }
  },
  updatePost: async (_parent, { input: { postId, revision, title, content } }, context) => {
    const { memberId } = await requireMember(context)
    await context.services.postWriter.change(memberId, postId, { draft: { title, content }, revision })
    return { post: await context.services.ownPosts.require(memberId, postId) }
  },
  withdrawPost: async (_parent, { postId }, context) => {
    const { memberId } = await requireMember(context)
    await context.services.postWriter.withdraw(memberId, postId)
    return { post: await context.services.ownPosts.require(memberId, postId) }
  },
  voteForAnswer: async (_parent, { postId, isGiven }, context) => {
    const { memberId } = await requireMember(context)
    return { postId, votes: await context.services.postFeedback.vote(memberId, postId, isGiven) }
  },
  followQuestion: async (_parent, { postId, isFollowed }, context) => {
    const { memberId } = await requireMember(context)
    return { postId, followers: await context.services.postFeedback.follow(memberId, postId, isFollowed) }
  },
  acceptAnswer: async (_parent, { postId, isAccepted }, context) => {
    const { memberId } = await requireMember(context)
    await context.services.postFeedback.accept(memberId, postId, isAccepted)
    return { postId, isAccepted }
  },
  reportPost: async (_parent, { postId, reason }, context) => {
    const { memberId } = await requireMember(context)
    await context.services.postFeedback.report(memberId, postId, reason)
    return { postId }
  },
}
