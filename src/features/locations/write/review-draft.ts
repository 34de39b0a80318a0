/** Where what was typed of reviews of places is kept. */
export const LOCATION_REVIEW_STORAGE = 'locationReview'

/** What a form is about: one that is written, or one's own that is changed. */
export const reviewSubject = (uri: string, postId: number | null): string =>
  postId === null ? uri : `${uri}-${postId}`
