import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { components } from '#schema/generated/legacy.ts'
import type { CallerOf, Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import { agentPerson } from './agent-person.ts'
import { followedPerson } from './followed-person.ts'
import type { FollowedPerson, FollowState } from './follow-record.ts'
import type { Follows } from './follows.ts'
import type { FollowsModuleParts } from './follows-services.ts'

export type FollowRoutesOptions = {
  services: Pick<FollowsModuleParts, 'clock' | 'follows' | 'people'>
  identify: Identify
}

const REQUESTS_PER_MINUTE = 3000

/** The operations of schema/openapi/legacy.yaml by which members follow agents and each other. */
export const followRoutes = (options: FollowRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract((path) => /^\/(?:agent|user)\/[^/]+\/followers?$/.test(path)),
    prefix: '/api',
    handlers: followHandlers(options.services),
    identify: options.identify,
    clock: options.services.clock,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
  })

type FollowOperation = 'followAgent' | 'followMember' | 'unfollowAgent' | 'unfollowMember'

function followHandlers(services: FollowRoutesOptions['services']): LegacyHandlers<FollowOperation> {
  const { follows, people } = services

  const handler =
    (find: (request: FastifyRequest) => Promise<FollowedPerson>, change: Follows['follow']) =>
    async (request: FastifyRequest, reply: FastifyReply, { member: { memberId } }: CallerOf<FollowOperation>) => {
      const state: FollowState = await change(memberId, await find(request))
      return reply.send(state satisfies components['schemas']['FollowState'])
    }

  // The validator has just held the paths to the contract.
  const agent = async ({ params }: FastifyRequest): Promise<FollowedPerson> => {
    const id = Number((params as { id: string }).id)
    if ((await agentPerson(id, services)) === null) throw notFound(`agent ${id}`)
    return { agentId: id, memberId: null }
  }
  const member = async ({ params }: FastifyRequest): Promise<FollowedPerson> => {
    // The validator has held it to the contract.
    const { username } = params as { username: string }
    const profile = await people.byUsername(username)
    const person = profile === null ? null : followedPerson(profile)
    if (person === null) throw notFound(`member ${username}`)
    return person
  }
  return {
    followAgent: handler(agent, follows.follow),
    unfollowAgent: handler(agent, follows.unfollow),
    followMember: handler(member, follows.follow),
    unfollowMember: handler(member, follows.unfollow),
  }
}
