import { hasClaim } from '#domain/permissions/claims.ts'
import { Refusal } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { World } from '../world/world.ts'
import { officeOfAgent } from './office-of-agent.ts'
import { avatarOf, type Person } from './person-avatar.ts'

/** The agent of a username, else the member, each with the other where they are both; null where there is neither. */
export function personNamed({ members, agents }: World, text: string): Person | null {
  const username = text.toLowerCase()
  const named = agents.getAll().find((each) => each.username === username)
  const member = members.getAll().find((each) => (named ? each.agentId === named.id : each.username === username))
  const agent = named ?? agents.getAll().find(({ id }) => id === member?.agentId)
  return member || agent ? { member, agent } : null
}

export const personOfAgent = ({ members, agents }: World, id: number): Person | null => {
  const agent = agents.getAll().find((each) => each.id === id)
  return agent === undefined ? null : { agent, member: members.getAll().find(({ agentId }) => agentId === id) }
}

export const personOfMember = ({ members, agents }: World, id: number): Person | null => {
  const member = members.getAll().find((each) => each.id === id)
  return member === undefined ? null : { member, agent: agents.getAll().find((each) => each.id === member.agentId) }
}

/** An agent in a list, whatever the member behind is called. */
export const agentInList = (world: World, { member, agent }: Person) =>
  agent && {
    username: agent.username,
    name: agent.name,
    isAgent: true,
    about: `${agent.jobTitle} at ${officeOfAgent(world, agent).name}`,
    avatar: avatarOf({ member, agent }),
  }

/** A member in a list. */
export const memberInList = (world: World, { member, agent }: Person) =>
  member &&
  (agentOfMember({ member, agent })
    ? agentInList(world, { member, agent })
    : {
        username: member.username,
        name: member.name,
        isAgent: false,
        about: member.displayDescription,
        avatar: avatarOf({ member, agent }),
      })

/** The agent that a person is known as; none for a local. */
export const agentOfMember = ({ member, agent }: Person) =>
  member === undefined || member.type === 2 ? agent : undefined

/** A member by number for themselves and for staff who may view any. */
export function viewedMember({ members }: World, id: number, reader: MemberRecord): MemberRecord {
  const member = members.getAll().find((each) => each.id === id)
  if (member === undefined || (reader.id !== id && !hasClaim(reader.claims, 'users_permission', 'CanViewAnyMember'))) {
    throw new Refusal('NOT_FOUND', `There is no member ${id} whom you may see.`)
  }
  return member
}
