import { assign, fromPromise, setup } from 'xstate'
import { readReply } from '#domain/enquiries/enquiry-inbox.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** What survives leaving the page: what was typed, and the key under which it is sent. */
export type SavedReply = { message: string; idempotencyKey: string }
/** Rejects when no answer came; whether the reply was sent is then unknown. */
export type SendReplyOutput = { ok: true } | { ok: false; message: string }

const missing = missingPartsOf('enquiryReplyMachine')

/**
 * The reply of an agent to one enquiry, from the first word until it was sent, and the next one after it.
 * Never two requests in flight; a repeat of the same words reuses the key, so they are mailed once. What was typed is kept after
 * every change, with its key, until it is sent. Owned by the thread of the enquiry.
 */
export const enquiryReplyMachine = setup({
  types: {} as {
    input: SavedReply
    context: SavedReply & { problem: string }
    events: { type: 'message.changed'; message: string; idempotencyKey: string } | { type: 'reply.submitted' }
    tags: 'busy'
  },
  actors: { sendReply: fromPromise<SendReplyOutput, SavedReply>(missing('sendReply')) },
  actions: {
    takeMessage: assign((_, { message, idempotencyKey }: SavedReply) => ({ message, idempotencyKey, problem: '' })),
    findProblem: assign({ problem: ({ context }) => readReply(context.message).problem ?? '' }),
    takeProblem: assign((_, output: SendReplyOutput) => ({ problem: output.ok ? '' : output.message })),
    clearMessage: assign({ message: '', problem: '' }),
    persistReply: (...[, kept]: [unknown, SavedReply]) => missing(`persistReply for ${kept.idempotencyKey}`)(),
    forgetReply: missing('forgetReply'),
  },
  guards: {
    isComplete: ({ context }) => readReply(context.message).problem === null,
    wasSent: (_, output: SendReplyOutput) => output.ok,
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'enquiryReply',
  context: ({ input }) => ({ ...input, problem: '' }),
  initial: 'writing',
  states: {
    writing: {
      initial: 'editing',
      on: {
        'message.changed': {
          target: '.editing',
          actions: [
            { type: 'takeMessage', params: ({ event }) => event },
            { type: 'persistReply', params: ({ context }) => context },
          ],
        },
        'reply.submitted': [
          { guard: 'isComplete', target: 'sending' },
          { target: '.incomplete', actions: 'findProblem' },
        ],
      },
      states: { editing: {}, incomplete: {}, refused: {}, unreachable: {}, sent: {} },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendReply',
        src: 'sendReply',
        input: ({ context: { message, idempotencyKey } }) => ({ message, idempotencyKey }),
        onDone: [
          {
            guard: { type: 'wasSent', params: ({ event }) => event.output },
            target: 'writing.sent',
            actions: ['clearMessage', 'forgetReply'],
          },
          {
            target: 'writing.refused',
            actions: { type: 'takeProblem', params: ({ event }) => event.output },
          },
        ],
        onError: 'writing.unreachable',
      },
      after: { answerTimeout: 'writing.unreachable' },
    },
  },
})
