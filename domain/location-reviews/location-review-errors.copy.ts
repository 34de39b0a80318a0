/** What is said when something about a review of a place fails. */
export const locationReviewErrors = {
  rating: 'Choose 1 to 5 stars.',
  statistics: 'Rate each topic once, with 1 to 5 stars.',
  sinceYear: (first: number, last: number) => `Give a year from ${first} to ${last}.`,
  points: (most: number, least: number, longest: number) =>
    `Give at most ${most} points, each once and in ${least} to ${longest} characters.`,
  photos: (most: number, longest: number) =>
    `Add at most ${most} photos, each once and described in at most ${longest} characters.`,
  photosUploading: 'Wait until your photos are uploaded, then send it again.',
  photoGone: 'A photo is not stored any more. Remove it and add it again.',
  tooManyPhotos: (most: number) => `You have uploaded ${most} photos within a day. Please go on tomorrow.`,
  noPlace: 'There is no such suburb or street.',
  isThere: 'You have reviewed this place. You can change your review.',
} as const
