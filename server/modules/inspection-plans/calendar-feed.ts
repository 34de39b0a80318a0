import type { Database } from '#server/platform/database/database.ts'
import { signer } from '#server/platform/database/signer.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { addReset, lockMember, selectResetCount } from './inspection-plans.queries.ts'

/** The secrets by which other programs read the calendars of members (docs/product.md, section 15.55). */
export type CalendarFeeds = {
  /** The secret of a member's calendar; null before the first one. */
  secretOf(memberId: number): Promise<string | null>
  /** Makes a secret, after which the one before is none. Throws UNAUTHENTICATED where the account is gone. */
  reset(memberId: number): Promise<string>
  /** Whose calendar a secret is for; null where it is none or no more. */
  memberOf(secret: string): Promise<number | null>
}

/**
 * Secrets derived from one of this database, the member's number and how many there were: so the same one is shown on every device
 * and none is stored.
 */
export function calendarFeeds(database: Database): CalendarFeeds {
  const signatures = signer(database, { secretName: 'calendar-feed-secret', purpose: 'calendar' })
  const secretFor = async (memberId: number, resetCount: number): Promise<string> =>
    `${memberId.toString(36)}-${await signatures.sign(`${memberId} ${resetCount}`)}`

  return {
    async secretOf(memberId) {
      const resetCount = await selectResetCount(database, memberId)
      return resetCount === 0 ? null : secretFor(memberId, resetCount)
    },
    async reset(memberId) {
      const resetCount = await database.transaction(async () => {
        if (!(await lockMember(database, memberId))) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
        return addReset(database, memberId)
      })
      return secretFor(memberId, resetCount)
    },
    async memberOf(secret) {
      const [, id, given] = /^([a-z\d]{1,6})-([\w-]{43})$/.exec(secret) ?? []
      if (id === undefined || given === undefined) return null
      const memberId = Number.parseInt(id, 36)
      // For an unknown member a signature is made and compared too: how long it takes says nothing.
      const resetCount = memberId > LARGEST_ID ? 0 : await selectResetCount(database, memberId)
      const isSame = await signatures.hasSigned(`${memberId} ${resetCount}`, given)
      return isSame && resetCount > 0 ? memberId : null
    },
  }
}

const LARGEST_ID = 2_147_483_647
