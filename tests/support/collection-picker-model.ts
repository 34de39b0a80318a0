import { fromPromise } from 'xstate'
import {
  type Choosable,
  type ChoosableCollection,
  collectionPickerMachine,
  type CreateCollectionOutput,
  type SaveChoiceInput,
  type SaveChoiceOutput,
  type TypedCollection,
} from '#machines/collection-picker/collection-picker.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const listingId = 12
export const bySea: ChoosableCollection = { id: '1', name: 'By the sea', listingCount: 2, isShared: false }
export const flats: ChoosableCollection = { id: '2', name: 'Flats', listingCount: 0, isShared: true }
export const created: ChoosableCollection = { id: '3', name: 'Terraces', listingCount: 1, isShared: false }
export const choosable: Choosable = { collections: [bySea, flats], savedIn: ['1'] }

export const typed: TypedCollection = { name: 'Terraces', idempotencyKey: 'key-of-terraces' }
const nothingTyped: TypedCollection = { name: ' ', idempotencyKey: 'key-of-nothing' }

export const outcomes = {
  created: { ok: true, collection: created },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED', message: 'Please log in first.' },
  refused: { ok: false, reason: 'REFUSED', message: 'You have 200 collections, which is the most.' },
} as const satisfies Record<string, CreateCollectionOutput>
const saved: SaveChoiceOutput = { ok: true }

/** Everything that can happen to an open picker, the outcomes of requests included. */
const pickerEvents = [
  { type: 'reading.requested' },
  { type: 'collection.toggled', collectionId: '2' },
  { type: 'name.changed', typed },
  { type: 'name.changed', typed: nothingTyped },
  { type: 'name.submitted' },
  { type: 'choice.submitted' },
  { type: 'member.returned' },
  { type: 'xstate.done.actor.readCollections', output: choosable },
  { type: 'xstate.error.actor.readCollections' },
  { type: 'xstate.after.answerTimeout.collectionPicker.loading' },
  ...Object.values(outcomes).map((output) => ({ type: 'xstate.done.actor.createCollection', output })),
  { type: 'xstate.error.actor.createCollection' },
  { type: 'xstate.after.answerTimeout.collectionPicker.creating' },
  ...[saved, outcomes.sessionEnded, outcomes.refused].map((output) => ({
    type: 'xstate.done.actor.saveChoice',
    output,
  })),
  { type: 'xstate.error.actor.saveChoice' },
  { type: 'xstate.after.answerTimeout.collectionPicker.saving' },
]

const never = () => new Promise<never>(() => {})

/** The machine without surroundings: requests that are never answered, and nobody who is told. */
export const stillCollectionPicker = collectionPickerMachine.provide({
  actors: {
    readCollections: fromPromise<Choosable, { listingId: number }>(never),
    createCollection: fromPromise<CreateCollectionOutput, TypedCollection & { listingId: number }>(never),
    saveChoice: fromPromise<SaveChoiceOutput, SaveChoiceInput>(never),
  },
  actions: { notifySaved: () => {} },
})

export const pickerInput = { listingId }
export const collectionPickerPaths = transitionPaths(stillCollectionPicker, pickerEvents, pickerInput)
