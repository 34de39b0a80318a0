import { HISTORY_LENGTH } from '#domain/lookups/limits.ts'
import { viewedListingsKey } from './storage-keys.ts'
import { type StoredList, storedList } from './stored-list.ts'

/** Whose history it is: a member by id, or whoever uses this browser without signing in. */
export type HistoryOwner = number | 'anonymous'

const lists = new Map<string, StoredList<number>>()

/** The homes whose pages were opened, most recent first, at most 100 for each owner (docs/product.md, section 13.1). */
export const viewedListings = (owner: HistoryOwner = 'anonymous'): StoredList<number> =>
  listingHistory(viewedListingsKey(owner))

/**
 * The listings that an owner did something with, by id. The same list for the same key, so that everybody on
 * a page hears of its changes.
 */
function listingHistory(key: string): StoredList<number> {
  const list =
    lists.get(key) ?? storedList({ key, limit: HISTORY_LENGTH, isEntry: isListingId, identityOf: (id) => id })
  lists.set(key, list)
  return list
}

const isListingId = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) > 0
