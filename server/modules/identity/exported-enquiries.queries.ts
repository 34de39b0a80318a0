import type { Database } from '#server/platform/database/database.ts'

export type ExportedReply = { enquiry: string; message: string; sentAt: Date }

/** What a member, as an agent, replied to enquiries; of whom is theirs and is not told. */
export const enquiryRepliesOf = (database: Database, memberId: number): Promise<ExportedReply[]> =>
  database.query<ExportedReply>(SELECT_REPLIES, [memberId])

const SELECT_REPLIES = `
  select enquiry.reference::text as enquiry, reply.message, reply.sent_at as "sentAt"
  from enquiry_reply reply join enquiry on enquiry.id = reply.enquiry_id
  where reply.member_id = $1
  order by reply.sent_at, reply.id`
