import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from './database.ts'
import { sharedSecret } from './shared-secret.ts'

/** Signs texts under a secret of this database, so that every server of it reads what another signed and nothing is stored. */
export type Signer = {
  /** The signature of a text: 43 characters of base64url. */
  sign(text: string): Promise<string>
  /** Whether a signature is the one of the text, to the last character. */
  hasSigned(text: string, signature: string): Promise<boolean>
}

/** A signer with the secret of that name; `purpose` keeps what it signs apart from what others sign. */
export function signer(database: Database, { secretName, purpose }: { secretName: string; purpose: string }): Signer {
  const secret = sharedSecret(database, secretName)
  const sign = async (text: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(`${purpose} ${text}`)
      .digest('base64url')

  return {
    sign,
    async hasSigned(text, signature) {
      // Compared as text: the last of 43 characters has two bits that decoding drops, so four texts would stand for one signature.
      const expected = Buffer.from(await sign(text))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(expected, given)
    },
  }
}
