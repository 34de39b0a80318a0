import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { components, operations } from '#schema/generated/legacy.ts'
import type { CallerOf, Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import { notFound } from '#server/platform/rest/rest-problem.ts'
import type { LocationFollowsParts } from './location-follows-services.ts'

type Schemas = components['schemas']

export type LocationFollowRoutesOptions = {
  services: Pick<LocationFollowsParts, 'clock' | 'locationFollows' | 'locationReviews' | 'places'>
  identify: Identify
}

const REQUESTS_PER_MINUTE = 3000

/** The operations of schema/openapi/legacy.yaml by which members follow places, and what is theirs on the page of one. */
export const locationFollowRoutes = (options: LocationFollowRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract((path) =>
      /^\/\{location\}\/(?:un)?follow$|^\/locations\/location\/overviewjsonuserdata$/.test(path),
    ),
    prefix: '/api',
    handlers: handlersOf(options.services),
    identify: options.identify,
    clock: options.services.clock,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
  })

type Operation = 'followLocation' | 'getLocationUserData' | 'unfollowLocation'

function handlersOf(services: LocationFollowRoutesOptions['services']): LegacyHandlers<Operation> {
  const { locationFollows, locationReviews, places } = services

  const following =
    (isFollowed: boolean) =>
    async ({ params }: FastifyRequest, reply: FastifyReply, { member }: CallerOf<Operation>) => {
      // Held to the contract by the validator.
      const { location } = params as operations['followLocation']['parameters']['path']
      const state = await locationFollows.set(member.memberId, location, isFollowed)
      return reply.send(state satisfies Schemas['LocationFollow'])
    }

  return {
    followLocation: following(true),
    unfollowLocation: following(false),
    getLocationUserData: async ({ query }, reply, { member: { memberId } }) => {
      // Held to the contract by the validator.
      const { locationUniqueUri } = query as operations['getLocationUserData']['parameters']['query']
      const place = await places.byUri(locationUniqueUri.trim().toLowerCase())
      if (place === null) throw notFound(`location ${locationUniqueUri}`)
      const [own, isFollowing, followerCount] = await Promise.all([
        locationReviews.own(memberId, place.id),
        locationFollows.isFollowing(memberId, place.id),
        locationFollows.followerCount(place.id),
      ])
      return reply.send({
        locationUniqueUri: place.uri,
        isFollowing,
        followerCount,
        reviewId: own.review?.post.postId ?? null,
        helpfulReviewIds: own.votedIds,
      } satisfies Schemas['LocationUserData'])
    },
  }
}
