import { memberView, shownAvatar } from '#domain/members/member-view.ts'
import type { AgentRecord } from '../offices/office-record.ts'
import { findAgentDetails } from './find-profile.queries.ts'
import type { ProfileRecord } from './profile-record.ts'
import type { PeopleParts } from './people.ts'

const USERNAME = /^[a-z0-9._-]{1,60}$/

/** The member of a username, else the agent; null where there is neither. */
export async function findProfile(text: string, services: PeopleParts): Promise<ProfileRecord | null> {
  const username = text.toLowerCase()
  if (!USERNAME.test(username)) return null
  const member = await services.members.byUsername(username)
  if (member === null) {
    const agent = await services.offices.agentByUsername(username)
    return agent === null ? null : profileOfAgent(agent, services)
  }
  const agent = member.agentId === null ? null : await services.offices.agent(member.agentId)
  const { name, isAgent, displayDescription, communications } = memberView(member, null)
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

async function profileOfAgent(agent: AgentRecord, { database }: PeopleParts): Promise<ProfileRecord> {
  const details = await findAgentDetails(database, agent.id)
  return {
    memberId: details?.memberId ?? null,
    username: agent.username,
    name: agent.name,
    isAgent: true,
    displayDescription: details?.bio ?? '',
    avatar: shownAvatar(null, agent.portraitIdentifier),
    contacts: [],
    agent,
  }
}
