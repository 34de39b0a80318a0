import { checkLocationReview, pointsOf } from '#domain/location-reviews/check-location-review.ts'
import { locationReviewErrors } from '#domain/location-reviews/location-review-errors.copy.ts'
import type { LocationReviewDraft, ReviewPhoto } from '#domain/location-reviews/location-review-types.ts'
import { createPostEditor, type PostError } from '#machines/post-editor/post-editor.ts'

export type UploadedPhoto = ReviewPhoto & { width: number; height: number }

/** What is typed: points stand in a line each, and the year is checked against the one in which the form was opened. */
export type LocationReviewForm = Omit<LocationReviewDraft, 'pros' | 'cons' | 'photos'> & {
  pros: string
  cons: string
  thisYear: number
  photos: readonly UploadedPhoto[]
  /** How many photos are on their way; the review is not sent before they are there. */
  uploading: number
}

/** The review of a suburb or street, from the first word to what became of it. */
export const locationReviewEditorMachine = createPostEditor<LocationReviewForm>('locationReviewEditor', {
  errorsOf: (form) => [...checkLocationReview(reviewOf(form), form.thisYear), ...uploadErrors(form)],
})

export const reviewOf = ({
  thisYear: _,
  uploading: __,
  pros,
  cons,
  photos,
  ...draft
}: LocationReviewForm): LocationReviewDraft => ({
  ...draft,
  pros: pointsOf(pros),
  cons: pointsOf(cons),
  photos: photos.map(({ identifier, caption }) => ({ identifier, caption })),
})

const uploadErrors = ({ uploading }: LocationReviewForm): PostError[] =>
  uploading > 0 ? [{ field: 'photos', message: locationReviewErrors.photosUploading }] : []
