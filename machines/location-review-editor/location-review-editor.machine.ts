import { checkLocationReview } from '#domain/location-reviews/check-location-review.ts'
import type { LocationReviewDraft } from '#domain/location-reviews/location-review-types.ts'
import { createPostEditor } from '#machines/post-editor/post-editor.ts'

/** What is typed: points stand in a line each, and the year is checked against the one in which the form was opened. */
export type LocationReviewForm = Omit<LocationReviewDraft, 'pros' | 'cons'> & {
  pros: string
  cons: string
  thisYear: number
}

/** The review of a suburb or street, from the first word to what became of it. */
export const locationReviewEditorMachine = createPostEditor<LocationReviewForm>('locationReviewEditor', {
  errorsOf: (form) => checkLocationReview(reviewOf(form), form.thisYear),
})

export const reviewOf = ({ thisYear: _, pros, cons, ...draft }: LocationReviewForm): LocationReviewDraft => ({
  ...draft,
  pros: pointsOf(pros),
  cons: pointsOf(cons),
})

const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
