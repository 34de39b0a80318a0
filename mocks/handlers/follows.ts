import { MOST_FOLLOWED } from '#domain/follows/follow-limits.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, requireShort, requireWithin } from '../refusal.ts'
import { followKey } from '../world/follows.ts'
import type { MemberRecord } from '../world/members.ts'
import type { World } from '../world/world.ts'
import { type Followed, followedBy, followersOf } from './follow-records.ts'
import { agentInList, memberInList, personNamed, personOfAgent, personOfMember } from './people.ts'
import type { Person } from './person-avatar.ts'

const LARGEST_TAKE = 100
const LARGEST_SKIP = 10_000

type Part = { skip: number; take: number }

/** An agent is followed as the agent, everyone else as the member. */
export const followedAs = ({ member, agent }: Person): Followed =>
  agent && (member === undefined || member.type === 2)
    ? { agentId: agent.id, memberId: null }
    : { agentId: null, memberId: member?.id ?? null }

export const followQueries = ({ world }: MockPortal) => ({
  agentFollowers({ username, ...part }: { username: string } & Part) {
    requirePart(username, part)
    const person = personNamed(world, username)
    return person && followersView(world, followedAs(person), part)
  },
  agentFollowing({ username, ...part }: { username: string } & Part) {
    requirePart(username, part)
    const person = personNamed(world, username)
    return person && followingView(world, person.member?.id ?? null, part)
  },
})

function requirePart(username: string, { skip, take }: Part): void {
  requireShort('username', username, 200)
  requireWithin('skip', skip, 0, LARGEST_SKIP)
  requireWithin('take', take, 1, LARGEST_TAKE)
}

export function followersView(world: World, followed: Followed, { skip, take }: Part) {
  const found = followersOf(world, followed)
  const people = found.flatMap(({ memberId }) => {
    const person = personOfMember(world, memberId)
    return person ? [memberInList(world, person)] : []
  })
  return { total: found.length, paging: { skip, take }, results: people.slice(skip, skip + take) }
}

export function followingView(world: World, memberId: number | null, { skip, take }: Part) {
  const found = followedBy(world, memberId)
  const people = found.map(({ followedAgentId, followedMemberId }) => {
    if (followedAgentId === null) return memberInList(world, personOfMember(world, followedMemberId ?? 0) ?? nobody)
    return agentInList(world, personOfAgent(world, followedAgentId) ?? nobody)
  })
  return { total: found.length, paging: { skip, take }, results: people.slice(skip, skip + take) }
}

const nobody: Person = { member: undefined, agent: undefined }

/** Begins or ends to follow; the same again changes nothing. */
export function setFollow(world: World, caller: MemberRecord, followed: Followed, isFollowing: boolean) {
  const key = followKey(caller.id, followed.agentId, followed.memberId)
  const isKnown = world.follows.getAll().some((each) => each.key === key)
  if (isFollowing) requireFollowable(world, caller, followed, isKnown)
  if (isFollowing && !isKnown) {
    world.follows.create({
      key,
      memberId: caller.id,
      followedMemberId: followed.memberId,
      followedAgentId: followed.agentId,
      followedAt: world.now,
    })
  }
  if (!isFollowing) world.follows.deleteMany({ where: { key: { equals: key } } })
  return { isFollowing, followerCount: followersOf(world, followed).length }
}

function requireFollowable(
  world: World,
  caller: MemberRecord,
  { agentId, memberId }: Followed,
  isKnown: boolean,
): void {
  if (memberId === caller.id || (agentId !== null && agentId === caller.agentId)) {
    throw new Refusal('BAD_INPUT', 'You can’t follow yourself.', 'id')
  }
  if (!isKnown && followedBy(world, caller.id).length >= MOST_FOLLOWED) {
    throw new Refusal('BAD_INPUT', `You can follow ${MOST_FOLLOWED} people at most. Unfollow somebody first.`, 'id')
  }
}
