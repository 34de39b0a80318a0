import {
  authorRelations,
  type LocationTopic,
  locationTopics,
  type TopicRating,
} from '#domain/location-reviews/location-review-types.ts'
import { reviewPhotoNamed } from '#domain/location-reviews/review-photo-names.ts'
import {
  type LocationReviewForm,
  type UploadedPhoto,
  locationReviewEditorMachine,
} from '#machines/location-review-editor/location-review-editor.machine.ts'
import { postEditor } from '#src/shared/posts/post-editor.tsx'

/** The subject is the place, or the review that is changed. */
export const locationReviewEditor = postEditor(locationReviewEditorMachine, {
  kind: 'locationReview',
  formFrom,
})

export const emptyLocationReview = (thisYear: number): LocationReviewForm => ({
  title: '',
  content: '',
  rating: 0,
  statistics: [],
  authorRelation: 'livesHere',
  sinceYear: null,
  pros: '',
  cons: '',
  thisYear,
  photos: [],
  uploading: 0,
})

function formFrom(found: unknown): LocationReviewForm {
  // Each part is looked at before it is taken.
  const given = Object(found) as Record<keyof LocationReviewForm, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const statistics = listOf(given.statistics)
  return {
    title: text(given.title),
    content: text(given.content),
    pros: text(given.pros),
    cons: text(given.cons),
    rating: starsFrom(given.rating),
    authorRelation: authorRelations.find((each) => each === given.authorRelation) ?? 'livesHere',
    sinceYear: yearFrom(given.sinceYear),
    thisYear: yearFrom(given.thisYear) ?? 0,
    statistics: locationTopics.flatMap((type) => ratingOf(type, statistics)),
    photos: listOf(given.photos).flatMap(photoFrom),
    // Of another tab, or of a page that is gone.
    uploading: 0,
  }
}

function ratingOf(type: LocationTopic, statistics: readonly unknown[]): TopicRating[] {
  const stated = statistics.find((each) => Reflect.get(Object(each), 'type') === type)
  const rating = starsFrom(stated === undefined ? 0 : Reflect.get(Object(stated), 'rating'))
  return rating === 0 ? [] : [{ type, rating }]
}

function photoFrom(found: unknown): UploadedPhoto[] {
  // Each part is looked at before it is taken.
  const { identifier, caption, width, height } = Object(found) as Record<keyof UploadedPhoto, unknown>
  const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0
  if (typeof identifier !== 'string' || reviewPhotoNamed(identifier) === null) return []
  return isSize(width) && isSize(height) && typeof caption === 'string' ? [{ identifier, caption, width, height }] : []
}

const yearFrom = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null

const starsFrom = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5 ? value : 0
