import { createHmac } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { sharedSecret } from '#server/platform/database/shared-secret.ts'
import { RestProblem } from '#server/platform/rest/rest-problem.ts'
import { countRecentEnquiries } from './enquiry-limits.queries.ts'

export type EnquiryLimits = {
  /** Enquiries an hour from one network address. */
  perHourFromSender: number
  /** Enquiries an hour about one listing, whoever sends them. */
  perHourAboutListing: number
}

/** A listing may get three times as many enquiries as one network address may send. */
export const enquiryLimits = (perHourFromSender: number): EnquiryLimits => ({
  perHourFromSender,
  perHourAboutListing: perHourFromSender * 3,
})

export const defaultEnquiryLimits: EnquiryLimits = enquiryLimits(20)

const HOUR = 3_600_000
const SECRET_KEY = 'enquiry-sender-secret'

/** Throws 429 with Retry-After when the sender sent too many enquiries, or the listing got too many. */
export async function requireFewEnquiries(
  database: Database,
  {
    senderMark,
    listingId,
    now,
    limits,
  }: { senderMark: string; listingId: number | null; now: Date; limits: EnquiryLimits },
): Promise<void> {
  const after = new Date(now.getTime() - HOUR)
  const counts = await countRecentEnquiries(database, { after, senderMark, listingId })
  if (counts === null) return
  const waits = [
    counts.fromSender >= limits.perHourFromSender ? counts.firstFromSender : null,
    counts.aboutListing >= limits.perHourAboutListing ? counts.firstAboutListing : null,
  ].map((first) => (first === null ? 0 : Math.ceil((first.getTime() + HOUR - now.getTime()) / 1000)))
  const seconds = Math.max(...waits)
  if (seconds <= 0) return
  const minutes = Math.ceil(seconds / 60)
  throw new RestProblem(
    429,
    `Too many enquiries. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    {
      retryAfter: seconds,
    },
  )
}

/** Marks senders by a hash under a secret of this database: the same for all servers, of no use outside of it. */
export function senderMarks(database: Database): (networkAddress: string) => Promise<string> {
  const secret = sharedSecret(database, SECRET_KEY)
  return async (networkAddress) =>
    createHmac('sha256', await secret())
      .update(networkAddress)
      .digest('base64url')
}
