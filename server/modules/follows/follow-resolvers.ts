import type {
  AgentResolvers,
  ProfileResolvers,
  QueryResolvers,
  UserProfileResolvers,
} from '#server/generated/resolvers.ts'
import { agentPerson } from './agent-person.ts'
import type { FollowsContext } from './follows-services.ts'
import { followedPerson } from './followed-person.ts'

export const agentFollowCounts: Pick<AgentResolvers<FollowsContext>, 'followerCount' | 'followingCount'> = {
  followerCount: ({ id }, _arguments, { services }) => services.follows.followerCount({ agentId: id, memberId: null }),
  followingCount: async ({ id }, _arguments, { services }) => {
    const person = await agentPerson(id, services)
    return person?.memberId == null ? 0 : services.follows.followingCount(person.memberId)
  },
}

export const profileFollowCounts: Pick<ProfileResolvers<FollowsContext>, 'followerCount' | 'followingCount'> = {
  followerCount: (profile, _arguments, { services }) => {
    const person = followedPerson(profile)
    return person === null ? 0 : services.follows.followerCount(person)
  },
  followingCount: ({ memberId }, _arguments, { services }) =>
    memberId === null ? 0 : services.follows.followingCount(memberId),
}

export const viewedFollow: Pick<UserProfileResolvers<FollowsContext>, 'isFollowing'> = {
  isFollowing: async ({ profile }, _arguments, { services, caller }) => {
    const [person, reader] = [followedPerson(profile), await caller()]
    return person !== null && reader !== null && services.follows.isFollowing(reader.memberId, person)
  },
}

type Lists = 'agentFollowers' | 'agentFollowing'

export const followQueries: Pick<QueryResolvers<FollowsContext>, Lists> = {
  agentFollowers: async (_parent, { username, skip, take }, { services }) => {
    const profile = await services.people.byUsername(username)
    if (profile === null) return null
    const person = followedPerson(profile)
    if (person === null) return { total: 0, paging: { skip, take }, results: [] }
    const [total, results] = await Promise.all([
      services.follows.followerCount(person),
      services.follows.followers(person, { skip, take }),
    ])
    return { total, paging: { skip, take }, results }
  },
  agentFollowing: async (_parent, { username, skip, take }, { services }) => {
    const profile = await services.people.byUsername(username)
    if (profile === null) return null
    if (profile.memberId === null) return { total: 0, paging: { skip, take }, results: [] }
    const [total, results] = await Promise.all([
      services.follows.followingCount(profile.memberId),
      services.follows.following(profile.memberId, { skip, take }),
    ])
    return { total, paging: { skip, take }, results }
  },
}
