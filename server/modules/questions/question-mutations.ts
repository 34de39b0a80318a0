import { postErrors } from '#domain/posts/post-errors.copy.ts'
import type { WrittenKind } from '#domain/posts/post-limits.ts'
import type { MutationResolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlaceRecord } from '../locations/place-record.ts'
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
    const suburb = await requireSuburb(input.locationUniqueUri, context)
    const id = await context.services.postWriter.write(memberId, {
      kind: input.isDiscussion ? 'discussion' : 'question',
      about: { locationId: suburb.id, parentId: null },
      draft: { title: input.title, content: input.content },
      key: input.idempotencyKey,
    })
    return { post: await context.services.ownPosts.require(memberId, id) }
  },
  answerQuestion: (_parent, { input }, context) => reply('answer', input, context),
  commentOnAnswer: (_parent, { input }, context) => reply('comment', input, context),
  updatePost: async (_parent, { input: { postId, title, content } }, context) => {
    const { memberId } = await requireMember(context)
    await context.services.postWriter.change(memberId, postId, { title, content })
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

async function reply(
  kind: Extract<WrittenKind, 'answer' | 'comment'>,
  { postId, content, idempotencyKey }: { postId: number; content: string; idempotencyKey?: string | null | undefined },
  context: QuestionsContext,
) {
  const { memberId } = await requireMember(context)
  const id = await context.services.postWriter.write(memberId, {
    kind,
    about: { locationId: null, parentId: postId },
    draft: { title: '', content },
    key: idempotencyKey,
  })
  return { post: await context.services.ownPosts.require(memberId, id) }
}

/** The suburb that is asked about: a street stands for its own, a region for none. */
async function requireSuburb(uri: string, { services: { places } }: QuestionsContext): Promise<PlaceRecord> {
  const place = await places.byUri(uri.trim().toLowerCase())
  const suburb = place?.suburbId == null ? place : await places.byId(place.suburbId)
  if (suburb?.type === 'suburb') return suburb
  throw new PortalError('BAD_INPUT', postErrors.noPlace, { field: 'locationUniqueUri' })
}
