import {
  type CreatedCollection,
  pendingCollectionMachine,
} from '#machines/pending-collection/pending-collection.machine.ts'
import { announceCollections } from '#src/shared/member-list/collections/collections-channel.ts'
import { PENDING_COLLECTION_KEY } from '#src/shared/member-list/collections/has-pending-collection.ts'
import { readPending, writePending } from '#src/shared/member-list/collections/pending-collection.ts'
import { clearPendingTracking, hasPendingTracking } from '#src/shared/member-list/collections/pending-tracking.ts'
import { noteMade } from '#src/shared/member-list/collections/saved-listings.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { type PendingActor, startPending } from '#src/shared/member-list/start-pending.ts'
import { createPendingCollection } from './create-pending-collection.ts'
import { showFailure, showHandedOver } from './pending-notices.tsx'
import { sendPendingTracking } from './send-pending-tracking.ts'

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
      noteMade({ id, name, path }, listingIds)
      showHandedOver(collection, { execute })
      queueMicrotask(() => announceCollections(id))
    },
    announceFailure: showFailure,
  }))
