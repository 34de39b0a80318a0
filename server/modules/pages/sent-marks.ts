import type { Database } from '#server/platform/database/database.ts'
import { signer } from '#server/platform/database/signer.ts'

/** What the address says of an enquiry that was just sent: that there is one about a listing, and nothing that leads to it. */
export type SentMarks = {
  of(listingId: number): Promise<string>
  /** Whether the portal made the mark for that listing within the last hour. */
  isOf(listingId: number, mark: string): Promise<boolean>
}

const LIFE_MS = 3_600_000

export function sentMarks(database: Database, clock: () => Date): SentMarks {
  const signatures = signer(database, { secretName: 'sent-enquiry-secret', purpose: 'sent enquiry' })
  return {
    async of(listingId) {
      const until = (clock().getTime() + LIFE_MS).toString(36)
      return `${until}.${await signatures.sign(`${listingId} ${until}`)}`
    },
    async isOf(listingId, mark) {
      const [, until, signature] = /^([a-z\d]{1,11})\.([\w-]{43})$/.exec(mark) ?? []
      if (until === undefined || signature === undefined) return false
      const isOurs = await signatures.hasSigned(`${listingId} ${until}`, signature)
      return isOurs && Number.parseInt(until, 36) > clock().getTime()
    },
  }
}
