import type { SharedListing } from '#domain/listing/sharing-text.ts'

/** What a visitor wants to share: a page, which is about a home or not. */
export type ShareRequest = {
  /** The page's own words, where it is not about a home. */
  title: string
  listing: SharedListing | null
  /** From the slash on. */
  path: string
}

/** What is logged of a home that was shared (docs/product.md, section 11.1). */
export type SharedListingEvent = { listingId: number; pageType: string }
