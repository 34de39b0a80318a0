import { fromPromise } from 'xstate'
import {
  type CreatePendingCollectionOutput,
  pendingCollectionMachine,
} from '#machines/pending-collection/pending-collection.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const outcomes = {
  created: {
    ok: true,
    collection: { collectionId: '7', name: 'My homes', path: '/collections/abc/my-homes', listingIds: [12, 14] },
  },
  taken: { ok: true, collection: null },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED' },
  ofAnother: { ok: false, reason: 'OF_ANOTHER' },
  refused: { ok: false, reason: 'REFUSED' },
} as const satisfies Record<string, CreatePendingCollectionOutput>

/** Everything that can happen to homes that wait for their member, the outcomes of requests included. */
const pendingCollectionEvents = [
  { type: 'home.kept' },
  { type: 'homes.dropped' },
  { type: 'homes.takenElsewhere' },
  { type: 'member.arrived' },
  { type: 'member.left' },
  { type: 'network.returned' },
  { type: 'creation.requested' },
  ...Object.values(outcomes).map((output) => ({ type: 'xstate.done.actor.createPending', output })),
  { type: 'xstate.error.actor.createPending' },
  { type: 'xstate.after.answerTimeout.pendingCollection.creating' },
  { type: 'xstate.after.retryDelay.pendingCollection.failed' },
  { type: 'xstate.done.actor.sendTracking' },
  { type: 'xstate.error.actor.sendTracking' },
  { type: 'xstate.after.answerTimeout.pendingCollection.counting' },
  { type: 'xstate.after.retryDelay.pendingCollection.uncounted' },
]

const never = () => new Promise<never>(() => {})

/** The machine without surroundings: requests that are never answered, and nobody who is told. */
export const stillPendingCollection = pendingCollectionMachine.provide({
  actors: {
    createPending: fromPromise<CreatePendingCollectionOutput>(never),
    sendTracking: fromPromise<void>(never),
  },
  actions: { clearPending: () => {}, announceCreated: () => {}, announceFailure: () => {} },
})

export const pendingInputs = {
  nothing: { hasMember: false, hasPending: false, hasTracking: false },
  afterReload: { hasMember: false, hasPending: true, hasTracking: true },
  uncounted: { hasMember: false, hasPending: false, hasTracking: true },
} as const

export const pendingCollectionWalks = Object.values(pendingInputs).map((input) => ({
  input,
  paths: transitionPaths(stillPendingCollection, pendingCollectionEvents, input),
}))
