import { type Actor, createActor, fromPromise } from 'xstate'
import {
  type CreatePendingCollectionOutput,
  pendingCollectionMachine,
} from '#machines/pending-collection/pending-collection.machine.ts'
import { announceCollections } from '#src/shared/collections/collections-channel.ts'
import { PENDING_COLLECTION_KEY } from '#src/shared/collections/has-pending-collection.ts'
import { readPending, writePending } from '#src/shared/collections/pending-collection.ts'
import { clearPendingTracking, hasPendingTracking } from '#src/shared/collections/pending-tracking.ts'
import { noteMade } from '#src/shared/collections/saved-listings.ts'
import type { IslandContext } from '#src/shared/feature/define-feature.ts'
import { currentMember, followMember } from '../current-member.ts'
import { createPendingCollection } from './create-pending-collection.ts'
import { preparePendingNotices, showFailure, showHandedOver } from './pending-notices.tsx'
import { sendPendingTracking } from './send-pending-tracking.ts'

export type PendingCollectionActor = Actor<typeof pendingCollectionMachine>
type Surroundings = Pick<IslandContext, 'execute'>

let actor: PendingCollectionActor | null = null

/** The life of the homes that wait for their member: the same for everyone on the page, from the first one on. */
export const pendingCollection = (surroundings: Surroundings): PendingCollectionActor =>
  (actor ??= startPending(surroundings))

function startPending({ execute }: Surroundings): PendingCollectionActor {
  preparePendingNotices()
  let hasToldFailure = false
  const started = createActor(
    pendingCollectionMachine.provide({
      actors: {
        createPending: fromPromise<CreatePendingCollectionOutput>(({ signal }) => {
          const member = currentMember()
          if (member === null) return Promise.resolve({ ok: false, reason: 'SESSION_ENDED' })
          return createPendingCollection({ execute, member, signal })
        }),
        sendTracking: fromPromise<void>(sendPendingTracking),
      },
      actions: {
        clearPending: () => {
          writePending(null)
          clearPendingTracking()
        },
        announceCreated: (_, output) => {
          hasToldFailure = false
          if (!output.ok || output.collection === null) return
          const { collection } = output
          const { collectionId: id, name, path, listingIds } = collection
          noteMade({ id, name, path }, listingIds)
          showHandedOver(collection, { execute })
          queueMicrotask(() => announceCollections(collection.collectionId))
        },
        announceFailure: (_, reason) => {
          // Each try says the same.
          if (hasToldFailure) return
          hasToldFailure = true
          showFailure(reason)
        },
      },
    }),
    {
      input: {
        hasMember: currentMember() !== null,
        hasPending: readPending() !== null,
        hasTracking: hasPendingTracking(),
      },
    },
  ).start()
  followSurroundings(started)
  return started
}

function followSurroundings(started: PendingCollectionActor): void {
  followMember((member) => started.send({ type: member === null ? 'member.left' : 'member.arrived' }))
  window.addEventListener('online', () => started.send({ type: 'network.returned' }))
  // Told of what other tabs do, and not of what this one does.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== PENDING_COLLECTION_KEY) return
    started.send({ type: readPending() === null ? 'homes.takenElsewhere' : 'home.kept' })
  })
}
