import { MOST_HIDDEN_LISTINGS } from '#domain/collections/collection-limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { type LiveChannel, ofMember } from '#server/platform/live/live-channel.ts'
import type { HiddenListingPage } from './hidden-listing-record.ts'
import {
  countHidden,
  deleteHidden,
  insertHidden,
  lockMember,
  selectHidden,
  selectHiddenIds,
  showOldest,
} from './hidden-listings.queries.ts'

/** The homes that members do not want to see any more (docs/product.md, section 15.51). */
export type HiddenListingStore = {
  /** The numbers of all of them, the one that was hidden last first. */
  idsOf(memberId: number): Promise<number[]>
  /** Those that were not withdrawn, the one that was hidden last first. */
  page(memberId: number, paging: { skip: number; take: number }): Promise<HiddenListingPage>
  /**
   * Hides homes; unknown numbers and what is hidden already are passed over. Beyond 1000 those that were hidden first are shown
   * again. Answers all that are hidden then. Throws UNAUTHENTICATED where the account is gone.
   */
  hide(memberId: number, listingIds: readonly number[]): Promise<number[]>
  /** Shows homes again; what is not hidden is passed over. Answers and throws as `hide`. */
  show(memberId: number, listingIds: readonly number[]): Promise<number[]>
}

export type HiddenListingStoreParts = { database: Database; clock: () => Date; live: LiveChannel }

/** The hidden homes in the database; the changes of one member come one after the other. */
export function hiddenListingStore({ database, clock, live }: HiddenListingStoreParts): HiddenListingStore {
  const inTurn = (memberId: number, change: () => Promise<number>) =>
    database.transaction(async () => {
      if (!(await lockMember(database, memberId))) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
      const changedCount = await change()
      const ids = await selectHiddenIds(database, memberId)
      if (changedCount > 0) {
        const topics = [ofMember('hiddenListings', memberId)]
        await live.publish({ kind: 'hiddenListings.changed', topics, data: { memberId } })
      }
      return ids
    })

  return {
    idsOf: (memberId) => selectHiddenIds(database, memberId),
    page: async (memberId, paging) => ({
      total: await countHidden(database, memberId),
      paging,
      rows: await selectHidden(database, memberId, paging),
    }),
    hide: (memberId, listingIds) =>
      inTurn(memberId, async () => {
        const hiddenCount = await insertHidden(database, memberId, listingIds, clock())
        if (hiddenCount > 0) await showOldest(database, memberId, MOST_HIDDEN_LISTINGS)
        return hiddenCount
      }),
    show: (memberId, listingIds) => inTurn(memberId, () => deleteHidden(database, memberId, listingIds)),
  }
}
