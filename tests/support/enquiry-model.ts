import { fromPromise } from 'xstate'
import { type EnquiryDraft, emptyEnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import { enquiryMachine, type SendEnquiryInput, type SendEnquiryOutput } from '#machines/enquiry/enquiry.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const draft: EnquiryDraft = {
  ...emptyEnquiryDraft,
  name: 'Mia Okafor',
  email: 'mia@mail.example',
  message: 'May I see it on Saturday?',
}

export const outcomes = {
  accepted: { ok: true, receivedAt: '2026-11-20T02:00:00.000Z' },
  invalid: { ok: false, reason: 'INVALID', errors: [{ field: 'email', message: 'Enter an e-mail address.' }] },
  tooMany: { ok: false, reason: 'TOO_MANY' },
  gone: { ok: false, reason: 'GONE' },
} as const satisfies Record<string, SendEnquiryOutput>

const done = (output: SendEnquiryOutput) => ({ type: 'xstate.done.actor.sendEnquiry', output })

/** Everything that can happen to an enquiry, the outcomes of its request included. */
const enquiryEvents = [
  { type: 'draft.changed', draft },
  { type: 'draft.changed', draft: emptyEnquiryDraft },
  { type: 'enquiry.submitted' },
  { type: 'enquiry.begunAnew', idempotencyKey: 'another-key-000001' },
  done(outcomes.accepted),
  done(outcomes.invalid),
  done(outcomes.tooMany),
  done(outcomes.gone),
  { type: 'xstate.error.actor.sendEnquiry' },
  { type: 'xstate.after.answerTimeout.enquiry.sending' },
]

export const enquiryInput = {
  subject: { kind: 'listing', listingId: 1 } as const,
  draft: emptyEnquiryDraft,
  idempotencyKey: 'the-first-key-0001',
}

/** The machine without surroundings: a request that is never answered, a memory that keeps nothing. */
export const stillEnquiry = enquiryMachine.provide({
  actors: { sendEnquiry: fromPromise<SendEnquiryOutput, SendEnquiryInput>(() => new Promise(() => {})) },
  actions: { persistEnquiry: () => {}, forgetEnquiry: () => {}, rememberEnquiry: () => {} },
})

export const enquiryPaths = transitionPaths(stillEnquiry, enquiryEvents, enquiryInput)

/** "writing.refusedAsGone" of `{"writing":"refusedAsGone"} {…context}`. */
export function stateOf(key: string): string {
  const value: unknown = JSON.parse(key.slice(0, key.indexOf(' ')))
  return typeof value === 'string' ? value : Object.entries(Object(value)).flat().join('.')
}
