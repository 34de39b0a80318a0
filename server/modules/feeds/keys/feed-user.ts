import type { FeedUser } from '#domain/permissions/feeds.ts'
import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'

/** A member as the rules of feeds look at them. */
export const feedUserOf = async (
  { agents }: Pick<AgentsServices, 'agents'>,
  { memberId, agentId, claims }: CallingMember,
): Promise<FeedUser> => ({
  memberId,
  claims,
  principalOf: agentId === null ? null : await agents.officeOfPrincipal(agentId),
})
