import type { Database } from '#server/platform/database/database.ts'
import { replaceSearchRows } from './refresh-listing-search.queries.ts'

/**
 * Brings listing_search to what the wide tables say: for these listings, or for all. Call it after every change of a
 * listing or its inspections, in the same transaction, and once after loading many (then database.maintain()).
 */
export async function refreshListingSearch(database: Database, listingIds?: readonly number[]): Promise<void> {
  if (listingIds?.length === 0) return
  const ids = listingIds === undefined ? null : [...listingIds]
  await database.transaction(() => replaceSearchRows(database, ids), { isLong: ids === null })
}
