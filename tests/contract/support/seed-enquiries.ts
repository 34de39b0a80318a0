import type { EnquiryRecord } from '#mocks/world/records.ts'
import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy, type Row } from './copy-rows.ts'

/** Puts the enquiries of the mocks, with what was done with them, into the server's database in place of what is there. */
export async function seedEnquiries(database: Database, world: World): Promise<void> {
  const enquiries = world.enquiries.getAll()
  await database.transaction(async () => {
    await database.query('delete from enquiry')
    await copy(database, 'enquiry', enquiries.map(enquiryRow))
    for (const { reference, replies } of enquiries) {
      for (const { key, agentId, message, sentAt } of replies) {
        await database.query(INSERT_REPLY, [reference, agentId, key, message, sentAt])
      }
    }
  })
}

const INSERT_REPLY = `
  insert into enquiry_reply (enquiry_id, agent_id, idempotency_key, message, sent_at)
  select id, $2, $3, $4, $5 from enquiry where reference = $1::uuid`

const enquiryRow = (enquiry: EnquiryRecord): Row => ({
  reference: enquiry.reference,
  kind: enquiry.kind,
  idempotency_key: enquiry.identity,
  fingerprint: 'seeded',
  listing_id: enquiry.listingId,
  agent_id: enquiry.agentId,
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  message: enquiry.message,
  details: JSON.stringify({
    topics: enquiry.topics,
    wantsInspection: enquiry.wantsInspection,
    buyerKind: enquiry.buyerKind,
    ...(enquiry.streetAddress === '' ? {} : { streetAddress: enquiry.streetAddress }),
    ...(enquiry.reason === null ? {} : { reason: enquiry.reason }),
  }),
  suburb_id: enquiry.suburbId,
  read_at: enquiry.readAt,
  answered_at: enquiry.answeredAt,
  archived_at: enquiry.archivedAt,
  sender_mark: 'seeded',
  received_at: enquiry.receivedAt,
})
