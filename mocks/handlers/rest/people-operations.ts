import { avatarOf } from '#domain/members/member-view.ts'
import type { MockPortal } from '../../portal.ts'
import { deedsOf, whoDid } from '../activities.ts'
import { followedBy, followersOf } from '../follow-records.ts'
import { followedAs, followersView, followingView } from '../follows.ts'
import { personOfAgent, viewedMember } from '../people.ts'
import { missing } from './listing-operations.ts'
import type { RestOperations } from './operation.ts'

type PeopleOperation =
  | 'getAgentActivities'
  | 'getAgentFollowers'
  | 'getAgentFollowing'
  | 'getFollowingSummary'
  | 'getMember'
  | 'getMemberSettings'

/** Members and agents, whom they follow and what they did. */
export function peopleOperations({ world }: MockPortal): RestOperations<PeopleOperation> {
  const agentOf = (id: number) => {
    const person = personOfAgent(world, id)
    if (person === null) throw missing(`agent ${id}`)
    return person
  }
  return {
    getAgentFollowers: ({ params: { id }, query: { skip, take } }) => {
      agentOf(id)
      return followersView(world, { agentId: id, memberId: null }, { skip, take })
    },
    getAgentFollowing: ({ params: { id }, query: { skip, take } }) =>
      followingView(world, agentOf(id).member?.id ?? null, { skip, take }),
    getAgentActivities: ({ query: { ids, take } }) => {
      const memberIds = ids.flatMap((id) => personOfAgent(world, id)?.member?.id ?? [])
      const results = deedsOf(world, { agentIds: ids, memberIds })
        .slice(0, take)
        .map((deed) => ({
          id: deed.id,
          type: deed.type,
          occurredAt: deed.occurredAt.toISOString(),
          person: whoDid(world, deed),
          listingId: deed.listingId,
          postId: deed.replyId ?? deed.questionId,
        }))
      return { results }
    },
    getMember: ({ params: { id } }, { member: reader }) => {
      const member = viewedMember(world, id, reader)
      const { username, name, type, displayDescription } = member
      return { id, username, name, type, isAgent: type === 2, displayDescription, avatar: avatarOf(member) }
    },
    getMemberSettings: ({ params: { id } }, { member: reader }) => {
      const { name, displayDescription, theme, isEmailConfirmed } = viewedMember(world, id, reader)
      return { name, displayDescription, theme, isEmailConfirmed }
    },
    getFollowingSummary: ({ params: { id } }, { member: reader }) => {
      const member = viewedMember(world, id, reader)
      const followed = followedBy(world, id)
      const agentCount = followed.filter(({ followedAgentId }) => followedAgentId !== null).length
      const agent = world.agents.getAll().find((each) => each.id === member.agentId)
      return {
        followingCount: followed.length,
        agentCount,
        memberCount: followed.length - agentCount,
        followerCount: followersOf(world, followedAs({ member, agent })).length,
      }
    },
  }
}
