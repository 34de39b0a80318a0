import { recountHelpful } from './review-feedback.queries.ts'
import { clearAuthor, closeRequests, deleteMarks, deleteUnseenReviews } from './review-leaver.queries.ts'
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
export const reviewLeaver = ({ database, clock }: Pick<ReviewsSupport, 'clock' | 'database'>): ReviewLeaver => ({
  leaveAll: (memberId) =>
    database.transaction(async () => {
      await deleteUnseenReviews(database, memberId)
      await clearAuthor(database, memberId, clock())
      await recountHelpful(database, await deleteMarks(database, memberId))
      await closeRequests(database, memberId, clock())
    }),
})
