import { checkReview } from '#domain/reviews/check-review.ts'
import { LONGEST_CONTENT, LONGEST_EVIDENCE } from '#domain/reviews/review-limits.ts'
import type { ReviewDraft } from '#domain/reviews/review-types.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { Refusal } from '../refusal.ts'

/** A review as it is kept; refused for the first field that is at fault. */
export function requiredReview(draft: ReviewDraft): ReviewDraft {
  const [first] = checkReview(draft)
  if (first !== undefined) throw new Refusal('BAD_INPUT', first.message, first.field)
  return {
    ...draft,
    title: draft.title.trim(),
    content: plainText(draft.content, LONGEST_CONTENT) ?? '',
    propertyAddress: draft.propertyAddress.trim().replaceAll(/\s+/g, ' '),
    evidence: plainText(draft.evidence, LONGEST_EVIDENCE) ?? '',
  }
}
