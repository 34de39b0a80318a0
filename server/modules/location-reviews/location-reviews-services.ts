import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { MembersServices } from '#server/modules/members/members-services.ts'
import type { PostsServices } from '#server/modules/posts/posts-services.ts'
import type { QuestionsServices } from '#server/modules/questions/questions-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { LocationRanking } from './location-ranking.ts'
import type { LocationReviewStore } from './location-review-store.ts'
import type { LocationReviewWriter } from './location-review-writer.ts'
import type { ReviewPhotos } from './review-photos.ts'

export type LocationReviewsServices = {
  locationReviews: LocationReviewStore
  locationRanking: LocationRanking
  locationReviewWriter: LocationReviewWriter
  reviewPhotos: ReviewPhotos
}

export const locationReviews = moduleNamed<LocationReviewsServices>('location-reviews')

/** What the code of this module may use. */
export type LocationReviewsParts = PlatformServices &
  LocationsServices &
  MembersServices &
  PostsServices &
  QuestionsServices &
  LocationReviewsServices
export type LocationReviewsContext = GraphContext<LocationReviewsParts>
