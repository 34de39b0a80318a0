import { clearHomes, closeRequests } from './review-leaver.queries.ts'
import type { ReviewsSupport } from './reviews-support.ts'

/** What becomes of reviews when an account is deleted. */
export type ReviewLeaver = {
  /**
   * Published reviews stay, under "Former member"; what nobody saw, marks and reports go (docs/product.md, section 25.54). Call it before the
   * member itself is changed, in the same transaction.
   */
  leaveAll(memberId: number): Promise<void>
}

/** Leaves reviews in the database. */
export const reviewLeaver = ({
  database,
  clock,
  posts,
}: Pick<ReviewsSupport, 'clock' | 'database' | 'posts'>): ReviewLeaver => ({
  leaveAll: (memberId) =>
    database.transaction(async () => {
      await clearHomes(database, memberId, clock())
      await posts.leave(memberId)
      await closeRequests(database, memberId, clock())
    }),
})
