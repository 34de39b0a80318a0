import { REVIEWS_PAGE_SIZE, type ReviewsView } from '#domain/reviews/review-url.ts'

/** The variables of AgentReviews for a view. */
export const reviewsVariables = (username: string, { page, ...view }: ReviewsView) => ({
  ...view,
  username,
  skip: (page - 1) * REVIEWS_PAGE_SIZE,
  take: REVIEWS_PAGE_SIZE,
})
