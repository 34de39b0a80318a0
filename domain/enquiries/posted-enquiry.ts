import { type EnquiryTopic, enquiryTopicNames } from '../lookups/enquiry-topics.ts'
import { buyerKinds, type DraftError, emptyEnquiryDraft, type EnquiryDraft } from './enquiry-draft.ts'

/** The page with the form that a browser sends by itself. */
export const plainEnquiryPath = (listingId: number): string => `/enquire/${listingId}`

/** The listing of that page's path; null for every other path. */
export function readPlainEnquiryPath(path: string): number | null {
  const digits = /^\/enquire\/([1-9]\d{0,8})\/?$/i.exec(path)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** A form that was sent and not taken, as its page shows it again. */
export type PostedEnquiry = {
  kind: 'listing' | 'development'
  draft: EnquiryDraft
  errors: readonly DraftError[]
  /** What is wrong with none of its fields. */
  failure: 'tooMany' | 'gone' | 'unreachable' | null
}

/** Of each field what a browser sends, by name; several where there are several boxes. */
export type PostedFields = Readonly<Record<string, unknown>>

/** Longer ones are shown again cut, with the error that they are too long. */
const LONGEST_VALUE = 4000

/** The draft in the fields of the form; what they do not have stays empty. */
export function readPostedEnquiry(fields: PostedFields): EnquiryDraft {
  const all = (name: string): string[] =>
    [fields[name]].flat().flatMap((value) => (typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : []))
  const one = (name: string): string => all(name)[0] ?? ''
  const topics = all('topics')
  return {
    ...emptyEnquiryDraft,
    name: one('name'),
    email: one('email'),
    phone: one('phone'),
    message: one('message').replaceAll('\r\n', '\n'),
    topics: enquiryTopicNames.filter((topic: EnquiryTopic) => topics.includes(topic)),
    wantsInspection: one('wantsInspection') !== '',
    buyerKind: buyerKinds.find((kind) => kind === one('buyerKind')) ?? null,
    wantsCopy: one('wantsCopy') !== '',
    honeypot: one('more'),
  }
}
