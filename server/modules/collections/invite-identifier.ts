import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { sharedSecret } from '#server/platform/database/shared-secret.ts'

/** Makes and reads what links of invitations name them by; whether one still holds is in the database. */
export type InviteIdentifiers = {
  of(inviteId: number): Promise<string>
  /** The invitation that an identifier names; null for a text that this portal did not make. */
  read(identifier: string): Promise<number | null>
}

const LONGEST = 100

/** Identifiers signed under a secret of this database, so that none can be guessed and none has to be kept. */
export function inviteIdentifiers(database: Database): InviteIdentifiers {
  const secret = sharedSecret(database, 'collection-invite-secret')
  const signatureOf = async (id: string): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(`invite ${id}`)
      .digest()

  return {
    async of(inviteId) {
      const id = inviteId.toString(36)
      return `${id}-${(await signatureOf(id)).toString('base64url')}`
    },
    async read(identifier) {
      const [, id, given] = /^([a-z\d]{1,7})-([\w-]{43})$/.exec(identifier.slice(0, LONGEST)) ?? []
      if (id === undefined || given === undefined) return null
      const isOurs = timingSafeEqual(await signatureOf(id), Buffer.from(given, 'base64url'))
      return isOurs ? Number.parseInt(id, 36) : null
    },
  }
}
