import { Refusal } from '../../refusal.ts'
import type { World } from '../../world/world.ts'
import { followedAs, setFollow } from '../follows.ts'
import { personNamed, personOfAgent } from '../people.ts'
import type { Person } from '../person-avatar.ts'
import type { IdentityAnswer, IdentityOperations, IdentityRequest } from './identity-operations.ts'
import { callerOf } from './mock-sessions.ts'

type FollowOperation = 'followAgent' | 'followMember' | 'unfollowAgent' | 'unfollowMember'

/** The operations of schema/openapi/legacy.yaml by which members follow agents and each other. */
export function followOperations(world: World): IdentityOperations<FollowOperation> {
  const answer = (request: IdentityRequest, find: () => Person | null, isFollowing: boolean): IdentityAnswer => {
    const caller = callerOf(world, request.headers)?.member ?? null
    if (caller === null) throw new Refusal('UNAUTHENTICATED', 'Please log in first.')
    const person = find()
    if (person === null) throw new Refusal('NOT_FOUND', 'There is nobody of this name.')
    return { status: 200, body: setFollow(world, caller, followedAs(person), isFollowing) }
  }
  const agent = (request: IdentityRequest) => () => {
    const person = personOfAgent(world, Number(request.params['id']))
    // Followed as the agent, whatever the member behind is.
    return person && { agent: person.agent, member: undefined }
  }
  const member = (request: IdentityRequest) => () => personNamed(world, request.params['username'] ?? '')
  return {
    followAgent: (request) => answer(request, agent(request), true),
    unfollowAgent: (request) => answer(request, agent(request), false),
    followMember: (request) => answer(request, member(request), true),
    unfollowMember: (request) => answer(request, member(request), false),
  }
}
