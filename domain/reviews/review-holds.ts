import { hasContactDetails, hasLink, plainlyWritten } from './contacts-in-text.ts'
import { FLOOD_REVIEWS, NEW_ACCOUNT_TERM } from './review-limits.ts'

const holdReasons = [
  'markup',
  'link',
  'contactDetails',
  'insult',
  'newAccount',
  'unproven',
  'sameNetwork',
  'sameMailbox',
  'flood',
] as const
export type HoldReason = (typeof holdReasons)[number]

const MARKUP = /<\/?[a-z!][^>]*>|\[\/?(?:url|b|i|img|link)[=\]]|&(?:lt|gt|amp|#\d+|#x[\da-f]+);/i

/** Kept small: what is left is reported by those who read it. */
const INSULTS =
  /\b(?:idiots?|morons?|scum(?:bags?)?|crooks?|thie(?:f|ves)|bastards?|assholes?|arseholes?|bitch(?:es)?|c[u*]nts?|f[u*]ck\w*|sh[i*]t\w*|dickheads?|retard(?:ed|s)?|nazis?)\b/i

const SURNAME = '(?:Crooks?|Morons?|Bastard)'
/** Surnames that look like insults: after a title or a given name, or as the name of a street. */
const NAMES = new RegExp(
  [
    String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\.?\s+${SURNAME}\b`,
    String.raw`\b(?!(?:An?|The|What|Such|This|That|These|Those|Total|Absolute|Complete|Utter|Real|Big|Bloody|Lying|Dirty)\b)\p{Lu}\p{Ll}+\s+${SURNAME}\b`,
    String.raw`\b${SURNAME}\s+(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Court|Crescent|Place|Parade|Terrace|Close|Way|Point|Creek|Hill)\b`,
  ].join('|'),
  'gu',
)

/** What is wrong with a text itself. */
export function textHolds(text: string): HoldReason[] {
  const plain = plainlyWritten(text)
  const found: [HoldReason, boolean][] = [
    ['markup', MARKUP.test(text)],
    ['link', hasLink(plain)],
    ['contactDetails', hasContactDetails(plain)],
    ['insult', INSULTS.test(plain.replaceAll(NAMES, ' '))],
  ]
  return found.flatMap(([reason, isSo]) => (isSo ? [reason] : []))
}

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
  const remaining = before.isPublished ? [] : before.holdReasons.filter((reason) => !reasonsOfText.has(reason))
  const found = [
    ...textHolds(`${title}\n${content}`),
    ...remaining,
    ...(isNewlyExtreme ? (['newAccount'] as const) : []),
  ]
  return [...new Set(found)]
}

const reasonsOfText: ReadonlySet<HoldReason> = new Set(['markup', 'link', 'contactDetails', 'insult'])
const isExtreme = (rating: number): boolean => rating === 1 || rating === 5
