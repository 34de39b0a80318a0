import { locationReviews } from '#server/modules/location-reviews/location-reviews-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { followersOfOverview, followOfMember, locationFollowMutations } from './location-follow-resolvers.ts'
import { locationFollowRoutes } from './location-follow-routes.ts'
import { locationFollows as createLocationFollows } from './location-follows.ts'
import { locationFollows } from './location-follows-services.ts'

/** Who follows which suburbs and streets. */
export const locationFollowsModule = defineModule({
  name: locationFollows,
  dependsOn: [locations, locationReviews],
  services: (parts) => ({ locationFollows: createLocationFollows(parts) }),
  resolvers: {
    LocationOverview: followersOfOverview,
    OwnLocationReviews: followOfMember,
    Mutation: locationFollowMutations,
  },
  routes: (services, _executeDocument, identify) => locationFollowRoutes({ services, identify }),
})
