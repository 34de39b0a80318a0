import type { components } from '#schema/generated/rest.ts'

type Schemas = components['schemas']

export type EnquiryKind = Schemas['EnquiryKind']
export type EnquiryReceipt = Schemas['EnquiryReceipt']
export type EnquiryView = Schemas['Enquiry']

/** What was asked beyond the words, by the kind of enquiry. */
type EnquiryDetails = {
  topics?: Schemas['EnquiryTopic'][]
  wantsInspection?: boolean
  buyerKind?: Schemas['BuyerKind'] | null
  streetAddress?: string
  reason?: Schemas['AgentEnquiryReason']
}

/** An enquiry that may be kept: checked, tidied, and with somebody to answer it. */
export type NewEnquiry = {
  kind: EnquiryKind
  listingId: number | null
  agentId: number | null
  suburbId: number | null
  name: string
  email: string
  phone: string | null
  message: string
  details: EnquiryDetails
}

export type EnquiryRow = NewEnquiry & {
  reference: string
  receivedAt: Date
  mailState: 'pending' | 'sent' | 'failed' | null
}

/** An enquiry as the contract tells it; `delivery` is how far its mail to the agent has come. */
export const enquiryView = (row: EnquiryRow): EnquiryView => ({
  reference: row.reference,
  kind: row.kind,
  listingId: row.listingId,
  agentId: row.agentId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  topics: row.details.topics ?? [],
  wantsInspection: row.details.wantsInspection ?? false,
  receivedAt: row.receivedAt.toISOString(),
  delivery: row.mailState ?? 'pending',
})
