import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

/**
 * `created` is null where nothing was left to create: another tab did it, or the visitor let go of it. OF_ANOTHER: it was begun for
 * another member. Rejects when no answer came.
 */
export type SubmissionOutput<Created> =
  | { ok: true; created: Created | null }
  | { ok: false; reason: 'SESSION_ENDED' | 'OF_ANOTHER' | 'REFUSED' }

/** As far as this machine was told. `isUnfinished`: what follows a creation is still to be done. */
type Facts = { hasMember: boolean; hasPending: boolean; isUnfinished: boolean }

const missing = missingPartsOf('pendingSubmission')

const pending = <Created>() =>
  setup({
    types: {} as {
      input: Facts
      context: Facts
      events:
        | { type: 'submission.kept' }
        | { type: 'submission.dropped' }
        | { type: 'submission.takenElsewhere' }
        | { type: 'submission.requested' }
        | { type: 'member.arrived' }
        | { type: 'member.left' }
        | { type: 'network.returned' }
      tags: 'busy' | 'pending'
    },
    actors: {
      createPending: fromPromise<SubmissionOutput<Created>>(missing('createPending')),
      finish: fromPromise<void>(missing('finish')),
    },
    actions: {
      setPending: assign({ hasPending: true }),
      forgetPending: assign({ hasPending: false, isUnfinished: false }),
      setMember: assign({ hasMember: true }),
      forgetMember: assign({ hasMember: false }),
      setCreated: assign({ hasPending: false, isUnfinished: true }),
      setFinished: assign({ isUnfinished: false }),
      clearPending: missing('clearPending'),
      announceCreated: (...[, output]: [unknown, SubmissionOutput<Created>]) =>
        missing(`announceCreated for ${output.ok}`)(),
      announceFailure: (...[, reason]: [unknown, 'UNREACHABLE' | 'REFUSED']) =>
        missing(`announceFailure of ${reason}`)(),
    },
    guards: {
      isReady: ({ context }) => context.hasPending && context.hasMember,
      isPending: ({ context }) => context.hasPending,
      isToBeFinished: ({ context }) => context.isUnfinished && context.hasMember,
      wasTaken: (_, output: SubmissionOutput<Created>) => output.ok,
      wasRefused: (_, output: SubmissionOutput<Created>) => !output.ok && output.reason === 'REFUSED',
    },
    delays: { answerTimeout: 30_000, retryDelay: 30_000 },
  })

/** What pendingAlert and pendingCollection have in common, under a name of its own: it waits in storage for its member. */
export const createPendingSubmission = <Created>(id: string) =>
  pending<Created>().createMachine({
    id,
    context: ({ input }) => input,
    initial: 'deciding',
    on: {
      'member.left': { target: '.deciding', actions: 'forgetMember' },
      'submission.dropped': { target: '.empty', actions: ['forgetPending', 'clearPending'] },
      'submission.takenElsewhere': { target: '.empty', actions: 'forgetPending' },
    },
    states: {
      deciding: {
        always: [
          { guard: 'isReady', target: 'creating' },
          { guard: 'isPending', target: 'waiting' },
          { guard: 'isToBeFinished', target: 'finishing' },
          { target: 'empty' },
        ],
      },
      empty: {
        on: {
          'submission.kept': { target: 'deciding', actions: 'setPending' },
          'member.arrived': { target: 'deciding', actions: 'setMember' },
        },
      },
      waiting: { tags: 'pending', on: { 'member.arrived': { target: 'deciding', actions: 'setMember' } } },
      creating: {
        tags: ['pending', 'busy'],
        invoke: {
          id: 'createPending',
          src: 'createPending',
          onDone: [
            {
              guard: { type: 'wasTaken', params: ({ event }) => event.output },
              target: 'finishing',
              actions: ['setCreated', { type: 'announceCreated', params: ({ event }) => event.output }],
            },
            { guard: { type: 'wasRefused', params: ({ event }) => event.output }, target: 'refused' },
            { target: 'waiting', actions: 'forgetMember' },
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
          'submission.kept': 'creating',
          'submission.requested': 'creating',
        },
      },
      refused: {
        tags: 'pending',
        entry: { type: 'announceFailure', params: 'REFUSED' },
        on: { 'submission.requested': 'creating', 'submission.kept': 'creating' },
      },
      finishing: {
        on: { 'submission.kept': { target: 'deciding', actions: 'setPending' } },
        invoke: {
          id: 'finish',
          src: 'finish',
          onDone: { target: 'empty', actions: 'setFinished' },
          onError: 'unfinished',
        },
        after: { answerTimeout: 'unfinished' },
      },
      unfinished: {
        after: { retryDelay: 'finishing' },
        on: {
          'network.returned': 'finishing',
          'member.arrived': 'finishing',
          'submission.kept': { target: 'deciding', actions: 'setPending' },
        },
      },
    },
  })
