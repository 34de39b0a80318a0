import { FLOOD_REVIEWS, NEW_ACCOUNT_TERM } from './review-limits.ts'

export const holdReasons = ['markup', 'link', 'contactDetails', 'insult', 'newAccount', 'flood'] as const
export type HoldReason = (typeof holdReasons)[number]

const MARKUP = /<\/?[a-z!][^>]*>|\[\/?(?:url|b|i|img|link)[=\]]|&(?:lt|gt|amp|#\d+|#x[\da-f]+);/i
const LINK = /(?:https?:\/\/|www\.)\S|\b[a-z\d-]{2,}\.(?:com|net|org|info|biz|io|shop|xyz|site|online|au|nz|uk)\b(?!@)/i
const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i
/** Eight digits and more, as telephone numbers are written; prices have commas, a dollar or a k beside them. */
const PHONE =
  /(?:\+61|\(0\d\)|\b0[2-478])[\s\d()-]{7,}\d|\b1[38]00[\s-]?\d{3}[\s-]?\d{3}\b|\b04\d{2}[\s-]?\d{3}[\s-]?\d{3}\b/

/** Kept small: what is left is reported by those who read it. */
const INSULTS =
  /\b(?:idiots?|morons?|scum(?:bags?)?|crooks?|thie(?:f|ves)|bastards?|assholes?|arseholes?|bitch(?:es)?|c[u*]nts?|f[u*]ck\w*|sh[i*]t\w*|dickheads?|retard(?:ed|s)?|nazis?)\b/i

/** What is wrong with a text itself. */
export function textHolds(text: string): HoldReason[] {
  const found: [HoldReason, boolean][] = [
    ['markup', MARKUP.test(text)],
    ['link', LINK.test(text.replaceAll(new RegExp(EMAIL, 'gi'), ' '))],
    ['contactDetails', EMAIL.test(text) || PHONE.test(text)],
    ['insult', INSULTS.test(text)],
  ]
  return found.flatMap(([reason, isSo]) => (isSo ? [reason] : []))
}

export type HoldCircumstances = {
  title: string
  content: string
  /** The name that a client without an account gave; empty for a member's. */
  name: string
  rating: number
  /** Whether the agent asked for it: then it is of a client whose address is known. */
  isRequested: boolean
  isFirstOfAuthor: boolean
  accountAge: number
  /** Reviews of the agent within the last hour, this one left out. */
  recentReviews: number
}

/** Why staff read a review before it is published (docs/product.md, section 25.41); none for most. */
export function reviewHolds({ title, content, name, rating, isRequested, ...about }: HoldCircumstances): HoldReason[] {
  const isExtreme = rating === 1 || rating === 5
  const isNew = !isRequested && about.isFirstOfAuthor && about.accountAge < NEW_ACCOUNT_TERM
  return [
    ...textHolds(`${title}\n${content}\n${name}`),
    ...(isNew && isExtreme ? (['newAccount'] as const) : []),
    ...(about.recentReviews >= FLOOD_REVIEWS ? (['flood'] as const) : []),
  ]
}
