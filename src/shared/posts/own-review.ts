import type { ReviewDraft } from '#domain/reviews/review-types.ts'
import type { OwnReview_ReviewFragment } from '#src/api/generated/graphql.ts'

/** A review of the member as the form holds it. */
export const draftOf = (review: OwnReview_ReviewFragment): ReviewDraft => ({
  title: review.title,
  content: review.content,
  rating: review.rating,
  statistics: review.statistics.map(({ type, rating }) => ({ type, rating })),
  serviceProvidedType: review.serviceProvidedType,
  propertyAddress: review.typedAddress ?? '',
  evidence: review.evidence ?? '',
})
