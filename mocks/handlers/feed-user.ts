import { type FeedUser, maySendFeed } from '#domain/permissions/feeds.ts'
import { officeOfAgent } from '../search/agents.ts'
import type { MemberRecord } from '../world/members.ts'
import type { OfficeRecord } from '../world/records.ts'
import { find } from '../world/table.ts'
import type { World } from '../world/world.ts'

/** A member as the rules of feeds look at them. */
export function feedUserOf(world: World, { id: memberId, agentId, claims }: MemberRecord): FeedUser {
  const agent = agentId === null ? undefined : find(world.agents, { id: agentId })
  const isPrincipal = agent !== undefined && agent.isPrincipal && agent.leftOn === null
  return { memberId, claims, principalOf: isPrincipal ? officeOfAgent(world, agent).id : null }
}

/** The office for which a member sends: the one that is named, else theirs. */
export function officeToSendFor(world: World, member: MemberRecord, officeId?: number | null): OfficeRecord | null {
  const user = feedUserOf(world, member)
  const wanted = officeId ?? user.principalOf
  if (wanted === null || !maySendFeed(user, wanted)) return null
  return find(world.offices, { id: wanted }) ?? null
}
