import { MOST_FOLLOWED } from '#domain/follows/follow-limits.ts'
import type { PersonRecord } from '#server/modules/profiles/person-record.ts'
import type { ProfilesServices } from '#server/modules/profiles/profiles-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { FollowedPerson, FollowState, Part } from './follow-record.ts'
import {
  agentOfMember,
  deleteFollow,
  followedAgentCount,
  followedBy,
  followerCountOf,
  followersOf,
  followingCountOf,
  hasFollow,
  insertFollow,
  lockMembers,
} from './follows.queries.ts'

/** Whom members follow (docs/product.md, section 25.26). */
export type Follows = {
  /** Nothing happens where it is so already. Throws UNAUTHENTICATED, NOT_FOUND or BAD_INPUT. */
  follow(memberId: number, person: FollowedPerson): Promise<FollowState>
  /** Nothing happens where it was not so. */
  unfollow(memberId: number, person: FollowedPerson): Promise<FollowState>
  isFollowing(memberId: number, person: FollowedPerson): Promise<boolean>
  followerCount(person: FollowedPerson): Promise<number>
  followingCount(memberId: number): Promise<number>
  followedAgentCount(memberId: number): Promise<number>
  followers(person: FollowedPerson, part: Part): Promise<PersonRecord[]>
  following(memberId: number, part: Part): Promise<PersonRecord[]>
}

export type FollowsParts = ProfilesServices & { database: Database; clock: () => Date }

/** The follows in the database; its triggers count them. */
export function followsIn({ database, clock, people }: FollowsParts): Follows {
  const stateOf = async (isFollowing: boolean, person: FollowedPerson): Promise<FollowState> => ({
    isFollowing,
    followerCount: await followerCountOf(database, person),
  })

  async function follow(memberId: number, person: FollowedPerson): Promise<FollowState> {
    // Both rows of members are counted in; who follows back at the same moment waits here, so that neither blocks the other.
    const locked = await lockMembers(database, person.memberId === null ? [memberId] : [memberId, person.memberId])
    if (!locked.includes(memberId)) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
    if (person.memberId !== null && !locked.includes(person.memberId)) throw missing()
    const isSelf =
      person.memberId === memberId ||
      (person.agentId !== null && person.agentId === (await agentOfMember(database, memberId)))
    if (isSelf) throw new PortalError('BAD_INPUT', 'You can’t follow yourself.', { field: 'id' })
    if (await hasFollow(database, memberId, person)) return stateOf(true, person)
    if ((await followingCountOf(database, memberId)) >= MOST_FOLLOWED) {
      throw new PortalError('BAD_INPUT', `You can follow ${MOST_FOLLOWED} people at most. Unfollow somebody first.`, {
        field: 'id',
      })
    }
    await insertFollow(database, memberId, person, clock())
    return stateOf(true, person)
  }

  return {
    follow: (memberId, person) => database.transaction(() => follow(memberId, person)),
    unfollow: (memberId, person) =>
      database.transaction(async () => {
        await lockMembers(database, person.memberId === null ? [memberId] : [memberId, person.memberId])
        await deleteFollow(database, memberId, person)
        return stateOf(false, person)
      }),
    isFollowing: (memberId, person) => hasFollow(database, memberId, person),
    followerCount: (person) => followerCountOf(database, person),
    followingCount: (memberId) => followingCountOf(database, memberId),
    followedAgentCount: (memberId) => followedAgentCount(database, memberId),
    async followers(person, part) {
      const ids = await followersOf(database, person, part)
      const found = await people.members(ids)
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    async following(memberId, part) {
      const followed = await followedBy(database, memberId, part)
      const [agents, members] = await Promise.all([
        people.agents(followed.flatMap(({ agentId }) => agentId ?? [])),
        people.members(followed.flatMap((each) => each.memberId ?? [])),
      ])
      return followed.flatMap((each) =>
        each.agentId === null ? (members.get(each.memberId) ?? []) : (agents.get(each.agentId) ?? []),
      )
    },
  }
}

const missing = () => new PortalError('NOT_FOUND', 'There is nobody of this name any more.')
