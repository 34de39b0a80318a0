/** Keys of local storage that the document's inline script reads too, before any other code is there. */
export const THEME_KEY = 'theme'
export const MEMBER_KEY = 'member'
export const CONSENT_KEY = 'trackingConsent'
export const HAS_SEEN_PAGE_KEY = 'hasSeenPage'
export const hiddenListingsKey = (owner: number | 'anonymous'): string => `hiddenListings:${owner}`
export const viewedListingsKey = (owner: number | 'anonymous'): string => `viewedListings:${owner}`
