import { HISTORY_LENGTH } from '#domain/lookups/limits.ts'
import { type StoredList, storedList } from './stored-list.ts'
import type { HistoryOwner } from './viewed-listings.ts'

export type EnquiredListing = {
  listingId: number
  /** ISO 8601, by the server's clock. */
  enquiredAt: string
}

const lists = new Map<HistoryOwner, StoredList<EnquiredListing>>()

/** The homes whose agents were asked, most recent first, at most 100 for each owner (docs/product.md, section 13.1). */
export function enquiredListings(owner: HistoryOwner = 'anonymous'): StoredList<EnquiredListing> {
  const list =
    lists.get(owner) ??
    storedList({
      key: `enquiredListings:${owner}`,
      limit: HISTORY_LENGTH,
      isEntry: isEnquiredListing,
      identityOf: ({ listingId }) => listingId,
    })
  lists.set(owner, list)
  return list
}

function isEnquiredListing(found: unknown): found is EnquiredListing {
  // Each part is looked at before it is taken.
  const { listingId, enquiredAt } = Object(found) as Partial<Record<keyof EnquiredListing, unknown>>
  return Number.isSafeInteger(listingId) && typeof enquiredAt === 'string' && !Number.isNaN(Date.parse(enquiredAt))
}
