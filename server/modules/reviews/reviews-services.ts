import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { ReviewDecisions } from './review-decisions.ts'
import type { ReviewFeedback } from './review-feedback.ts'
import type { ReviewImports } from './review-imports.ts'
import type { ReviewLeaver } from './review-leaver.ts'
import type { ReviewOrigins } from './review-origins.ts'
import type { ReviewReader } from './review-reader.ts'
import type { ReviewRequests } from './review-requests.ts'
import type { ReviewWriter } from './review-writer.ts'
import type { ReviewsSupport } from './reviews-support.ts'

export type ReviewsServices = {
  reviewReader: ReviewReader
  reviewOrigins: ReviewOrigins
  reviewWriter: ReviewWriter
  reviewFeedback: ReviewFeedback
  reviewDecisions: ReviewDecisions
  reviewRequests: ReviewRequests
  reviewImports: ReviewImports
  reviewLeaver: ReviewLeaver
}

export const reviews = moduleNamed<ReviewsServices>('reviews')

/** What the code of this module may use. */
export type ReviewsParts = ReviewsSupport & ReviewsServices
export type ReviewsContext = GraphContext<ReviewsParts>
