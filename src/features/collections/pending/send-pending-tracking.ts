import { readConsent } from '#src/shared/tracking/consent.ts'
import {
  clearPendingTracking,
  nextPendingBatch,
  removePendingBatch,
} from '#src/shared/member-list/collections/pending-tracking.ts'
import { postBatch } from '#src/shared/tracking/post-batch.ts'
import { aloneInBrowser } from '#src/shared/runtime/alone-in-browser.ts'

/** Posts what is to be counted of homes that were handed over, each batch under its one number; rejects while one could not be posted. */
export const sendPendingTracking = (): Promise<void> =>
  aloneInBrowser('collections-tracking', async () => {
    if (readConsent() !== 'given') clearPendingTracking()
    for (let batch = nextPendingBatch(); batch !== null; batch = nextPendingBatch()) {
      await postBatch('listings', batch)
      removePendingBatch(batch.batchId)
    }
  })
