import { createRecordTracking } from '../record-tracking/record-tracking.ts'

/**
 * What a visitor does with listings, from what happens to the server's counts, for as long as the portal is open
 * (docs/product.md, section 12.4).
 * Records wait in memory for a second or until there are 20, then in the browser's storage until 3 seconds after the last of
 * them, and are posted. A post that failed is tried 3 times more; then that is logged and what was not posted stays in storage
 * for the next one. Never anything without consent, never an empty post. Owned by the app.
 */
export const listingTrackingMachine = createRecordTracking('listingTracking')
