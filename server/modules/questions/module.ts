import { listings } from '#server/modules/listings/listings-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { notifications } from '#server/modules/notifications/notifications-services.ts'
import { posts } from '#server/modules/posts/posts-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { answerEmailStop, answerNotifications } from './answer-notifications.ts'
import { ownPosts } from './own-posts.ts'
import { postHistory } from './post-history.ts'
import { questionMutations } from './question-mutations.ts'
import { questionOperations } from './question-operations.ts'
import { questionRoutes } from './question-routes.ts'
import { questionQueries, questionResolvers, questionsOfOverview } from './question-resolvers.ts'
import { questionStore } from './question-store.ts'
import { questions } from './questions-services.ts'

/** Questions and discussions about locations. */
export const questionsModule = defineModule({
  name: questions,
  dependsOn: [locations, listings, posts, notifications],
  services: (parts) => {
    parts.emailStops.add(answerEmailStop(parts.database))
    return {
      questions: questionStore(parts.database, parts.places),
      ownPosts: ownPosts(parts),
      postHistory: postHistory(parts),
    }
  },
  resolvers: {
    ...questionResolvers,
    LocationOverview: questionsOfOverview,
    Query: questionQueries,
    Mutation: questionMutations,
  },
  operations: questionOperations,
  consumers: (services) => [services.notifications.consumerOf(answerNotifications(services))],
  jobs: (services) => services.notifications.jobsOfEvents(answerNotifications(services)),
  routes: (services, _executeDocument, identify) => questionRoutes({ services, identify }),
})
