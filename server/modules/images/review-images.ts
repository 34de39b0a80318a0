import { reviewPhotoNamed } from '#domain/location-reviews/review-photo-names.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ShownImages } from './image-source.ts'
import { findReviewPhoto, isPhotoShown } from './review-images.queries.ts'

/** The photos of reviews, which never change and have one version; all else is for `others`. */
export function reviewImages(database: Database, others: ShownImages): ShownImages {
  return {
    async source(identifier, version) {
      const name = reviewPhotoNamed(identifier)
      if (name === null) return others.source(identifier, version)
      return version === 1 ? findReviewPhoto(database, name) : null
    },
    async isShown(identifier, version) {
      const name = reviewPhotoNamed(identifier)
      return name === null ? others.isShown(identifier, version) : isPhotoShown(database, name)
    },
  }
}
