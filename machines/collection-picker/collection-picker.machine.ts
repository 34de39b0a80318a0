import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** A collection that the member may add homes to. */
export type ChoosableCollection = { id: string; name: string; listingCount: number; isShared: boolean }
/** `savedIn`: the collections in which the home is. */
export type Choosable = { collections: readonly ChoosableCollection[]; savedIn: readonly string[] }
/** A collection that is typed; another name is another collection and has another key. */
export type TypedCollection = { name: string; idempotencyKey: string }
export type SaveChoiceInput = { listingId: number; addTo: readonly string[]; removeFrom: readonly string[] }
export type SavedListing = { listingId: number; savedIn: readonly string[] }
export type PickerRefusal = { reason: 'SESSION_ENDED' | 'REFUSED'; message: string }
/** Both reject when no answer came; whether it was done is then unknown. */
export type CreateCollectionOutput = { ok: true; collection: ChoosableCollection } | ({ ok: false } & PickerRefusal)
export type SaveChoiceOutput = { ok: true } | ({ ok: false } & PickerRefusal)

type Context = Choosable & {
  listingId: number
  /** Where the home is to be. */
  chosen: readonly string[]
  typed: TypedCollection
  /** Whether the choice is saved once the typed collection is there. */
  isSubmitted: boolean
  /** What the portal had against it, in its own words. */
  refusal: string | null
}

const nothingTyped: TypedCollection = { name: '', idempotencyKey: '' }
const missing = missingPartsOf('collectionPickerMachine')

/**
 * In which collections one home is, from the open picker to a saved choice.
 * Never two requests in flight. A collection that is typed is made with its first home in it, once, however often it is sent, and
 * stands chosen in the list from then on. What was chosen and typed outlives every failure and the end of a session; the choice
 * is saved at once for all collections. Owned by the picker.
 */
export const collectionPickerMachine = setup({
  types: {} as {
    input: { listingId: number }
    context: Context
    events:
      | { type: 'reading.requested' }
      | { type: 'collection.toggled'; collectionId: string }
      | { type: 'name.changed'; typed: TypedCollection }
      | { type: 'name.submitted' }
      | { type: 'choice.submitted' }
      | { type: 'member.returned' }
    tags: 'busy'
  },
  actors: {
    readCollections: fromPromise<Choosable, { listingId: number }>(missing('readCollections')),
    createCollection: fromPromise<CreateCollectionOutput, TypedCollection & { listingId: number }>(
      missing('createCollection'),
    ),
    saveChoice: fromPromise<SaveChoiceOutput, SaveChoiceInput>(missing('saveChoice')),
  },
  actions: {
    takeCollections: assign((_, { collections, savedIn }: Choosable) => ({ collections, savedIn, chosen: savedIn })),
    toggle: assign(({ context: { chosen } }, collectionId: string) => ({
      chosen: chosen.includes(collectionId) ? chosen.filter((id) => id !== collectionId) : [...chosen, collectionId],
    })),
    setSubmitted: assign((_, isSubmitted: boolean) => ({ isSubmitted })),
    takeTyped: assign((_, typed: TypedCollection) => ({ typed })),
    takeCreated: assign(({ context }, output: CreateCollectionOutput) =>
      output.ok ? created(context, output.collection) : {},
    ),
    setRefusal: assign((_, output: CreateCollectionOutput | SaveChoiceOutput) => ({
      refusal: output.ok ? null : output.message,
    })),
    clearRefusal: assign({ refusal: null }),
    /** Tells where the home is from now on. */
    notifySaved: (...[, saved]: [unknown, SavedListing]) => missing(`notifySaved for ${saved.listingId}`)(),
  },
  guards: {
    isNameMissing: ({ context }) => context.typed.name.trim() === '',
    isSubmitted: ({ context }) => context.isSubmitted,
    hasTyped: ({ context }) => context.typed.name.trim() !== '',
    isUnchanged: ({ context }) => hasNoChange(choiceOf(context)),
    wasDone: (_, output: CreateCollectionOutput | SaveChoiceOutput) => output.ok,
    needsLogin: (_, output: CreateCollectionOutput | SaveChoiceOutput) =>
      !output.ok && output.reason === 'SESSION_ENDED',
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'collectionPicker',
  context: ({ input }) => ({
    ...input,
    collections: [],
    savedIn: [],
    chosen: [],
    typed: nothingTyped,
    isSubmitted: false,
    refusal: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readCollections',
        src: 'readCollections',
        input: ({ context: { listingId } }) => ({ listingId }),
        onDone: { target: 'choosing', actions: { type: 'takeCollections', params: ({ event }) => event.output } },
        onError: 'unread',
      },
      after: { answerTimeout: 'unread' },
    },
    unread: { on: { 'reading.requested': 'loading', 'member.returned': 'loading' } },
    choosing: {
      initial: 'ready',
      on: {
        'collection.toggled': {
          target: '.ready',
          actions: { type: 'toggle', params: ({ event }) => event.collectionId },
        },
        'name.changed': { target: '.ready', actions: { type: 'takeTyped', params: ({ event }) => event.typed } },
        'name.submitted': [
          { guard: 'isNameMissing', target: '.nameMissing' },
          { target: 'creating', actions: { type: 'setSubmitted', params: false } },
        ],
        'choice.submitted': [
          // What stands typed is meant too.
          { guard: 'hasTyped', target: 'creating', actions: { type: 'setSubmitted', params: true } },
          { target: 'saving' },
        ],
      },
      states: { ready: {}, nameMissing: {}, refused: {}, unreachable: {} },
    },
    creating: {
      tags: 'busy',
      entry: 'clearRefusal',
      invoke: {
        id: 'createCollection',
        src: 'createCollection',
        input: ({ context: { listingId, typed } }) => ({ listingId, ...typed }),
        onDone: [
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'created',
            actions: { type: 'takeCreated', params: ({ event }) => event.output },
          },
          { guard: { type: 'needsLogin', params: ({ event }) => event.output }, target: 'sessionEnded' },
          { target: 'choosing.refused', actions: { type: 'setRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'choosing.unreachable',
      },
      after: { answerTimeout: 'choosing.unreachable' },
    },
    created: { always: [{ guard: 'isSubmitted', target: 'saving' }, { target: 'choosing' }] },
    saving: {
      tags: 'busy',
      entry: 'clearRefusal',
      always: { guard: 'isUnchanged', target: 'saved' },
      invoke: {
        id: 'saveChoice',
        src: 'saveChoice',
        input: ({ context }) => choiceOf(context),
        onDone: [
          { guard: { type: 'wasDone', params: ({ event }) => event.output }, target: 'saved' },
          { guard: { type: 'needsLogin', params: ({ event }) => event.output }, target: 'sessionEnded' },
          { target: 'choosing.refused', actions: { type: 'setRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'choosing.unreachable',
      },
      after: { answerTimeout: 'choosing.unreachable' },
    },
    sessionEnded: {
      on: {
        'member.returned': 'choosing',
        'collection.toggled': { actions: { type: 'toggle', params: ({ event }) => event.collectionId } },
        'name.changed': { actions: { type: 'takeTyped', params: ({ event }) => event.typed } },
      },
    },
    saved: {
      type: 'final',
      entry: {
        type: 'notifySaved',
        params: ({ context }) => ({ listingId: context.listingId, savedIn: context.chosen }),
      },
    },
  },
})

/** What is to be asked of the portal, so that the home is where it was chosen to be. */
function choiceOf({ listingId, savedIn, chosen }: Context): SaveChoiceInput {
  return {
    listingId,
    addTo: chosen.filter((id) => !savedIn.includes(id)),
    removeFrom: savedIn.filter((id) => !chosen.includes(id)),
  }
}

const hasNoChange = ({ addTo, removeFrom }: SaveChoiceInput): boolean => addTo.length === 0 && removeFrom.length === 0

/** The one that was typed has the home in it already. */
const created = (context: Context, collection: ChoosableCollection): Partial<Context> => ({
  collections: [collection, ...context.collections.filter(({ id }) => id !== collection.id)],
  savedIn: withId(context.savedIn, collection.id),
  chosen: withId(context.chosen, collection.id),
  typed: nothingTyped,
})

const withId = (ids: readonly string[], id: string): readonly string[] => [...ids.filter((each) => each !== id), id]
