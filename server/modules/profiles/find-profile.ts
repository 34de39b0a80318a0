import { memberView, shownAvatar } from '#domain/members/member-view.ts'
import type { MemberRecord } from '../members/member-record.ts'
import type { AgentRecord } from '../offices/office-record.ts'
import { findAgentDetails } from './find-profile.queries.ts'
import type { ProfileRecord } from './profile-record.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'

type ProfileParts = Pick<PlatformServices & MembersServices & OfficesServices, 'database' | 'members' | 'offices'>

const USERNAME = /^[a-z0-9._-]{1,60}$/

/**
 * The agent of a username, else the member; null where there is neither. A member who is an agent is found by either name and
 * known by that of the agent, which stays when the account goes.
 */
export async function findProfile(text: string, services: ProfileParts): Promise<ProfileRecord | null> {
  const username = text.toLowerCase()
  if (!USERNAME.test(username)) return null
  const named = await services.offices.agentByUsername(username)
  if (named !== null) return profileOfAgent(named, services)
  const member = await services.members.byUsername(username)
  if (member === null) return null
  const agent = member.agentId === null ? null : await services.offices.agent(member.agentId)
  return agent !== null && member.agentUsername !== null
    ? profileOfAgent(agent, services)
    : profileOfMember(member, agent)
}

function profileOfMember(member: MemberRecord, agent: AgentRecord | null): ProfileRecord {
  const { username, name, isAgent, displayDescription, communications } = memberView(member, null)
  return {
    memberId: member.id,
    username,
    name,
    isAgent,
    displayDescription,
    avatar: shownAvatar(member, agent?.portraitIdentifier ?? null),
    contacts: communications,
    agent,
  }
}

async function profileOfAgent(agent: AgentRecord, { database, members }: ProfileParts): Promise<ProfileRecord> {
  const details = await findAgentDetails(database, agent.id)
  const member = details?.memberId == null ? null : await members.byId(details.memberId)
  const view = member === null ? null : memberView(member, null)
  return {
    memberId: member?.id ?? null,
    username: agent.username,
    name: agent.name,
    isAgent: true,
    displayDescription: details?.bio || (view?.displayDescription ?? ''),
    avatar: shownAvatar(member, agent.portraitIdentifier),
    contacts: view?.communications ?? [],
    agent,
  }
}
