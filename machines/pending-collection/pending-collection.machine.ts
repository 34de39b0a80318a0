import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** `listingIds`: the homes that were handed over, the last one first. */
export type CreatedCollection = { collectionId: string; name: string; path: string; listingIds: readonly number[] }
/**
 * `collection` is null where nothing was left to create: another tab did it, or the visitor let go of it. OF_ANOTHER: it was
 * tried for another member first. Rejects when no answer came.
 */
export type CreatePendingCollectionOutput =
  | { ok: true; collection: CreatedCollection | null }
  | { ok: false; reason: 'SESSION_ENDED' | 'OF_ANOTHER' | 'REFUSED' }

/** Whether somebody is logged in, and what storage holds, as far as this machine was told. */
type PendingFacts = { hasMember: boolean; hasPending: boolean; hasTracking: boolean }

const missing = missingPartsOf('pendingCollectionMachine')

/**
 * The homes that a visitor saved before logging in, from then until the member has them; they stand in storage, not here.
 * Created once: one tab at a time, always under one key. They leave storage only after the portal has them, or when the visitor
 * lets go of them. What is to be counted of them is sent after that, once; its failure is not told to the visitor. Whatever fails
 * is tried again when the network or the member is back, and every half minute. Owned by the feature of collections.
 */
export const pendingCollectionMachine = setup({
  types: {} as {
    input: PendingFacts
    context: PendingFacts & { created: CreatedCollection | null }
    events:
      | { type: 'home.kept' }
      | { type: 'homes.dropped' }
      | { type: 'homes.takenElsewhere' }
      | { type: 'member.arrived' }
      | { type: 'member.left' }
      | { type: 'network.returned' }
      | { type: 'creation.requested' }
    tags: 'busy' | 'pending'
  },
  actors: {
    createPending: fromPromise<CreatePendingCollectionOutput>(missing('createPending')),
    sendTracking: fromPromise<void>(missing('sendTracking')),
  },
  actions: {
    noteMember: assign((_, hasMember: boolean) => ({ hasMember })),
    /** What is to be counted comes and goes with the homes, but outlives their creation. */
    notePending: assign((_, hasPending: boolean) => ({ hasPending, hasTracking: hasPending })),
    noteCreated: assign((_, output: CreatePendingCollectionOutput) => ({
      hasPending: false,
      hasTracking: true,
      created: output.ok ? output.collection : null,
    })),
    noteTracked: assign({ hasTracking: false }),
    clearPending: missing('clearPending'),
    announceCreated: (...[, output]: [unknown, CreatePendingCollectionOutput]) =>
      missing(`announceCreated for ${output.ok}`)(),
    announceFailure: (...[, reason]: [unknown, 'UNREACHABLE' | 'REFUSED']) => missing(`announceFailure of ${reason}`)(),
  },
  guards: {
    isReady: ({ context }) => context.hasPending && context.hasMember,
    isPending: ({ context }) => context.hasPending,
    isToBeCounted: ({ context }) => context.hasTracking && context.hasMember,
    wasCreated: (_, output: CreatePendingCollectionOutput) => output.ok && output.collection !== null,
    wasTaken: (_, output: CreatePendingCollectionOutput) => output.ok,
    wasRefused: (_, output: CreatePendingCollectionOutput) => !output.ok && output.reason === 'REFUSED',
  },
  delays: { answerTimeout: 30_000, retryDelay: 30_000 },
}).createMachine({
  id: 'pendingCollection',
  context: ({ input }) => ({ ...input, created: null }),
  initial: 'deciding',
  on: {
    'member.left': { target: '.deciding', actions: { type: 'noteMember', params: false } },
    'homes.dropped': { target: '.empty', actions: [{ type: 'notePending', params: false }, 'clearPending'] },
    'homes.takenElsewhere': { target: '.empty', actions: { type: 'notePending', params: false } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isReady', target: 'creating' },
        { guard: 'isPending', target: 'waiting' },
        { guard: 'isToBeCounted', target: 'counting' },
        { target: 'empty' },
      ],
    },
    empty: {
      on: {
        'home.kept': { target: 'deciding', actions: { type: 'notePending', params: true } },
        'member.arrived': { target: 'deciding', actions: { type: 'noteMember', params: true } },
      },
    },
    waiting: {
      tags: 'pending',
      on: { 'member.arrived': { target: 'deciding', actions: { type: 'noteMember', params: true } } },
    },
    creating: {
      tags: ['pending', 'busy'],
      invoke: {
        id: 'createPending',
        src: 'createPending',
        onDone: [
          {
            guard: { type: 'wasCreated', params: ({ event }) => event.output },
            target: 'counting',
            actions: [
              { type: 'noteCreated', params: ({ event }) => event.output },
              { type: 'announceCreated', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'wasTaken', params: ({ event }) => event.output },
            target: 'counting',
            actions: { type: 'noteCreated', params: ({ event }) => event.output },
          },
          { guard: { type: 'wasRefused', params: ({ event }) => event.output }, target: 'refused' },
          { target: 'waiting', actions: { type: 'noteMember', params: false } },
        ],
        onError: 'failed',
      },
      after: { answerTimeout: 'failed' },
    },
    failed: {
      tags: 'pending',
      entry: { type: 'announceFailure', params: 'UNREACHABLE' },
      after: { retryDelay: 'creating' },
      on: {
        'network.returned': 'creating',
        'member.arrived': 'creating',
        'home.kept': 'creating',
        'creation.requested': 'creating',
      },
    },
    refused: {
      tags: 'pending',
      entry: { type: 'announceFailure', params: 'REFUSED' },
      on: { 'creation.requested': 'creating', 'home.kept': 'creating' },
    },
    counting: {
      on: { 'home.kept': { target: 'deciding', actions: { type: 'notePending', params: true } } },
      invoke: {
        id: 'sendTracking',
        src: 'sendTracking',
        onDone: { target: 'empty', actions: 'noteTracked' },
        onError: 'uncounted',
      },
      after: { answerTimeout: 'uncounted' },
    },
    uncounted: {
      after: { retryDelay: 'counting' },
      on: {
        'network.returned': 'counting',
        'member.arrived': 'counting',
        'home.kept': { target: 'deciding', actions: { type: 'notePending', params: true } },
      },
    },
  },
})
