import { moderationErrors as errors } from '#domain/posts/moderation-errors.copy.ts'
import type { MutationResolvers, QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { ModerationContext } from './moderation-services.ts'

export const moderationResolvers: Pick<
  Resolvers<ModerationContext>,
  'DecisionOnPost' | 'ModerationCase' | 'ModerationStep'
> = {
  ModerationCase: {
    author: ({ authorId, authorName, authorUsername, publishedCount, rejectedCount, isWritingClosed }) => ({
      memberId: authorId,
      name: authorName,
      username: authorUsername,
      publishedCount,
      rejectedCount,
      isWritingClosed,
    }),
    writtenAt: ({ writtenAt }) => writtenAt.toISOString(),
    editedAt: ({ editedAt }) => editedAt && editedAt.toISOString(),
  },
  ModerationStep: { at: ({ at }) => at.toISOString() },
  DecisionOnPost: {
    postId: ({ row }) => row.postId,
    kind: ({ row }) => row.kind,
    status: ({ row }) => row.status,
    title: ({ row }) => row.title,
    content: ({ row }) => row.content,
    decidedAt: ({ decidedAt }) => decidedAt.toISOString(),
  },
}

export const moderationQueries: Pick<
  QueryResolvers<ModerationContext>,
  'decisionOnPost' | 'moderationCase' | 'moderationQueue'
> = {
  moderationQueue: async (_parent, { kinds, ...wanted }, context) =>
    context.services.moderationCases.page(await requireMember(context), { kinds: kinds ?? null, ...wanted }),
  moderationCase: async (_parent, { postId }, context) =>
    context.services.moderationCases.byId(await requireMember(context), postId),
  decisionOnPost: async (_parent, { postId }, context) => {
    const { memberId } = await requireMember(context)
    return context.services.moderationCases.decisionOn(memberId, postId)
  },
}

export const moderationMutations: Pick<
  MutationResolvers<ModerationContext>,
  'appealDecision' | 'closeWriting' | 'moderatePost' | 'openWriting'
> = {
  moderatePost: async (_parent, { input: { pros, cons, mergeIntoId, revision, ...asked } }, context) => {
    const member = await requireMember(context)
    const { moderator, moderationCases } = context.services
    await moderator.decide(member, {
      ...asked,
      pros: pros ?? null,
      cons: cons ?? null,
      mergeIntoId: mergeIntoId ?? null,
      revision: revision ?? null,
    })
    return { case: found(await moderationCases.byId(member, asked.postId)) }
  },
  closeWriting: (_parent, asked, context) => setWriting({ ...asked, isClosed: true }, context),
  openWriting: (_parent, asked, context) => setWriting({ ...asked, isClosed: false }, context),
  appealDecision: async (_parent, { postId, text }, context) => {
    const { memberId } = await requireMember(context)
    await context.services.moderator.appeal(memberId, postId, text)
    return { decision: found(await context.services.moderationCases.decisionOn(memberId, postId)) }
  },
}

async function setWriting(asked: { memberId: number; isClosed: boolean; reason: string }, context: ModerationContext) {
  await context.services.moderator.setWriting(await requireMember(context), asked)
  return { memberId: asked.memberId, isWritingClosed: asked.isClosed }
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw new PortalError('NOT_FOUND', errors.noCase)
  return value
}
