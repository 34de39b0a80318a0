import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { MOST_COLLECTION_LISTINGS } from '#domain/collections/collection-limits.ts'
import type { DayCountsServices } from '#server/modules/day-counts/day-counts-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { requireRight } from './collection-rights.ts'
import type { Actor, CollectionView, PricedListing } from './collection-record.ts'
import { findByIds, lockByIds, touchCollections } from './collection-store.queries.ts'
import { publishToContributors, type TurnParts } from './collection-turn.ts'
import { setLastUsed } from './contributors.queries.ts'
import {
  collectionsWith,
  deleteFromCollections,
  fullCollections,
  insertIntoCollections,
  type SavedIn,
  savedIn,
} from './saved-listings.queries.ts'

type ListingChange = {
  listingId: number
  /** Null for a home that is not there: it cannot be added, only removed. */
  priceText: string | null
  addTo: readonly number[]
  removeFrom: readonly number[]
}

/** Which homes are in which collections. */
export type SavedListings = {
  /**
   * Adds a home to collections and removes it from others, everywhere or nowhere; answers all of them as they are then. Throws
   * NOT_FOUND, FORBIDDEN, and BAD_INPUT for a collection that is full.
   */
  change(actor: Actor, change: ListingChange): Promise<CollectionView[]>
  /** In which collections of a member homes are; all that are saved where none are named. */
  of(memberId: number, listingIds: readonly number[] | null): Promise<SavedIn[]>
}

const message = collectionErrors.update

/** The homes of collections in the database. */
export function savedListings({ database, clock, live, dayCounts }: TurnParts & DayCountsServices): SavedListings {
  async function change(actor: Actor, { listingId, priceText, addTo, removeFrom }: ListingChange): Promise<void> {
    const ids = [...new Set([...addTo, ...removeFrom])]
    const found = new Map((await lockByIds(database, ids, actor.memberId)).map((each) => [each.collection.id, each]))
    for (const id of ids) requireRight(found.get(id), actor, { right: 'fill', message })
    const { memberId } = actor
    const now = clock()
    const isNew = (await collectionsWith(database, memberId, listingId)).length === 0
    const added = await add({ listingId, priceText, collectionIds: [...new Set(addTo)] }, { memberId, now })
    const removed = await deleteFromCollections(database, listingId, removeFrom)
    if (added.length > 0) await setLastUsed(database, added, { memberId, now })
    const changed = [...added, ...removed]
    if (changed.length === 0) return
    await touchCollections(database, changed, now)
    await publishToContributors({ database, live }, changed)
    if (isNew && added.length > 0) await dayCounts.record('counts.saved', [listingId], memberId)
  }

  async function add(
    {
      listingId,
      priceText,
      collectionIds,
    }: Omit<PricedListing, 'priceText'> & {
      priceText: string | null
      collectionIds: readonly number[]
    },
    by: { memberId: number; now: Date },
  ): Promise<number[]> {
    if (collectionIds.length === 0) return []
    if (priceText === null) throw new PortalError('NOT_FOUND', message, { field: 'listingId' })
    const full = await fullCollections(database, { collectionIds, listingId, most: MOST_COLLECTION_LISTINGS })
    if (full.length > 0) {
      const text = collectionErrors.isFull(MOST_COLLECTION_LISTINGS)
      throw new PortalError('BAD_INPUT', text, { field: 'addToCollectionIds' })
    }
    return insertIntoCollections(database, { listingId, priceText }, { collectionIds, ...by })
  }

  return {
    async change(actor, asked) {
      await database.transaction(() => change(actor, asked))
      const ids = [...new Set([...asked.addTo, ...asked.removeFrom])]
      const found = new Map((await findByIds(database, ids, actor.memberId)).map((each) => [each.collection.id, each]))
      return ids.map((id) => requireRight(found.get(id), actor, { right: 'read', message }))
    },
    of: (memberId, listingIds) => savedIn(database, memberId, listingIds),
  }
}
