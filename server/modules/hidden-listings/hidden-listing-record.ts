import type { ListingRecord } from '#server/modules/listings/listing-record.ts'

/** A home that a member does not want to see any more. */
export type HiddenListingRow = { listingId: number; hiddenAt: Date }

/** It together with the home, which is still there. */
export type HiddenHome = { listing: ListingRecord; hiddenAt: Date }

/** A part of the homes that a member hides. */
export type HiddenListingPage = { total: number; paging: { skip: number; take: number }; rows: HiddenListingRow[] }
