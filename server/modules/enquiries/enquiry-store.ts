import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { type Mail, queueMail } from '#server/platform/mail/mail-queue.ts'
import { type EnquiryLimits, requireFewEnquiries, senderMarks } from './enquiry-limits.ts'
import type { EnquiryReceipt, EnquiryRow, NewEnquiry } from './enquiry-record.ts'

export type Sending = {
  idempotencyKey: string
  /** Where the request came from. */
  networkAddress: string
  /** Who had signed in; null: nobody. */
  memberId: number | null
  /** Kept, but sent to nobody. */
  isHeld: boolean
  /** Who is to be told: the first mail is the one to the agent. */
  mails: readonly [Mail, ...Mail[]]
}

export type EnquiryStore = {
  /**
   * Keeps an enquiry together with its mails. The same enquiry under the same key is kept once and answered alike,
   * however often and from however many servers it comes. Throws a RestProblem 429 when there are too many.
   */
  keep(enquiry: NewEnquiry, sending: Sending): Promise<EnquiryReceipt>
  byReference(reference: string): Promise<EnquiryRow | null>
  /** The latest first. */
  aboutListing(listingId: number, page: { skip: number; take: number }): Promise<{ total: number; rows: EnquiryRow[] }>
}

export type EnquiryStoreParts = {
  database: Database
  clock: () => Date
  limits: EnquiryLimits
  /** Called when mails were queued and committed. */
  onMailQueued: () => void
}

/** Keeps enquiries with their mails in one transaction; throws TOO_MANY_REQUESTS beyond the limits. */
export function enquiryStore({ database, clock, limits, onMailQueued }: EnquiryStoreParts): EnquiryStore {
  const markOf = senderMarks(database)

  async function insert(enquiry: NewEnquiry, sending: Sending, senderMark: string): Promise<EnquiryReceipt> {
    const fingerprint = fingerprintOf(enquiry)
    const identity = [sending.idempotencyKey, fingerprint]
    await database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [senderMark])
    const known = await receiptOf(database, identity)
    if (known !== null) return known
    const now = clock()
    await requireFewEnquiries(database, { senderMark, listingId: enquiry.listingId, now, limits })
    const [row] = await database.query<ReceiptRow & { id: number }>(INSERT_ENQUIRY, [
      randomUUID(),
      enquiry.kind,
      ...identity,
      enquiry.listingId,
      enquiry.agentId,
      enquiry.suburbId,
      enquiry.name,
      enquiry.email,
      enquiry.phone,
      enquiry.message,
      JSON.stringify(enquiry.details),
      senderMark,
      sending.isHeld,
      now,
      sending.memberId,
    ])
    // The same enquiry came over another address at the same moment and was first.
    if (row === undefined) return requireReceipt(await receiptOf(database, identity))
    if (!sending.isHeld) await queueMails(row.id, sending.mails, now)
    return receiptIn(row)
  }

  async function queueMails(enquiryId: number, [first, ...others]: Sending['mails'], now: Date): Promise<void> {
    const mailId = await queueMail(database, first, now)
    for (const mail of others) await queueMail(database, mail, now)
    await database.query('update enquiry set mail_id = $1 where id = $2', [mailId, enquiryId])
  }

  return {
    async keep(enquiry, sending) {
      const senderMark = await markOf(sending.networkAddress)
      const receipt = await database.transaction(() => insert(enquiry, sending, senderMark))
      if (!sending.isHeld) onMailQueued()
      return receipt
    },
    async byReference(reference) {
      const [row] = await database.query<EnquiryRow>(`${SELECT_ENQUIRIES} where enquiry.reference = $1::uuid`, [
        reference,
      ])
      return row ?? null
    },
    async aboutListing(listingId, { skip, take }) {
      const [counted] = await database.query<{ total: number }>(
        'select count(*) as total from enquiry where listing_id = $1 and not is_held',
        [listingId],
      )
      const rows = await database.query<EnquiryRow>(
        `${SELECT_ENQUIRIES} where enquiry.listing_id = $1 and not enquiry.is_held
         order by enquiry.received_at desc, enquiry.id desc offset $2 limit $3`,
        [listingId, skip, take],
      )
      return { total: counted?.total ?? 0, rows }
    },
  }
}

type ReceiptRow = { reference: string; receivedAt: Date }

const receiptIn = ({ reference, receivedAt }: ReceiptRow): EnquiryReceipt => ({
  reference,
  receivedAt: receivedAt.toISOString(),
})

async function receiptOf(database: Database, identity: readonly string[]): Promise<EnquiryReceipt | null> {
  const [row] = await database.query<ReceiptRow>(SELECT_RECEIPT, identity)
  return row === undefined ? null : receiptIn(row)
}

function requireReceipt(receipt: EnquiryReceipt | null): EnquiryReceipt {
  if (receipt === null) throw new Error('An enquiry was neither kept nor known')
  return receipt
}

function fingerprintOf({
  kind,
  listingId,
  agentId,
  suburbId,
  name,
  email,
  phone,
  message,
  details,
}: NewEnquiry): string {
  const facts = [kind, listingId, agentId, suburbId, name, email, phone, message, sortedEntries(details)]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

const SELECT_RECEIPT = `
  select reference::text as reference, received_at as "receivedAt"
  from enquiry
  where idempotency_key = $1 and fingerprint = $2`

const INSERT_ENQUIRY = `
  insert into enquiry (reference, kind, idempotency_key, fingerprint, listing_id, agent_id, suburb_id, name, email, phone,
    message, details, sender_mark, is_held, received_at, member_id)
  values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13, $14, $15, $16)
  on conflict (idempotency_key, fingerprint) do nothing
  returning id, reference::text as reference, received_at as "receivedAt"`

const SELECT_ENQUIRIES = `
  select enquiry.reference::text as reference, enquiry.kind, enquiry.listing_id as "listingId",
    enquiry.agent_id as "agentId", enquiry.suburb_id as "suburbId", enquiry.name, enquiry.email, enquiry.phone,
    enquiry.message, enquiry.details, enquiry.received_at as "receivedAt", mail.state as "mailState"
  from enquiry
  left join mail on mail.id = enquiry.mail_id`

/** In one order, whatever the order in which they were given. */
const sortedEntries = (details: object): [string, unknown][] =>
  Object.entries(details).toSorted(([left], [right]) => left.localeCompare(right, 'en'))
