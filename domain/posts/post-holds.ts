import { isCopied, isRepeated } from './likeness.ts'
import { FLOOD_POSTS, NEW_ACCOUNT_TERM } from './post-limits.ts'
import { isOfText, textHolds, type TextHoldReason } from './text-holds.ts'

export type PostHoldReason = TextHoldReason | 'newAccount' | 'repeated' | 'copied' | 'flood'

export type PostCircumstances = {
  /** Milliseconds. */
  accountAge: number
  /** Whether any post of the author has been published. */
  isKnownAuthor: boolean
  /** Posts of the author within the last ten minutes. */
  recentPosts: number
  /** What else the author wrote lately. */
  otherTexts: readonly string[]
  /** What others published lately in words like these. */
  textsOfOthers: readonly string[]
}

/** Why staff read a post before it is published (docs/product.md, section 7); none for most. */
export function postHolds(text: string, about: PostCircumstances): PostHoldReason[] {
  const found: [PostHoldReason, boolean][] = [
    ['newAccount', !about.isKnownAuthor && about.accountAge < NEW_ACCOUNT_TERM],
    ['repeated', isRepeated(text, about.otherTexts)],
    ['copied', isCopied(text, about.textsOfOthers)],
    ['flood', about.recentPosts >= FLOOD_POSTS],
  ]
  return [...textHolds(text), ...found.flatMap(([reason, isSo]) => (isSo ? [reason] : []))]
}

type BeforeChange = {
  /** What was published until now; null where nothing was. */
  publishedText: string | null
  holdReasons: readonly PostHoldReason[]
  /** What else of the author is published. */
  otherTexts: readonly string[]
  textsOfOthers: readonly string[]
}

/** Why staff read a post that its author changed: what was published stays so unless the new text gives a reason. */
export function postHoldsAfterChange(
  text: string,
  { publishedText, holdReasons, otherTexts, textsOfOthers }: BeforeChange,
): PostHoldReason[] {
  const remaining = publishedText !== null ? [] : holdReasons.filter((reason) => !isOfText(reason))
  const repeated: PostHoldReason[] = isRepeated(text, otherTexts) ? ['repeated'] : []
  // What others say as it was published before is no copy that this change makes.
  const others = textsOfOthers.filter((other) => publishedText === null || !isRepeated(publishedText, [other]))
  const copied: PostHoldReason[] = isCopied(text, others) ? ['copied'] : []
  return [...new Set([...textHolds(text), ...remaining, ...repeated, ...copied])]
}
