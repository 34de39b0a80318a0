import { checkReview, checkReviewerName, decisionReasonOf, tidyReview } from '#domain/reviews/check-review.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { ReviewDraft } from '#domain/reviews/review-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

const LARGEST_ID = 2_147_483_647

/** A review as it is kept; throws BAD_INPUT for the first field that is at fault. */
export function requiredReview(draft: ReviewDraft): ReviewDraft {
  const [first] = checkReview(draft)
  if (first !== undefined) throw new PortalError('BAD_INPUT', first.message, { field: first.field })
  return tidyReview(draft)
}

/** The name that is shown of a client; throws BAD_INPUT for one that cannot be. */
export function requiredReviewerName(name: string, field = 'name'): string {
  const [first] = checkReviewerName(name)
  if (first !== undefined) throw new PortalError('BAD_INPUT', first.message, { field })
  return name.trim()
}

/** The number of a review or a request; throws NOT_FOUND with the message for a text that is none. */
export function requiredId(text: string, message: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id >= 1 && id <= LARGEST_ID) return id
  throw new PortalError('NOT_FOUND', message)
}

/** Why staff decide so; throws BAD_INPUT for none. */
export function requiredReason(text: string): string {
  const reason = decisionReasonOf(text)
  if (reason !== null) return reason
  throw new PortalError('BAD_INPUT', reviewErrors.reason(LEAST_REASON, LONGEST_REASON), { field: 'reason' })
}
