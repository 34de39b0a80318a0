import type {
  LocationOverviewResolvers,
  MutationResolvers,
  OwnLocationReviewsResolvers,
} from '#server/generated/resolvers.ts'
import { requireMember } from '#server/platform/graphql/context.ts'
import type { LocationFollowsContext } from './location-follows-services.ts'

export const followersOfOverview: Pick<LocationOverviewResolvers<LocationFollowsContext>, 'followerCount'> = {
  followerCount: ({ place }, _arguments, { services }) => services.locationFollows.followerCount(place.id),
}

export const followOfMember: Pick<OwnLocationReviewsResolvers<LocationFollowsContext>, 'isFollowing'> = {
  isFollowing: ({ memberId, locationId }, _arguments, { services }) =>
    services.locationFollows.isFollowing(memberId, locationId),
}

export const locationFollowMutations: Pick<MutationResolvers<LocationFollowsContext>, 'followLocation'> = {
  followLocation: async (_parent, { locationUniqueUri, isFollowed }, context) => {
    const { memberId } = await requireMember(context)
    return context.services.locationFollows.set(memberId, locationUniqueUri, isFollowed)
  },
}
