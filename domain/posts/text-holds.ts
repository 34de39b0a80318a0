import { hasContactDetails, hasLink, plainlyWritten } from './contacts-in-text.ts'

const textHoldReasons = ['markup', 'link', 'contactDetails', 'insult'] as const
export type TextHoldReason = (typeof textHoldReasons)[number]

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
export function textHolds(text: string): TextHoldReason[] {
  const plain = plainlyWritten(text)
  const found: [TextHoldReason, boolean][] = [
    ['markup', MARKUP.test(text)],
    ['link', hasLink(plain)],
    ['contactDetails', hasContactDetails(plain)],
    ['insult', INSULTS.test(plain.replaceAll(NAMES, ' '))],
  ]
  return found.flatMap(([reason, isSo]) => (isSo ? [reason] : []))
}

/** Whether a reason is found in the text itself, so that a changed text decides about it anew. */
export const isOfText = (reason: string): boolean => textHoldReasons.some((each) => each === reason)
