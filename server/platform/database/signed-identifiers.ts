import type { Database } from './database.ts'
import { signer } from './signer.ts'

/** Makes and reads what links name rows of one kind by; whether what is named still holds is in the database. */
export type SignedIdentifiers = {
  of(id: number): Promise<string>
  /** The id that an identifier names; null for a text that this portal did not make. */
  read(identifier: string): Promise<number | null>
}

const LONGEST = 100
const GREATEST_ID = 2_147_483_647

/** Identifiers signed under a secret of this database, so that none can be guessed and none has to be kept. */
export function signedIdentifiers(
  database: Database,
  secret: { secretName: string; purpose: string },
): SignedIdentifiers {
  const signatures = signer(database, secret)

  return {
    async of(id) {
      const text = id.toString(36)
      return `${text}-${await signatures.sign(text)}`
    },
    async read(identifier) {
      const [, text, given] = /^([a-z\d]{1,7})-([\w-]{43})$/.exec(identifier.slice(0, LONGEST)) ?? []
      if (text === undefined || given === undefined) return null
      const isOurs = await signatures.hasSigned(text, given)
      const id = Number.parseInt(text, 36)
      return isOurs && id <= GREATEST_ID ? id : null
    },
  }
}
