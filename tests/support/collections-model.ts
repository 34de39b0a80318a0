import { fromPromise } from 'xstate'
import {
  type ChangeCollectionOutput,
  type CollectionChange,
  collectionsMachine,
} from '#machines/collections/collections.machine.ts'
import { transitionPaths } from './machine-paths.ts'

const one = { collectionId: '1', name: 'By the sea' }
export const changes = {
  deleteOne: { ...one, kind: 'delete' },
  undoOne: { ...one, kind: 'undoDelete' },
  renameTwo: { collectionId: '2', name: 'Flats', kind: 'rename', newName: 'Flats in Carlton' },
  add: {
    collectionId: 'key-of-a-new-one',
    name: 'New',
    kind: 'add',
    newName: 'New',
    isPublic: false,
    idempotencyKey: 'key-of-a-new-one',
  },
} as const satisfies Record<string, CollectionChange>

export const changed: ChangeCollectionOutput = { ok: true, collectionId: '1' }
export const refused: ChangeCollectionOutput = { ok: false, reason: 'REFUSED', message: 'Failed to update Collection' }

/** Everything that can happen to the collections of a page, the outcomes of requests included. */
const collectionsEvents = [
  ...[changes.deleteOne, changes.undoOne, changes.renameTwo].map((change) => ({ type: 'change.requested', change })),
  { type: 'reading.requested' },
  { type: 'network.returned' },
  { type: 'failure.dismissed', collectionId: '1' },
  { type: 'deletion.dismissed', collectionId: '1' },
  { type: 'xstate.done.actor.readCollections' },
  { type: 'xstate.error.actor.readCollections' },
  { type: 'xstate.after.answerTimeout.collections.loading' },
  { type: 'xstate.done.actor.changeCollection', output: changed },
  { type: 'xstate.done.actor.changeCollection', output: refused },
  { type: 'xstate.error.actor.changeCollection' },
  { type: 'xstate.after.answerTimeout.collections.loaded.changing' },
]

const never = () => new Promise<never>(() => {})

/** The machine without surroundings: requests that are never answered. */
export const stillCollections = collectionsMachine.provide({
  actors: {
    readCollections: fromPromise<void>(never),
    changeCollection: fromPromise<ChangeCollectionOutput, CollectionChange | undefined>(never),
  },
})

export const collectionsPaths = transitionPaths(stillCollections, collectionsEvents)
