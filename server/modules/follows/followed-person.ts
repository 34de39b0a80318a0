import type { ProfileRecord } from '#server/modules/profiles/profile-record.ts'
import type { FollowedPerson } from './follow-record.ts'

/** As whom a person is followed: an agent as the agent, everyone else as the member; null for nobody. */
export function followedPerson({
  isAgent,
  agent,
  memberId,
}: Pick<ProfileRecord, 'agent' | 'isAgent' | 'memberId'>): FollowedPerson | null {
  if (isAgent && agent !== null) return { agentId: agent.id, memberId: null }
  return memberId === null ? null : { agentId: null, memberId }
}
