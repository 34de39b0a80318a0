import {
  type CreatedCollection,
  pendingCollectionMachine,
} from '#machines/pending-collection/pending-collection.machine.ts'
import { announceCollections } from '#src/shared/member-list/collections/collections-channel.ts'
import { PENDING_COLLECTION_KEY } from '#src/shared/member-list/collections/has-pending-collection.ts'
import { readPending, writePending } from '#src/shared/member-list/collections/pending-collection.ts'
import {
  clearPendingTracking,
  hasPendingTracking,
  nextPendingBatch,
  removePendingBatch,
} from '#src/shared/member-list/collections/pending-tracking.ts'
import { recordCollection } from '#src/shared/member-list/collections/saved-listings.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { type PendingActor, startPending } from '#src/shared/member-list/start-pending.ts'
import { createPendingCollection } from './create-pending-collection.ts'
import { showFailure, showHandedOver } from './pending-notices.tsx'
import { readConsent } from '#src/shared/tracking/consent.ts'
import { postBatch } from '#src/shared/tracking/post-batch.ts'
import { aloneInBrowser } from '#src/shared/runtime/alone-in-browser.ts'

let actor: PendingActor<CreatedCollection> | null = null

/** The life of the homes that wait for their member: the same for everyone on the page, from the first one on. */
export const pendingCollection = ({ execute }: Pick<IslandContext, 'execute'>): PendingActor<CreatedCollection> =>
  (actor ??= startPending(pendingCollectionMachine, {
    storageKey: PENDING_COLLECTION_KEY,
    hasPending: () => readPending() !== null,
    isUnfinished: hasPendingTracking(),
    create: (member, signal) => createPendingCollection({ execute, member, signal }),
    finish: sendPendingTracking,
    clear: () => {
      writePending(null)
      clearPendingTracking()
    },
    announceCreated: (collection) => {
      const { id, name, path, listingIds } = collection
      recordCollection({ id, name, path }, listingIds)
      showHandedOver(collection, { execute })
      queueMicrotask(() => announceCollections(id))
    },
    announceFailure: showFailure,
  }))

/** Posts what is to be counted of homes that were handed over, each batch under its one number; rejects while one could not be posted. */
const sendPendingTracking = (): Promise<void> =>
  aloneInBrowser('collections-tracking', async () => {
    if (readConsent() !== 'given') clearPendingTracking()
    for (let batch = nextPendingBatch(); batch !== null; batch = nextPendingBatch()) {
      await postBatch('listings', batch)
      removePendingBatch(batch.batchId)
    }
  })
