import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type CreatedAlert = { alertId: string; name: string; path: string }
/**
 * `alert` is null where nothing was left to create: another tab did it, or the visitor let go of it. OF_ANOTHER: it was
 * begun for another member. Rejects when no answer came.
 */
export type CreatePendingOutput =
  | { ok: true; alert: CreatedAlert | null }
  | { ok: false; reason: 'SESSION_ENDED' | 'OF_ANOTHER' | 'REFUSED' }

/** Whether somebody is logged in, and whether storage holds an alert, as far as this machine was told. */
type PendingFacts = { hasMember: boolean; hasPending: boolean }

const missing = missingPartsOf('pendingAlertMachine')

/**
 * The alert that a visitor saved before logging in, from then until the member has it; it stands in storage, not here.
 * Created once: one tab at a time, always under the key it was saved with. It leaves storage only after the portal has it,
 * or when the visitor lets go of it. Whatever fails is tried again when the network or the member is back, and every half
 * minute. Lives as long as the page; a reload begins again with what storage holds. Owned by the feature of alerts.
 */
export const pendingAlertMachine = setup({
  types: {} as {
    input: PendingFacts
    context: PendingFacts & { created: CreatedAlert | null }
    events:
      | { type: 'alert.kept' }
      | { type: 'alert.dropped' }
      | { type: 'alert.takenElsewhere' }
      | { type: 'member.arrived' }
      | { type: 'member.left' }
      | { type: 'network.returned' }
      | { type: 'creation.requested' }
    tags: 'busy' | 'pending'
  },
  actors: { createPending: fromPromise<CreatePendingOutput>(missing('createPending')) },
  actions: {
    noteMember: assign((_, hasMember: boolean) => ({ hasMember })),
    notePending: assign((_, hasPending: boolean) => ({ hasPending })),
    noteCreated: assign((_, output: CreatePendingOutput) => ({
      hasPending: false,
      created: output.ok ? output.alert : null,
    })),
    clearPending: missing('clearPending'),
    announceCreated: (...[, output]: [unknown, CreatePendingOutput]) => missing(`announceCreated for ${output.ok}`)(),
    announceFailure: (...[, reason]: [unknown, 'UNREACHABLE' | 'REFUSED']) => missing(`announceFailure of ${reason}`)(),
  },
  guards: {
    isReady: ({ context }) => context.hasPending && context.hasMember,
    isPending: ({ context }) => context.hasPending,
    wasCreated: (_, output: CreatePendingOutput) => output.ok && output.alert !== null,
    wasTaken: (_, output: CreatePendingOutput) => output.ok,
    wasRefused: (_, output: CreatePendingOutput) => !output.ok && output.reason === 'REFUSED',
  },
  delays: { answerTimeout: 30_000, retryDelay: 30_000 },
}).createMachine({
  id: 'pendingAlert',
  context: ({ input }) => ({ ...input, created: null }),
  initial: 'deciding',
  on: {
    'member.left': { target: '.deciding', actions: { type: 'noteMember', params: false } },
    'alert.dropped': { target: '.empty', actions: [{ type: 'notePending', params: false }, 'clearPending'] },
    'alert.takenElsewhere': { target: '.empty', actions: { type: 'notePending', params: false } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isReady', target: 'creating' },
        { guard: 'isPending', target: 'waiting' },
        { target: 'empty' },
      ],
    },
    empty: {
      on: {
        'alert.kept': { target: 'deciding', actions: { type: 'notePending', params: true } },
        'member.arrived': { actions: { type: 'noteMember', params: true } },
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
            target: 'created',
            actions: [
              { type: 'noteCreated', params: ({ event }) => event.output },
              { type: 'announceCreated', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'wasTaken', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'noteCreated', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'refused',
          },
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
        'alert.kept': 'creating',
        'creation.requested': 'creating',
      },
    },
    refused: {
      tags: 'pending',
      entry: { type: 'announceFailure', params: 'REFUSED' },
      on: { 'creation.requested': 'creating', 'alert.kept': 'creating' },
    },
    created: {
      on: {
        'alert.kept': { target: 'deciding', actions: { type: 'notePending', params: true } },
        'member.arrived': { actions: { type: 'noteMember', params: true } },
      },
    },
  },
})
