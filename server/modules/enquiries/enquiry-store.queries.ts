import type { Database } from '#server/platform/database/database.ts'
import type { EnquiryRow, NewEnquiry } from './enquiry-record.ts'

/** What makes two enquiries the same one. */
export type EnquiryIdentity = { idempotencyKey: string; fingerprint: string }
export type ReceiptRow = { reference: string; receivedAt: Date }

/** Until the end of the transaction no other server counts or adds enquiries of this sender. */
export async function lockSender(database: Database, senderMark: string): Promise<void> {
  await database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [senderMark])
}

export async function findReceipt(
  database: Database,
  { idempotencyKey, fingerprint }: EnquiryIdentity,
): Promise<ReceiptRow | null> {
  const [row] = await database.query<ReceiptRow>(SELECT_RECEIPT, [idempotencyKey, fingerprint])
  return row ?? null
}

const SELECT_RECEIPT = `
  select reference::text as reference, received_at as "receivedAt"
  from enquiry
  where idempotency_key = $1 and fingerprint = $2`

type Sending = EnquiryIdentity & {
  reference: string
  senderMark: string
  memberId: number | null
  now: Date
}

/** Null where the same enquiry is there already. */
export async function insertEnquiry(
  database: Database,
  enquiry: NewEnquiry,
  { reference, idempotencyKey, fingerprint, senderMark, memberId, now }: Sending,
): Promise<(ReceiptRow & { id: number }) | null> {
  const [row] = await database.query<ReceiptRow & { id: number }>(INSERT_ENQUIRY, [
    reference,
    enquiry.kind,
    idempotencyKey,
    fingerprint,
    enquiry.listingId,
    enquiry.agentId,
    enquiry.suburbId,
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    enquiry.message,
    JSON.stringify(enquiry.details),
    senderMark,
    now,
    memberId,
  ])
  return row ?? null
}

const INSERT_ENQUIRY = `
  insert into enquiry (reference, kind, idempotency_key, fingerprint, listing_id, agent_id, suburb_id, name, email, phone,
    message, details, sender_mark, received_at, member_id)
  values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13, $14, $15)
  on conflict (idempotency_key, fingerprint) do nothing
  returning id, reference::text as reference, received_at as "receivedAt"`

export async function setMailOfEnquiry(database: Database, enquiryId: number, mailId: number): Promise<void> {
  await database.query('update enquiry set mail_id = $1 where id = $2', [mailId, enquiryId])
}

export async function findEnquiryByReference(database: Database, reference: string): Promise<EnquiryRow | null> {
  const [row] = await database.query<EnquiryRow>(`${SELECT_ENQUIRIES} where enquiry.reference = $1::uuid`, [reference])
  return row ?? null
}

export async function countEnquiriesAboutListing(database: Database, listingId: number): Promise<number> {
  const [row] = await database.query<{ total: number }>('select count(*) as total from enquiry where listing_id = $1', [
    listingId,
  ])
  return row?.total ?? 0
}

/** The latest first. */
export const enquiriesAboutListing = (
  database: Database,
  listingId: number,
  { skip, take }: { skip: number; take: number },
): Promise<EnquiryRow[]> =>
  database.query<EnquiryRow>(
    `${SELECT_ENQUIRIES} where enquiry.listing_id = $1
     order by enquiry.received_at desc, enquiry.id desc offset $2 limit $3`,
    [listingId, skip, take],
  )

const SELECT_ENQUIRIES = `
  select enquiry.reference::text as reference, enquiry.kind, enquiry.listing_id as "listingId",
    enquiry.agent_id as "agentId", enquiry.suburb_id as "suburbId", enquiry.name, enquiry.email, enquiry.phone,
    enquiry.message, enquiry.details, enquiry.received_at as "receivedAt", mail.state as "mailState"
  from enquiry
  left join mail on mail.id = enquiry.mail_id`
