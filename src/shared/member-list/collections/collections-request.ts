/** Which home is to be saved. */
export type CollectionsRequest = { listingId: number }
