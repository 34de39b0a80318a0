import { COLLECTIONS_TOKEN } from '#domain/notifications/unsubscribe-token.ts'
import type { Database } from '#server/platform/database/database.ts'
import { signer } from '#server/platform/database/signer.ts'

/** Whose emails about which collections a link stops. */
type StoppedTelling = { memberId: number; collectionIds: number[] }

/** Makes and reads the tokens of links that stop emails about collections; they hold for as long as the member takes part. */
export type StopTokens = {
  of(telling: StoppedTelling): Promise<string>
  /** Null for a text that this portal did not make for collections. */
  read(token: string): Promise<StoppedTelling | null>
}

const LONGEST_TOKEN = 6000

/** Tokens signed under a secret of this database, so that any server reads them; those of alerts begin with a number. */
export function stopTokens(database: Database): StopTokens {
  const signatures = signer(database, { secretName: 'collection-unsubscribe-secret', purpose: 'stop' })

  return {
    async of({ memberId, collectionIds }) {
      const text = [memberId, ...collectionIds].map((id) => id.toString(36)).join('-')
      return `${COLLECTIONS_TOKEN}${text}.${await signatures.sign(text)}`
    },
    async read(token) {
      if (!token.startsWith(COLLECTIONS_TOKEN)) return null
      const own = token.slice(COLLECTIONS_TOKEN.length, LONGEST_TOKEN)
      const [, text, given] = /^([a-z\d]{1,7}(?:-[a-z\d]{1,7})*)\.([\w-]{43})$/.exec(own) ?? []
      if (text === undefined || given === undefined) return null
      if (!(await signatures.hasSigned(text, given))) return null
      const [memberId = 0, ...collectionIds] = text.split('-').map((id) => Number.parseInt(id, 36))
      return { memberId, collectionIds }
    },
  }
}
