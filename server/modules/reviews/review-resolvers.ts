import type { QueryResolvers } from '#server/generated/resolvers.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { ReviewsContext } from './reviews-services.ts'

export const reviewQueries: Pick<
  QueryResolvers<ReviewsContext>,
  'agentReviews' | 'ownAgentReviews' | 'pendingAgentReviews' | 'reviewInvitation' | 'reviewRequests'
> = {
  agentReviews: async (_parent, { username, rating, serviceProvidedType, ...asked }, context) => {
    const agent = await agentOf(username, context)
    if (agent === null) return null
    const { sortBy, skip, take, isVerifiedOnly, isImported } = asked
    const selection = { rating: rating ?? null, serviceType: serviceProvidedType ?? null, isVerifiedOnly, isImported }
    return context.services.reviewReader.page(agent, selection, { sortBy, skip, take })
  },
  ownAgentReviews: async (_parent, { username }, context) => {
    const member = await requireMember(context)
    const agent = await agentOf(username, context)
    return agent === null ? null : context.services.reviewReader.own(agent, member)
  },
  pendingAgentReviews: async (_parent, _arguments, context) =>
    context.services.reviewReader.pending(await requireMember(context)),
  reviewInvitation: (_parent, { uniqueIdentifier }, { services }) => {
    return services.reviewRequests.invitation(uniqueIdentifier)
  },
  reviewRequests: async (_parent, asked, context) => {
    const { agentId } = await requireMember(context)
    if (agentId === null) throw new PortalError('FORBIDDEN', reviewErrors.notAnAgent)
    return context.services.reviewRequests.ofAgent(agentId, asked)
  },
}

const USERNAME = /^[a-z0-9._-]{1,60}$/

/** The agent of a username; null for none. */
export async function agentOf(text: string, { services }: ReviewsContext): Promise<AgentRecord | null> {
  const username = text.toLowerCase()
  if (!USERNAME.test(username)) return null
  const agent = await services.offices.agentByUsername(username)
  if (agent !== null) return agent
  const member = await services.members.byUsername(username)
  return member?.agentId == null ? null : services.offices.agent(member.agentId)
}
