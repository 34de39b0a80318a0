import type { EnquiryRow } from '../enquiry-record.ts'

/** An enquiry as those read it who answer it. */
export type InboxRow = Omit<EnquiryRow, 'agentId' | 'mailState'> & {
  id: number
  /** Who got it. */
  agentId: number
  readAt: Date | null
  answeredAt: Date | null
  archivedAt: Date | null
}

export type InboxPage = { total: number; unreadCount: number; isOfOffice: boolean; rows: InboxRow[] }

export type ReplyRow = {
  enquiryId: number
  agentId: number
  message: string
  sentAt: Date
  mailState: 'pending' | 'sent' | 'failed' | null
}
