import { MOST_FOLLOWED } from '#domain/follows/follow-limits.ts'
import { avatarOf as avatarOfMember, canView, shownAvatar } from '#domain/members/member-view.ts'
import type { MockPortal } from '../portal.ts'
import { missing, pageOf, type Paging, Refusal, required } from '../refusal.ts'
import { officeOfAgent } from '../search/agents.ts'
import { type FollowRecord, followKey } from '../world/follows.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import { find, findAll, remove } from '../world/table.ts'
import type { World } from '../world/world.ts'
import type { RestOperations } from './rest/rest.ts'

export type Person = { member: MemberRecord | undefined; agent: AgentRecord | undefined }

export const avatarOf = ({ member, agent }: Person) => shownAvatar(member ?? null, agent?.portraitIdentifier ?? null)

/** The agent of a username, else the member, each with the other where they are both; null where there is neither. */
export function personNamed({ members, agents }: World, text: string): Person | null {
  const username = text.toLowerCase()
  const named = find(agents, { username })
  const member = find(members, named ? { agentId: named.id } : { username })
  const agent = named ?? find(agents, { id: member?.agentId ?? 0 })
  return member || agent ? { member, agent } : null
}

export function personOfAgent({ members, agents }: World, id: number): Person | null {
  const agent = find(agents, { id })
  return agent === undefined ? null : { agent, member: find(members, { agentId: id }) }
}

export function personOfMember({ members, agents }: World, id: number): Person | null {
  const member = find(members, { id })
  return member === undefined ? null : { member, agent: find(agents, { id: member.agentId ?? 0 }) }
}

export const agentInList = (world: World, { member, agent }: Person) =>
  agent && {
    username: agent.username,
    name: agent.name,
    isAgent: true,
    about: `${agent.jobTitle} at ${officeOfAgent(world, agent).name}`,
    avatar: avatarOf({ member, agent }),
  }

export function memberInList(world: World, person: Person) {
  const { member } = person
  if (member === undefined || agentOfMember(person)) return agentInList(world, person)
  const { username, name, displayDescription } = member
  return { username, name, isAgent: false, about: displayDescription, avatar: avatarOf(person) }
}

/** The agent that a person is known as; none for a local. */
export const agentOfMember = ({ member, agent }: Person): AgentRecord | undefined =>
  member === undefined || member.type === 2 ? agent : undefined

type Followed = Pick<FollowRecord, 'followedAgentId' | 'followedMemberId'>

const ofAgent = (id: number): Followed => ({ followedAgentId: id, followedMemberId: null })

/** An agent is followed as the agent, everyone else as the member. */
function followedAs(person: Person): Followed {
  const agent = agentOfMember(person)
  return agent ? ofAgent(agent.id) : { followedAgentId: null, followedMemberId: person.member?.id ?? null }
}

const lastFirst = (left: FollowRecord, right: FollowRecord) => right.followedAt.getTime() - left.followedAt.getTime()

export const followersOf = (world: World, person: Person): FollowRecord[] => followers(world, followedAs(person))

const followers = (world: World, followed: Followed): FollowRecord[] =>
  findAll(world.follows, followed).toSorted(lastFirst)

export const followedBy = (world: World, { member }: Pick<Person, 'member'>): FollowRecord[] =>
  findAll(world.follows, { memberId: member?.id ?? 0 }).toSorted(lastFirst)

type Part = { username: string } & Paging

export const followQueries = ({ world }: MockPortal) => {
  return {
    agentFollowers(asked: Part) {
      const person = personNamed(world, asked.username)
      return person && followersView(world, followedAs(person), asked)
    },
    agentFollowing(asked: Part) {
      const person = personNamed(world, asked.username)
      return person && followingView(world, person, asked)
    },
  }
}

const followersView = (world: World, followed: Followed, { skip, take }: Paging) =>
  pageOf(followers(world, followed), { skip, take }, ({ memberId }) =>
    memberInList(world, personOfMember(world, memberId) ?? nobody),
  )

const followingView = (world: World, person: Person, { skip, take }: Paging) =>
  pageOf(followedBy(world, person), { skip, take }, ({ followedAgentId, followedMemberId }) =>
    followedAgentId === null
      ? memberInList(world, personOfMember(world, followedMemberId ?? 0) ?? nobody)
      : agentInList(world, personOfAgent(world, followedAgentId) ?? nobody),
  )

const nobody: Person = { member: undefined, agent: undefined }

/** Begins or ends to follow; the same again changes nothing. */
function setFollow(world: World, caller: MemberRecord, followed: Followed, isFollowing: boolean) {
  const { followedAgentId, followedMemberId } = followed
  const key = followKey(caller.id, followedAgentId, followedMemberId)
  const isKnown = find(world.follows, { key }) !== undefined
  if (!isFollowing) remove(world.follows, { key })
  else if (followedMemberId === caller.id || (followedAgentId !== null && followedAgentId === caller.agentId)) {
    throw new Refusal('BAD_INPUT', 'You can’t follow yourself.', 'id')
  } else if (!isKnown) {
    if (followedBy(world, { member: caller }).length >= MOST_FOLLOWED) {
      throw new Refusal('BAD_INPUT', `You can follow ${MOST_FOLLOWED} people at most. Unfollow somebody first.`, 'id')
    }
    world.follows.create({ key, memberId: caller.id, ...followed, followedAt: world.now })
  }
  return { isFollowing, followerCount: followers(world, followed).length }
}

export function peopleOperations({ world }: MockPortal) {
  const agentOf = (id: number) => {
    const person = personOfAgent(world, id)
    if (person === null) throw missing(`agent ${id}`)
    return person
  }
  /** A member by number for themselves and for staff who may view any. */
  const viewed = ({ params: { id }, member: reader }: { params: { id: number }; member: MemberRecord }) => {
    const member = find(world.members, { id })
    if (member !== undefined && canView(member, { memberId: reader.id, claims: reader.claims })) return member
    throw missing(`member ${id} whom you may see`)
  }
  const follow =
    (isFollowing: boolean) =>
    ({ params, member }: { params: { id: number } | { username: string }; member: MemberRecord }) => {
      // An agent by number is followed as the agent, whatever the member behind is.
      const person = 'id' in params ? personOfAgent(world, params.id) : personNamed(world, params.username)
      const known = required(person, 'There is nobody of this name.')
      return setFollow(world, member, 'id' in params ? ofAgent(params.id) : followedAs(known), isFollowing)
    }
  return {
    followAgent: follow(true),
    followMember: follow(true),
    unfollowAgent: follow(false),
    unfollowMember: follow(false),
    getAgentFollowers: ({ params: { id }, query }) => {
      agentOf(id)
      return followersView(world, ofAgent(id), query)
    },
    getAgentFollowing: ({ params: { id }, query }) => followingView(world, agentOf(id), query),
    getMember: (call) => {
      const member = viewed(call)
      return { ...member, isAgent: member.type === 2, avatar: avatarOfMember(member) }
    },
    getMemberSettings: viewed,
    getFollowingSummary: (call) => {
      const member = viewed(call)
      const followed = followedBy(world, { member })
      const agentCount = followed.filter(({ followedAgentId }) => followedAgentId !== null).length
      return {
        followingCount: followed.length,
        agentCount,
        memberCount: followed.length - agentCount,
        followerCount: followersOf(world, { member, agent: find(world.agents, { id: member.agentId ?? 0 }) }).length,
      }
    },
  } satisfies Partial<RestOperations>
}
