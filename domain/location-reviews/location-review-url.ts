/** Where a review of a place stands. */
export const formatLocationReviewUrl = (locationUri: string, postId: number): string =>
  `/suburb-profile/${locationUri}#post-${postId}`
