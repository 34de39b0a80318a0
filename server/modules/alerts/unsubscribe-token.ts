import type { Database } from '#server/platform/database/database.ts'
import { signer } from '#server/platform/database/signer.ts'

/** Makes and reads the tokens of links that stop emails; they hold for as long as their alerts are there. */
export type UnsubscribeTokens = {
  of(alertIds: readonly number[]): Promise<string>
  /** The alerts that a token names; null for a text that this portal did not make. */
  read(token: string): Promise<number[] | null>
}

const LONGEST_TOKEN = 6000

/** Tokens signed under a secret of this database, so that any server reads them. */
export function unsubscribeTokens(database: Database): UnsubscribeTokens {
  const signatures = signer(database, { secretName: 'alert-unsubscribe-secret', purpose: 'unsubscribe' })

  return {
    async of(alertIds) {
      const ids = alertIds.map((id) => id.toString(36)).join('-')
      return `${ids}.${await signatures.sign(ids)}`
    },
    async read(token) {
      const [, ids, given] = /^([a-z\d]{1,7}(?:-[a-z\d]{1,7})*)\.([\w-]{43})$/.exec(token.slice(0, LONGEST_TOKEN)) ?? []
      if (ids === undefined || given === undefined) return null
      const isOurs = await signatures.hasSigned(ids, given)
      return isOurs ? ids.split('-').map((id) => Number.parseInt(id, 36)) : null
    },
  }
}
