import type { EnquiryTopic } from '../lookups/enquiry-topics.ts'
import { checkEnquiry, type EnquiryError, type EnquiryWords } from './check-enquiry.ts'

/** An enquiry about a home as it is being written. */
export type EnquiryDraft = EnquiryWords & {
  topics: readonly EnquiryTopic[]
  wantsInspection: boolean
  wantsCopy: boolean
  /** Nobody sees this field; programs that fill every field give themselves away. */
  website: string
}

export const emptyEnquiryDraft: EnquiryDraft = {
  name: '',
  email: '',
  phone: '',
  message: '',
  topics: [],
  wantsInspection: false,
  wantsCopy: false,
  website: '',
}

/** What has to be put right before a draft can be sent; a topic or the wish to see the home says enough without words. */
export const checkEnquiryDraft = (draft: EnquiryDraft): EnquiryError[] =>
  checkEnquiry(draft, { hasWish: draft.topics.length > 0 || draft.wantsInspection })
