import type { MemberRow } from './authorisation-rows.ts'
import { ABOUT_HOME } from './enquiry-inbox-cases.ts'

const enquiry = `reference: "${ABOUT_HOME}"`

/** Enquiries are for the agent who got them: Agnes manages the profile of Imogen. Staff do not read them. */
export const enquiryInboxRows: readonly MemberRow[] = [
  // ------------------------------------------------------------------------------ nobody Lena Omar Agnes Alan with without
  {
    field: 'enquiryInbox',
    operation: '{ enquiryInbox { results { email } } }',
    outcomes: '                                                                       who none none yes part none none',
    secret: 'mia.okafor@mail.example',
  },
  {
    field: 'inboxEnquiry',
    operation: `{ inboxEnquiry(${enquiry}) { email } }`,
    outcomes: '                                                                       who none none yes none none none',
    secret: 'mia.okafor@mail.example',
  },
  {
    field: 'replyToEnquiry',
    operation: `mutation { replyToEnquiry(${enquiry}, input: { message: "Yes.", idempotencyKey: "a-key-of-its-own" }) { enquiry { folder } } }`,
    outcomes: '                                                                       who none none yes none none none',
  },
  {
    field: 'archiveEnquiry',
    operation: `mutation { archiveEnquiry(${enquiry}, isArchived: true) { enquiry { folder } } }`,
    outcomes: '                                                                       who none none yes none none none',
  },
  {
    field: 'markEnquiryRead',
    operation: `mutation { markEnquiryRead(${enquiry}, isRead: true) { enquiry { folder } } }`,
    outcomes: '                                                                       who none none yes none none none',
  },
]
