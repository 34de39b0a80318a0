import { fromPromise } from 'xstate'
import {
  enquiryReplyMachine,
  type SavedReply,
  type SendReplyOutput,
} from '#machines/enquiry-reply/enquiry-reply.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const replyInput: SavedReply = { message: '', idempotencyKey: 'first-key' }

export const replyOutcomes = {
  sent: { ok: true },
  refused: { ok: false, message: 'There is no such enquiry in your inbox.' },
} as const satisfies Record<string, SendReplyOutput>

/** Everything that can happen to a reply, the outcomes of its request included. */
const replyEvents = [
  { type: 'message.changed', message: 'Yes, on Saturday.', idempotencyKey: 'second-key' },
  { type: 'message.changed', message: ' ', idempotencyKey: 'third-key' },
  { type: 'reply.submitted' },
  ...Object.values(replyOutcomes).map((output) => ({ type: 'xstate.done.actor.sendReply', output })),
  { type: 'xstate.error.actor.sendReply' },
  { type: 'xstate.after.answerTimeout.enquiryReply.sending' },
]

/** The machine without surroundings: requests that are never answered, and nothing kept. */
export const stillEnquiryReply = enquiryReplyMachine.provide({
  actors: { sendReply: fromPromise<SendReplyOutput, SavedReply>(() => new Promise<never>(() => {})) },
  actions: { persistReply: () => {}, forgetReply: () => {} },
})

export const enquiryReplyPaths = transitionPaths(stillEnquiryReply, replyEvents, replyInput)
