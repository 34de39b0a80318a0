/** What is said when something about a review of a place fails. */
export const locationReviewErrors = {
  rating: 'Choose 1 to 5 stars.',
  statistics: 'Rate each topic once, with 1 to 5 stars.',
  sinceYear: (first: number, last: number) => `Give a year from ${first} to ${last}.`,
  points: (most: number, least: number, longest: number) =>
    `Give at most ${most} points, each once and in ${least} to ${longest} characters.`,
  noPlace: 'There is no such suburb or street.',
  isThere: 'You have reviewed this place. You can change your review.',
} as const
