import type { SharedListing } from '#domain/listing/sharing-text.ts'

/** What a visitor wants to share: a page, which is about a home or not. */
export type ShareRequest = {
  /** The page's own words, where it is not about a home. */
  title: string
  listing: SharedListing | null
  /** From the slash on. */
  path: string
  /** The kind of page, for what is logged. */
  pageType: SharingPageType
}

export type SharingPageType = 'listingDetails' | 'portal'

/** What is logged of a home that was shared (specification 4). */
export type SharedListingEvent = { listingId: number; pageType: string }

declare global {
  interface WindowEventMap {
    'portal:share-attended': CustomEvent<null>
    'portal:share-requested': CustomEvent<ShareRequest>
    'portal:enquired-listing': CustomEvent<{ listingId: number }>
    'portal:shared-listing': CustomEvent<SharedListingEvent>
  }
}

/** Says that a visitor turns to a share button, so that the code behind it may come. */
export const attendShare = () => window.dispatchEvent(new CustomEvent('portal:share-attended'))

/** Opens the portal's way of sharing: the sheet of the system, or the portal's own. */
export const requestShare = (request: ShareRequest) =>
  window.dispatchEvent(new CustomEvent('portal:share-requested', { detail: request }))
