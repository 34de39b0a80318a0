import type { Database } from '#server/platform/database/database.ts'
import { signer } from '#server/platform/database/signer.ts'

/** Makes and reads what links of invitations name them by; whether one still holds is in the database. */
export type InviteIdentifiers = {
  of(inviteId: number): Promise<string>
  /** The invitation that an identifier names; null for a text that this portal did not make. */
  read(identifier: string): Promise<number | null>
}

const LONGEST = 100

/** Identifiers signed under a secret of this database, so that none can be guessed and none has to be kept. */
export function inviteIdentifiers(database: Database): InviteIdentifiers {
  const signatures = signer(database, { secretName: 'collection-invite-secret', purpose: 'invite' })

  return {
    async of(inviteId) {
      const id = inviteId.toString(36)
      return `${id}-${await signatures.sign(id)}`
    },
    async read(identifier) {
      const [, id, given] = /^([a-z\d]{1,7})-([\w-]{43})$/.exec(identifier.slice(0, LONGEST)) ?? []
      if (id === undefined || given === undefined) return null
      const isOurs = await signatures.hasSigned(id, given)
      return isOurs ? Number.parseInt(id, 36) : null
    },
  }
}
