import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { sharedSecret } from '#server/platform/database/shared-secret.ts'

/** Makes and reads the tokens of links that stop emails; they hold for as long as their alerts are there. */
export type UnsubscribeTokens = {
  of(alertIds: readonly number[]): Promise<string>
  /** The alerts that a token names; null for a text that this portal did not make. */
  read(token: string): Promise<number[] | null>
}

const LONGEST_TOKEN = 6000

/** Tokens signed under a secret of this database, so that any server reads them. */
export function unsubscribeTokens(database: Database): UnsubscribeTokens {
  const secret = sharedSecret(database, 'alert-unsubscribe-secret')
  const signatureOf = async (ids: string): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(`unsubscribe ${ids}`)
      .digest()

  return {
    async of(alertIds) {
      const ids = alertIds.map((id) => id.toString(36)).join('-')
      return `${ids}.${(await signatureOf(ids)).toString('base64url')}`
    },
    async read(token) {
      const [, ids, given] = /^([a-z\d]{1,7}(?:-[a-z\d]{1,7})*)\.([\w-]{43})$/.exec(token.slice(0, LONGEST_TOKEN)) ?? []
      if (ids === undefined || given === undefined) return null
      const isOurs = timingSafeEqual(await signatureOf(ids), Buffer.from(given, 'base64url'))
      return isOurs ? ids.split('-').map((id) => Number.parseInt(id, 36)) : null
    },
  }
}
