type Listing = { listingId: number }

/** The homes of a collection as they stand on the page, whatever others do to it meanwhile. */
export type SteadyListings<Item extends Listing> = {
  /** Of which collection and page, in which order. */
  key: string
  /** All that were in the collection when the order was taken. */
  known: ReadonlySet<number>
  /** In the order in which they are shown, each as it was read last. */
  shown: readonly Item[]
  /** Those of them that are not in the collection any more. */
  gone: ReadonlySet<number>
  /** How many came since. */
  freshCount: number
  /** What it was made from. */
  source: LatestListings<Item>
}

export type LatestListings<Item extends Listing> = {
  key: string
  /** The numbers of all homes of the collection. */
  listingIds: readonly number[]
  /** Those of the page, in their order. */
  listings: readonly Item[]
}

/**
 * What is shown after the homes were read again: nothing moves. A home that was changed is changed in its place, one that was removed
 * keeps it, and those that came since wait until the visitor asks for them.
 */
export function steadied<Item extends Listing>(
  state: SteadyListings<Item> | null,
  latest: LatestListings<Item> | null,
): SteadyListings<Item> | null {
  if (latest === null) return state
  const { key, listingIds, listings } = latest
  if (state === null || state.key !== key) {
    return { key, known: new Set(listingIds), shown: listings, gone: new Set(), freshCount: 0, source: latest }
  }
  if (state.source.listings === listings && state.source.listingIds === listingIds) return state
  const byId = new Map(listings.map((listing) => [listing.listingId, listing]))
  const shown = state.shown.map((listing) => byId.get(listing.listingId) ?? listing)
  const present = new Set(listingIds)
  return {
    ...state,
    shown,
    gone: new Set(shown.map(({ listingId }) => listingId).filter((id) => !present.has(id))),
    freshCount: listingIds.filter((id) => !state.known.has(id)).length,
    source: latest,
  }
}
