import {
  clearTraces,
  collectionIdsOf,
  deleteContributions,
  deleteLonelyCollections,
  giveOwners,
} from './collection-leaver.queries.ts'
import { findByIds, lockByIds, touchCollections } from './collection-store.queries.ts'
import { publishToContributors, type TurnParts } from './collection-turn.ts'

/** What becomes of collections when an account is deleted. */
export type CollectionLeaver = {
  /**
   * Deletes the collections that are a member's alone, hands those on in which others take part to whoever joined first, and takes the
   * member out of all others (docs/product.md, section 15.32). Call it before the member itself is changed, in the same transaction.
   */
  leaveAll(memberId: number): Promise<void>
}

/** Leaves collections in the database. */
export const collectionLeaver = ({ database, clock, live }: TurnParts): CollectionLeaver => ({
  leaveAll: (memberId) =>
    database.transaction(async () => {
      const ids = await collectionIdsOf(database, memberId)
      await lockByIds(database, ids, memberId)
      await deleteLonelyCollections(database, memberId)
      await deleteContributions(database, memberId)
      await giveOwners(database, ids)
      await clearTraces(database, memberId)
      const left = (await findByIds(database, ids, memberId)).map(({ collection }) => collection.id)
      if (left.length === 0) return
      await touchCollections(database, left, clock())
      await publishToContributors({ database, live }, left)
    }),
})
