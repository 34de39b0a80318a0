import type { EnquiryTopic } from '../lookups/enquiry-topics.ts'
import { checkEnquiry, type EnquiryError, type EnquiryField, type EnquiryWords } from './check-enquiry.ts'
import type { EnquirySubjectKind } from './enquiry-subject.ts'

/** What somebody wants of an agent. */
export const agentEnquiryReasons = ['buying', 'selling', 'renting', 'letting', 'other'] as const
export type AgentEnquiryReason = (typeof agentEnquiryReasons)[number]

/** For whom a new home would be. */
export const buyerKinds = ['ownerOccupier', 'investor'] as const
export type BuyerKind = (typeof buyerKinds)[number]

/** An enquiry as it is being written; what its subject does not ask for stays empty. */
export type EnquiryDraft = EnquiryWords & {
  topics: readonly EnquiryTopic[]
  wantsInspection: boolean
  buyerKind: BuyerKind | null
  reason: AgentEnquiryReason | null
  /** Number and street of the home that somebody wants to sell. */
  streetAddress: string
  /** Its suburb. */
  suburb: { uri: string; label: string } | null
  wantsCopy: boolean
  /** Nobody sees this field; programs that fill every field give themselves away. */
  honeypot: string
}

export const emptyEnquiryDraft: EnquiryDraft = {
  name: '',
  email: '',
  phone: '',
  message: '',
  topics: [],
  wantsInspection: false,
  buyerKind: null,
  reason: null,
  streetAddress: '',
  suburb: null,
  wantsCopy: false,
  honeypot: '',
}

export type DraftField = EnquiryField | 'reason' | 'streetAddress' | 'suburb' | 'honeypot'
export type DraftError = { field: DraftField; message: string }

const SHORTEST_STREET_ADDRESS = 3
export const LONGEST_STREET_ADDRESS = 200

/** What has to be put right before a draft can be sent, in the order of its form; empty when nothing has. */
export function checkEnquiryDraft(draft: EnquiryDraft, kind: EnquirySubjectKind = 'listing'): DraftError[] {
  switch (kind) {
    case 'listing':
      return checkEnquiry(draft, { hasRequest: draft.topics.length > 0 || draft.wantsInspection })
    case 'development':
      return checkWords(draft)
    case 'agent':
      return [...checkReason(draft), ...checkWords(draft)]
    case 'seller':
      return [...checkListing(draft), ...checkEnquiry(draft, { hasRequest: true })]
  }
}

/** Where there is nothing to choose, a message says what is wanted. */
const checkWords = (draft: EnquiryDraft): EnquiryError[] =>
  checkEnquiry(draft, { hasRequest: false }).map((error) =>
    error.field === 'message' && draft.message.trim() === '' ? { ...error, message: 'Write a message.' } : error,
  )

const checkReason = ({ reason }: EnquiryDraft): DraftError[] =>
  reason === null ? [{ field: 'reason', message: 'Choose what it’s about.' }] : []

function checkListing({ streetAddress, suburb }: EnquiryDraft): DraftError[] {
  const { length } = streetAddress.trim()
  const errors: (DraftError | false)[] = [
    (length < SHORTEST_STREET_ADDRESS || length > LONGEST_STREET_ADDRESS) && {
      field: 'streetAddress',
      message: 'Enter the number and street of your home.',
    },
    suburb === null && { field: 'suburb', message: 'Choose the suburb of your home from the list.' },
  ]
  return errors.filter((error) => error !== false)
}
