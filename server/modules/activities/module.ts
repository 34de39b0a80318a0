import { listings } from '#server/modules/listings/listings-services.ts'
import { locationReviews } from '#server/modules/location-reviews/location-reviews-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { profiles } from '#server/modules/profiles/profiles-services.ts'
import { questions } from '#server/modules/questions/questions-services.ts'
import { reviews } from '#server/modules/reviews/reviews-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { activitiesFollowedBy, activitiesOf, activitiesOfAgents } from './activities.queries.ts'
import { activities } from './activities-services.ts'
import { activityConsumer } from './activity-consumer.ts'
import { activityOperations } from './activity-operations.ts'
import { withSubjects } from './activity-reader.ts'
import { activityQueries, activityResolvers, reviewsOfProfile } from './activity-resolvers.ts'

/** What members and agents did that others may see. */
export const activitiesModule = defineModule({
  name: activities,
  dependsOn: [offices, locations, listings, questions, profiles, reviews, locationReviews],
  services: (parts) => {
    const { database } = parts
    return {
      activities: {
        of: async (person, part) => withSubjects(await activitiesOf(database, person, part), parts),
        ofAgents: async (ids, take) => withSubjects(await activitiesOfAgents(database, ids, take), parts),
        followedBy: async (memberId, part) => withSubjects(await activitiesFollowedBy(database, memberId, part), parts),
      },
    }
  },
  resolvers: { ...activityResolvers, UserProfile: reviewsOfProfile, Query: activityQueries },
  operations: activityOperations,
  consumers: ({ database }) => [activityConsumer(database)],
})
