import { locationReviews } from '#server/modules/location-reviews/location-reviews-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { notifications } from '#server/modules/notifications/notifications-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { followersOfOverview, followOfMember, locationFollowMutations } from './location-follow-resolvers.ts'
import { locationFollowRoutes } from './location-follow-routes.ts'
import { locationFollows as createLocationFollows } from './location-follows.ts'
import { locationFollows } from './location-follows-services.ts'
import { placeEmailStop, placeNotifications } from './place-notifications.ts'

/** Who follows which suburbs and streets. */
export const locationFollowsModule = defineModule({
  name: locationFollows,
  dependsOn: [locations, locationReviews, notifications],
  services: (parts) => {
    parts.emailStops.add(placeEmailStop(parts.database))
    return { locationFollows: createLocationFollows(parts) }
  },
  resolvers: {
    LocationOverview: followersOfOverview,
    OwnLocationReviews: followOfMember,
    Mutation: locationFollowMutations,
  },
  consumers: (services) => [services.notifications.consumerOf(placeNotifications(services))],
  jobs: (services) => services.notifications.jobsOfEvents(placeNotifications(services)),
  routes: (services, _executeDocument, identify) => locationFollowRoutes({ services, identify }),
})
