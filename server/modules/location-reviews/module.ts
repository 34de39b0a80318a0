import { locations } from '#server/modules/locations/locations-services.ts'
import { members } from '#server/modules/members/members-services.ts'
import { posts } from '#server/modules/posts/posts-services.ts'
import { questions } from '#server/modules/questions/questions-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { locationRanking } from './location-ranking.ts'
import { locationReviewMutations } from './location-review-mutations.ts'
import { locationReviewOperations } from './location-review-operations.ts'
import { locationReviewQueries, locationReviewResolvers, reviewsOfOverview } from './location-review-resolvers.ts'
import { locationReviewStore } from './location-review-store.ts'
import { locationReviewWriter } from './location-review-writer.ts'
import { locationReviews } from './location-reviews-services.ts'
import { reviewPhotos } from './review-photos.ts'

/** What members say of suburbs and streets, and how those do by it. */
export const locationReviewsModule = defineModule({
  name: locationReviews,
  dependsOn: [locations, members, posts, questions],
  services: (parts) => {
    const store = locationReviewStore(parts)
    const photos = reviewPhotos(parts)
    return {
      locationReviews: store,
      locationRanking: locationRanking({ ...parts, locationReviews: store }),
      locationReviewWriter: locationReviewWriter({ ...parts, reviewPhotos: photos }),
      reviewPhotos: photos,
    }
  },
  resolvers: {
    ...locationReviewResolvers,
    LocationOverview: reviewsOfOverview,
    Query: locationReviewQueries,
    Mutation: locationReviewMutations,
  },
  operations: locationReviewOperations,
  jobs: (services) => [
    {
      name: 'location-reviews.unused-photos',
      handle: () => services.reviewPhotos.clearUnused(),
      isForAll: true,
      schedule: { cron: '15 3 * * *', timeZone: 'UTC' },
    },
  ],
})
