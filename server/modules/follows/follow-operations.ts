import { personView } from '#server/modules/profiles/person-record.ts'
import type { Operations } from '#server/platform/rest/operations.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { agentPerson } from './agent-person.ts'
import type { FollowsModuleParts } from './follows-services.ts'

type FollowOperation = 'getAgentFollowers' | 'getAgentFollowing' | 'getFollowingSummary'

/** Who follows whom, over REST. */
export function followOperations(services: FollowsModuleParts): Operations<FollowOperation> {
  const { follows } = services
  return {
    getAgentFollowers: async ({ params: { id }, query: { skip, take } }) => {
      if ((await agentPerson(id, services)) === null) throw notFound(`agent ${id}`)
      const person = { agentId: id, memberId: null }
      const [total, results] = await Promise.all([
        follows.followerCount(person),
        follows.followers(person, { skip, take }),
      ])
      return { total, paging: { skip, take }, results: results.map(personView) }
    },
    getAgentFollowing: async ({ params: { id }, query: { skip, take } }) => {
      const agent = await agentPerson(id, services)
      if (agent === null) throw notFound(`agent ${id}`)
      if (agent.memberId === null) return { total: 0, paging: { skip, take }, results: [] }
      const [total, results] = await Promise.all([
        follows.followingCount(agent.memberId),
        follows.following(agent.memberId, { skip, take }),
      ])
      return { total, paging: { skip, take }, results: results.map(personView) }
    },
    getFollowingSummary: async ({ params: { id } }, { member: reader }, answer) => {
      answer.setPrivate()
      const member = await services.people.requireViewed(id, reader)
      const person =
        member.type === 2 && member.agentId !== null
          ? { agentId: member.agentId, memberId: null }
          : { agentId: null, memberId: id }
      const [followingCount, agentCount, followerCount] = await Promise.all([
        follows.followingCount(id),
        follows.followedAgentCount(id),
        follows.followerCount(person),
      ])
      return { followingCount, agentCount, memberCount: followingCount - agentCount, followerCount }
    },
  }
}
