import { memberNameError } from '../members/member-name.ts'
import { nameWithin } from '../text/name-within.ts'
import { plainText } from '../text/plain-text.ts'
import { readFullAddress } from '../locations/full-address.ts'
import { reviewErrors } from './review-errors.copy.ts'
import { textHolds } from '../posts/text-holds.ts'
import {
  LEAST_CONTENT,
  LEAST_REASON,
  LONGEST_ANSWER,
  LONGEST_CONTENT,
  LONGEST_EVIDENCE,
  LONGEST_REASON,
  LONGEST_REVIEWER_NAME,
  LONGEST_TITLE,
} from './review-limits.ts'
import type { ReviewDraft } from './review-types.ts'

type ReviewField = 'title' | 'content' | 'rating' | 'statistics' | 'propertyAddress' | 'evidence' | 'name'
export type ReviewFieldError = { field: ReviewField; message: string }

/** What is wrong with a review, field by field; the same rules here and on the server. */
export function checkReview({
  title,
  content,
  rating,
  statistics,
  propertyAddress,
  evidence,
}: ReviewDraft): ReviewFieldError[] {
  const text = plainText(content, LONGEST_CONTENT)
  const stars = statistics.every((each) => isStars(each.rating))
  const isOnce = new Set(statistics.map(({ type }) => type)).size === statistics.length
  const found: [ReviewField, boolean, string][] = [
    ['rating', isStars(rating), reviewErrors.rating],
    ['title', nameWithin(LONGEST_TITLE, title) !== null, reviewErrors.title(LONGEST_TITLE)],
    [
      'content',
      text !== null && [...text].length >= LEAST_CONTENT,
      reviewErrors.content(LEAST_CONTENT, LONGEST_CONTENT),
    ],
    ['statistics', stars && isOnce, reviewErrors.statistics],
    [
      'propertyAddress',
      propertyAddress.trim() === '' || readFullAddress(propertyAddress).length > 0,
      reviewErrors.address,
    ],
    [
      'evidence',
      evidence.trim() === '' || plainText(evidence, LONGEST_EVIDENCE) !== null,
      reviewErrors.evidence(LONGEST_EVIDENCE),
    ],
  ]
  return found.flatMap(([field, isGood, message]) => (isGood ? [] : [{ field, message }]))
}

/** A review without errors as it is kept. */
export const tidyReview = (draft: ReviewDraft): ReviewDraft => ({
  ...draft,
  title: draft.title.trim(),
  content: plainText(draft.content, LONGEST_CONTENT) ?? '',
  propertyAddress: draft.propertyAddress.trim().replaceAll(/\s+/g, ' '),
  evidence: plainText(draft.evidence, LONGEST_EVIDENCE) ?? '',
})

/** What is wrong with the name that is shown of a client without an account. */
export function checkReviewerName(text: string): ReviewFieldError[] {
  const name = nameWithin(LONGEST_REVIEWER_NAME, text)
  const message = name === null ? reviewErrors.name(LONGEST_REVIEWER_NAME) : memberNameError(name)
  return message === null ? [] : [{ field: 'name', message }]
}

/** An answer as it is kept; null for one that is too long or has what an answer may not have. */
export function answerOf(text: string): string | null {
  const plain = plainText(text, LONGEST_ANSWER)
  return plain === null || textHolds(plain).length > 0 ? null : plain
}

/** Why staff decide so, as it is kept; null for none. */
export function decisionReasonOf(text: string): string | null {
  const reason = plainText(text, LONGEST_REASON)
  return reason !== null && [...reason].length >= LEAST_REASON ? reason : null
}

const isStars = (rating: number): boolean => Number.isInteger(rating) && rating >= 1 && rating <= 5
