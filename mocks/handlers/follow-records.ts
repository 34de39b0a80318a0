import type { FollowRecord } from '../world/follows.ts'
import type { World } from '../world/world.ts'

/** As whom somebody is followed. */
export type Followed = { agentId: number | null; memberId: number | null }

const lastFirst = (left: FollowRecord, right: FollowRecord) => right.followedAt.getTime() - left.followedAt.getTime()

export const followersOf = (world: World, { agentId, memberId }: Followed): FollowRecord[] =>
  world.follows
    .getAll()
    .filter((each) => (agentId === null ? each.followedMemberId === memberId : each.followedAgentId === agentId))
    .toSorted(lastFirst)

export const followedBy = (world: World, memberId: number | null): FollowRecord[] =>
  world.follows
    .getAll()
    .filter((each) => each.memberId === memberId)
    .toSorted(lastFirst)
