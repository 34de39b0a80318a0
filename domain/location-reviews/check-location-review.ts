import { checkPost, hasWords, tidyPost } from '../posts/check-post.ts'
import { nameWithin } from '../text/name-within.ts'
import { locationReviewErrors as errors } from './location-review-errors.copy.ts'
import {
  FIRST_YEAR,
  LEAST_POINT,
  LONGEST_CAPTION,
  LONGEST_POINT,
  MOST_PHOTOS,
  MOST_POINTS,
} from './location-review-limits.ts'
import type { LocationReviewDraft, ReviewPhoto } from './location-review-types.ts'

/** What speaks for and against a place, in a few words each. */
export type Points = Pick<LocationReviewDraft, 'cons' | 'pros'>

type LocationReviewField = Exclude<keyof LocationReviewDraft, 'authorRelation'>
export type LocationReviewFieldError = { field: LocationReviewField; message: string }

/** What is wrong with a review of a place, field by field; the same rules here and on the server. */
export function checkLocationReview(draft: LocationReviewDraft, thisYear: number): LocationReviewFieldError[] {
  const { rating, statistics, sinceYear, photos } = draft
  const isOnce = new Set(statistics.map(({ type }) => type)).size === statistics.length
  const found: [LocationReviewField, boolean, string][] = [
    ['rating', isStars(rating), errors.rating],
    ['statistics', isOnce && statistics.every((each) => isStars(each.rating)), errors.statistics],
    ['sinceYear', sinceYear === null || isYear(sinceYear, thisYear), errors.sinceYear(FIRST_YEAR, thisYear)],
    ['photos', photos === null || arePhotos(photos), errors.photos(MOST_PHOTOS, LONGEST_CAPTION)],
  ]
  return [
    ...checkPost('locationReview', draft),
    ...found.flatMap(([field, isGood, message]) => (isGood ? [] : [{ field, message }])),
    ...checkPoints(draft),
  ]
}

export const checkPoints = (draft: Points): LocationReviewFieldError[] =>
  (['pros', 'cons'] as const).flatMap((field) =>
    arePoints(draft[field]) ? [] : [{ field, message: errors.points(MOST_POINTS, LEAST_POINT, LONGEST_POINT) }],
  )

/** A review without errors as it is stored. */
export const tidyLocationReview = (draft: LocationReviewDraft): LocationReviewDraft => ({
  ...draft,
  ...tidyPost('locationReview', draft),
  ...tidyPoints(draft),
  photos: draft.photos?.map((photo) => ({ ...photo, caption: tidyPoint(photo.caption) })) ?? null,
})

export const tidyPoints = ({ pros, cons }: Points): Points => ({ pros: pros.map(tidyPoint), cons: cons.map(tidyPoint) })

/** What is typed, a point in a line each. */
export const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const tidyPoint = (point: string): string => point.trim().replaceAll(/\s+/g, ' ')

const isStars = (rating: number): boolean => Number.isInteger(rating) && rating >= 1 && rating <= 5

const isYear = (year: number, thisYear: number): boolean =>
  Number.isInteger(year) && year >= FIRST_YEAR && year <= thisYear

const arePoints = (points: readonly string[]): boolean =>
  points.length <= MOST_POINTS &&
  new Set(points.map((point) => tidyPoint(point).toLowerCase())).size === points.length &&
  points.every((point) => {
    const line = nameWithin(LONGEST_POINT, point)
    return line !== null && [...line].length >= LEAST_POINT && hasWords(line)
  })

const arePhotos = (photos: readonly ReviewPhoto[]): boolean =>
  photos.length <= MOST_PHOTOS &&
  new Set(photos.map(({ identifier }) => identifier)).size === photos.length &&
  photos.every(({ caption }) => caption.trim() === '' || nameWithin(LONGEST_CAPTION, caption) !== null)
