import { isOfText, textHolds, type TextHoldReason } from '../posts/text-holds.ts'
import { FLOOD_REVIEWS, NEW_ACCOUNT_TERM } from './review-limits.ts'

export type HoldReason = TextHoldReason | 'newAccount' | 'unproven' | 'sameNetwork' | 'sameMailbox' | 'flood'

export type HoldCircumstances = {
  title: string
  content: string
  /** The name that a client without an account gave; empty for a member's. */
  name: string
  rating: number
  /** How long the author has an account; null for a client whom the agent asked. */
  accountAge: number | null
  /** Whether its address fits a sale or lease of the agent on record. */
  isOnRecord: boolean
  /** Whether the agent asked from the same network, or another review of the agent came from it lately. */
  isKnownNetwork: boolean
  /** Whether the author's mailbox is of the agent's office, or of the author of another review of the agent. */
  isKnownMailbox: boolean
  /** Reviews of the agent within the last hour, this one left out. */
  recentReviews: number
}

/** Why staff read a review before it is published (docs/product.md, section 25.41); none for most. */
export function reviewHolds({ title, content, name, rating, accountAge, ...about }: HoldCircumstances): HoldReason[] {
  const isAsked = accountAge === null
  const found: [HoldReason, boolean][] = [
    ['newAccount', !isAsked && isExtreme(rating) && accountAge < NEW_ACCOUNT_TERM],
    ['unproven', isAsked && isExtreme(rating) && !about.isOnRecord],
    ['sameNetwork', about.isKnownNetwork],
    ['sameMailbox', about.isKnownMailbox],
    ['flood', about.recentReviews >= FLOOD_REVIEWS],
  ]
  return [...textHolds(`${title}\n${content}\n${name}`), ...found.flatMap(([reason, isSo]) => (isSo ? [reason] : []))]
}

/** Why staff read a review that its author changed: what was published stays so unless the change gives a reason. */
export function holdsAfterChange(
  before: { isPublished: boolean; rating: number; holdReasons: readonly HoldReason[] },
  {
    title,
    content,
    rating,
    accountAge,
  }: Pick<HoldCircumstances, 'title' | 'content' | 'rating'> & { accountAge: number },
): HoldReason[] {
  const isNewlyExtreme = isExtreme(rating) && rating !== before.rating && accountAge < NEW_ACCOUNT_TERM
  const remaining = before.isPublished ? [] : before.holdReasons.filter((reason) => !isOfText(reason))
  const found = [
    ...textHolds(`${title}\n${content}`),
    ...remaining,
    ...(isNewlyExtreme ? (['newAccount'] as const) : []),
  ]
  return [...new Set(found)]
}

const isExtreme = (rating: number): boolean => rating === 1 || rating === 5
