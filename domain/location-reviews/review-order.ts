import type { LocationReviewSort } from './location-review-types.ts'
import { USEFUL_TERM } from './location-review-limits.ts'

type Ordered = { postId: number; rating: number; helpfulCount: number; postedAt: Date }

/** Orders reviews as the database does. */
export const reviewOrder =
  (sort: LocationReviewSort) =>
  (left: Ordered, right: Ordered): number =>
    KEYS[sort](right) - KEYS[sort](left) ||
    right.postedAt.getTime() - left.postedAt.getTime() ||
    right.postId - left.postId

const KEYS: Readonly<Record<LocationReviewSort, (review: Ordered) => number>> = {
  USEFUL: usefulness,
  NEWEST: ({ postedAt }) => postedAt.getTime(),
  HIGHEST: ({ rating }) => rating,
  LOWEST: ({ rating }) => -rating,
}

/** Helpful votes make a review younger. */
function usefulness({ helpfulCount, postedAt }: Ordered): number {
  return postedAt.getTime() + USEFUL_TERM * Math.log2(1 + helpfulCount)
}
