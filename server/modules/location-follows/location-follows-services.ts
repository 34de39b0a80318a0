import type { LocationReviewsServices } from '#server/modules/location-reviews/location-reviews-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { NotificationsServices } from '#server/modules/notifications/notifications-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { LocationFollows } from './location-follows.ts'

export type LocationFollowsServices = { locationFollows: LocationFollows }

export const locationFollows = moduleNamed<LocationFollowsServices>('location-follows')

/** What the code of this module may use. */
export type LocationFollowsParts = PlatformServices &
  LocationsServices &
  LocationReviewsServices &
  NotificationsServices &
  LocationFollowsServices
export type LocationFollowsContext = GraphContext<LocationFollowsParts>
