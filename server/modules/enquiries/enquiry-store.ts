import { createHash, randomUUID } from 'node:crypto'
import type { DayCountsServices } from '#server/modules/day-counts/day-counts-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LiveChannel } from '#server/platform/live/live-channel.ts'
import type { Mail, MailQueue } from '#server/platform/mail/mail-queue.ts'
import { type EnquiryLimits, requireFewEnquiries, senderMarks } from './enquiry-limits.ts'
import {
  countEnquiriesAboutListing,
  enquiriesAboutListing,
  type EnquiryIdentity,
  findEnquiryByReference,
  findReceipt,
  insertEnquiry,
  lockSender,
  type ReceiptRow,
  setMailOfEnquiry,
} from './enquiry-store.queries.ts'
import { publishEnquiry } from './inbox/enquiry-inbox.ts'
import type { EnquiryReceipt, EnquiryRow, NewEnquiry } from './enquiry-record.ts'

type Sending = {
  idempotencyKey: string
  /** Where the request came from. */
  networkAddress: string
  /** The member who is signed in; null for none. */
  memberId: number | null
  /** The first mail is the one to the agent. */
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

export type EnquiryStoreParts = DayCountsServices & {
  database: Database
  clock: () => Date
  mail: MailQueue
  limits: EnquiryLimits
  live: LiveChannel
}

/** Keeps enquiries with their mails in one transaction; throws TOO_MANY_REQUESTS beyond the limits. */
export function enquiryStore({ database, clock, mail, limits, live, dayCounts }: EnquiryStoreParts): EnquiryStore {
  const markOf = senderMarks(database)

  async function insert(enquiry: NewEnquiry, sending: Sending, senderMark: string): Promise<EnquiryReceipt> {
    const fingerprint = fingerprintOf(enquiry)
    const identity = { idempotencyKey: sending.idempotencyKey, fingerprint }
    await lockSender(database, senderMark)
    const known = await receiptOf(database, identity)
    if (known !== null) return known
    const now = clock()
    await requireFewEnquiries(database, { senderMark, listingId: enquiry.listingId, now, limits })
    const { memberId } = sending
    const reference = randomUUID()
    const row = await insertEnquiry(database, enquiry, { reference, ...identity, senderMark, memberId, now })
    // The same enquiry came over another address at the same moment and was first.
    if (row === null) return requireReceipt(await receiptOf(database, identity))
    await queueMails(row.id, sending.mails)
    await notifyAnswerers(row.id, enquiry)
    if (enquiry.listingId !== null) await dayCounts.record('counts.enquired', [enquiry.listingId], memberId)
    return receiptIn(row)
  }

  async function notifyAnswerers(id: number, { agentId }: NewEnquiry): Promise<void> {
    if (agentId !== null) await publishEnquiry({ database, live }, { id, agentId })
  }

  async function queueMails(enquiryId: number, [first, ...others]: Sending['mails']): Promise<void> {
    const mailId = await mail.queue(first)
    for (const other of others) await mail.queue(other)
    await setMailOfEnquiry(database, enquiryId, mailId)
  }

  return {
    async keep(enquiry, sending) {
      const senderMark = await markOf(sending.networkAddress)
      return database.transaction(() => insert(enquiry, sending, senderMark))
    },
    byReference: (reference) => findEnquiryByReference(database, reference),
    aboutListing: async (listingId, page) => ({
      total: await countEnquiriesAboutListing(database, listingId),
      rows: await enquiriesAboutListing(database, listingId, page),
    }),
  }
}

const receiptIn = ({ reference, receivedAt }: ReceiptRow): EnquiryReceipt => ({
  reference,
  receivedAt: receivedAt.toISOString(),
})

async function receiptOf(database: Database, identity: EnquiryIdentity): Promise<EnquiryReceipt | null> {
  const row = await findReceipt(database, identity)
  return row === null ? null : receiptIn(row)
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

/** In one order, whatever the order in which they were given. */
const sortedEntries = (details: object): [string, unknown][] =>
  Object.entries(details).toSorted(([left], [right]) => left.localeCompare(right, 'en'))
