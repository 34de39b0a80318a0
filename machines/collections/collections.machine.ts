import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** What a member wants done with one collection; what was typed is part of it, so that it outlives a failure. */
export type CollectionWish =
  | { kind: 'add'; newName: string; isPublic: boolean; idempotencyKey: string }
  | { kind: 'rename'; newName: string }
  | { kind: 'publish'; isPublic: boolean }
  | { kind: 'chooseCover'; listingId: number }
  | { kind: 'delete' | 'undoDelete' | 'leave' }
  | { kind: 'invite' | 'withdrawInvite'; emails: readonly string[] }
  | { kind: 'removeCollaborator'; memberId: number }
  | { kind: 'beNamed'; isNamed: boolean }
  | { kind: 'tell'; isByEmail: boolean; isByPush: boolean }
/** `collectionId`: for one that is to be added its idempotency key; `name` is what is said of it once it is gone. */
export type CollectionChange = { collectionId: string; name: string } & CollectionWish
export type CollectionChangeKind = CollectionChange['kind']
export type CollectionRefusal = 'SESSION_ENDED' | 'GONE' | 'REFUSED'
/** `collectionId`: which one it was, also for one that was just made. Rejects when no answer came. */
export type ChangeCollectionOutput =
  | { ok: true; collectionId: string }
  | { ok: false; reason: CollectionRefusal; message: string }
/** `message`: the portal's own words, empty where it said nothing. */
export type CollectionFailure = { change: CollectionChange; reason: CollectionRefusal | 'UNREACHABLE'; message: string }
export type DeletedCollection = { collectionId: string; name: string }

type Context = {
  /** The first is under way, the others wait for it. */
  changes: readonly CollectionChange[]
  failures: readonly CollectionFailure[]
  /** What can be brought back. */
  deleted: readonly DeletedCollection[]
  /** The last change that was made, with the number of its collection. */
  done: { change: CollectionChange; collectionId: string } | null
}

const missing = missingPartsOf('collectionsMachine')

/**
 * The collections of a member for as long as a page shows them: read, then changed one after the other.
 * Never two requests in flight; a second change of a collection whose change is not done yet is not taken. A change that is asked for
 * while they are read waits for that, for what is read may be shown already; after a reading that failed it has them read again. A change that failed
 * leaves the collection as it was, and is told with all that was typed until it is tried again or dismissed. Reading again keeps
 * what is shown. What a collection is made of is the query's, not this machine's. Owned by the pages of collections.
 */
export const collectionsMachine = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'reading.requested' }
      | { type: 'network.returned' }
      | { type: 'change.requested'; change: CollectionChange }
      | { type: 'failure.dismissed'; collectionId: string }
      | { type: 'deletion.dismissed'; collectionId: string }
    tags: 'busy'
  },
  actors: {
    readCollections: fromPromise<void>(missing('readCollections')),
    changeCollection: fromPromise<ChangeCollectionOutput, CollectionChange | undefined>(missing('changeCollection')),
  },
  actions: {
    takeChange: assign(({ context: { changes, failures } }, change: CollectionChange) => ({
      changes: [...changes, change],
      failures: failures.filter((failure) => failure.change.collectionId !== change.collectionId),
    })),
    noteOutcome: assign(({ context }, output: ChangeCollectionOutput) => afterOutcome(context, output)),
    noteSilence: assign(({ context }) => failed(context, { reason: 'UNREACHABLE', message: '' })),
    noteSilenceForAll: assign(({ context: { changes, failures } }) => ({
      changes: [],
      failures: [...failures, ...changes.map((change) => ({ change, reason: 'UNREACHABLE' as const, message: '' }))],
    })),
    dismissFailure: assign(({ context: { failures } }, collectionId: string) => ({
      failures: failures.filter(({ change }) => change.collectionId !== collectionId),
    })),
    dismissDeletion: assign(({ context: { deleted } }, collectionId: string) => ({
      deleted: deleted.filter((each) => each.collectionId !== collectionId),
    })),
  },
  guards: {
    isFree: ({ context }, { collectionId }: CollectionChange) =>
      context.changes.every((change) => change.collectionId !== collectionId),
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'collections',
  context: { changes: [], failures: [], deleted: [], done: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readCollections',
        src: 'readCollections',
        onDone: 'loaded',
        onError: { target: 'error', actions: 'noteSilenceForAll' },
      },
      after: { answerTimeout: { target: 'error', actions: 'noteSilenceForAll' } },
      on: {
        'change.requested': {
          guard: { type: 'isFree', params: ({ event }) => event.change },
          actions: { type: 'takeChange', params: ({ event }) => event.change },
        },
      },
    },
    error: {
      on: {
        'reading.requested': 'loading',
        'network.returned': 'loading',
        'change.requested': {
          target: 'loading',
          actions: { type: 'takeChange', params: ({ event }) => event.change },
        },
      },
    },
    loaded: {
      initial: 'idle',
      on: {
        'change.requested': {
          guard: { type: 'isFree', params: ({ event }) => event.change },
          actions: { type: 'takeChange', params: ({ event }) => event.change },
        },
        'failure.dismissed': { actions: { type: 'dismissFailure', params: ({ event }) => event.collectionId } },
        'deletion.dismissed': { actions: { type: 'dismissDeletion', params: ({ event }) => event.collectionId } },
      },
      states: {
        idle: {
          always: { guard: 'hasChanges', target: 'changing' },
          on: { 'reading.requested': '#collections.loading' },
        },
        changing: {
          invoke: {
            id: 'changeCollection',
            src: 'changeCollection',
            input: ({ context }) => context.changes[0],
            onDone: { target: 'idle', actions: { type: 'noteOutcome', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: 'noteSilence' },
          },
          after: { answerTimeout: { target: 'idle', actions: 'noteSilence' } },
        },
      },
    },
  },
})

function afterOutcome(context: Context, output: ChangeCollectionOutput): Partial<Context> {
  if (!output.ok) return failed(context, output)
  const [change, ...changes] = context.changes
  if (change === undefined) return {}
  const others = context.deleted.filter(({ collectionId }) => collectionId !== change.collectionId)
  const { collectionId, name } = change
  return {
    changes,
    deleted: change.kind === 'delete' ? [...others, { collectionId, name }] : others,
    done: { change, collectionId: output.collectionId },
  }
}

function failed(context: Context, { reason, message }: Omit<CollectionFailure, 'change'>): Partial<Context> {
  const [change, ...changes] = context.changes
  return change === undefined ? {} : { changes, failures: [...context.failures, { change, reason, message }] }
}
