import type { Database } from '#server/platform/database/database.ts'
import { signer } from '#server/platform/database/signer.ts'

/** Makes and reads what links of requests name them by; whether one still holds is in the database. */
export type RequestIdentifiers = {
  of(requestId: number): Promise<string>
  /** The request that an identifier names; null for a text that this portal did not make. */
  read(identifier: string): Promise<number | null>
}

const LONGEST = 100

/** Identifiers signed under a secret of this database, so that none can be guessed and none has to be kept. */
export function requestIdentifiers(database: Database): RequestIdentifiers {
  const signatures = signer(database, { secretName: 'review-request-secret', purpose: 'review request' })

  return {
    async of(requestId) {
      const id = requestId.toString(36)
      return `${id}-${await signatures.sign(id)}`
    },
    async read(identifier) {
      const [, id, given] = /^([a-z\d]{1,7})-([\w-]{43})$/.exec(identifier.slice(0, LONGEST)) ?? []
      if (id === undefined || given === undefined) return null
      const isOurs = await signatures.hasSigned(id, given)
      const number = Number.parseInt(id, 36)
      return isOurs && number <= 2_147_483_647 ? number : null
    },
  }
}
