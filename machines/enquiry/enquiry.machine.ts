import { assign, fromPromise, setup } from 'xstate'
import {
  checkEnquiryDraft,
  type DraftError,
  type EnquiryDraft,
  emptyEnquiryDraft,
} from '#domain/enquiries/enquiry-draft.ts'
import { type EnquirySubject, enquirySubjectKey } from '#domain/enquiries/enquiry-subject.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type SendEnquiryInput = { subject: EnquirySubject; draft: EnquiryDraft; idempotencyKey: string }
/** Rejects when no answer came; whether the agent was asked is then unknown. */
export type SendEnquiryOutput =
  | { ok: true; receivedAt: string }
  | { ok: false; reason: 'INVALID'; errors: readonly DraftError[] }
  | { ok: false; reason: 'TOO_MANY' | 'GONE' }

/** What survives closing the form and leaving the page: what was typed, and the key under which it is sent. */
export type SavedEnquiry = { draft: EnquiryDraft; idempotencyKey: string }
export type SentEnquiry = { subject: EnquirySubject; receivedAt: string }

const missing = missingPartsOf('enquiryMachine')

/**
 * The enquiries of one visitor about one subject (a home, an agent, their own home), from the first word to a message that was sent.
 * Never two requests in flight; a repeat reuses the idempotency key, so the agent hears once. What was typed is kept after
 * every change and before every request, together with the key, until it is sent. Lives as long as the portal is open;
 * whether the form is on the screen is not its concern. Owned by src/shared/enquiry.
 */
export const enquiryMachine = setup({
  types: {} as {
    input: { subject: EnquirySubject } & SavedEnquiry
    context: { subject: EnquirySubject; errors: readonly DraftError[]; receivedAt: string | null } & SavedEnquiry
    events:
      | { type: 'draft.changed'; draft: EnquiryDraft }
      | { type: 'enquiry.submitted' }
      | { type: 'enquiry.begunAnew'; idempotencyKey: string }
    tags: 'busy'
  },
  actors: { sendEnquiry: fromPromise<SendEnquiryOutput, SendEnquiryInput>(missing('sendEnquiry')) },
  actions: {
    takeDraft: assign(({ context }, draft: EnquiryDraft) => ({
      draft,
      errors: context.errors.filter(({ field }) => draft[field] === context.draft[field]),
    })),
    findErrors: assign({ errors: ({ context }) => checkEnquiryDraft(context.draft, context.subject.kind) }),
    setErrors: assign(({ context }, output: SendEnquiryOutput) => ({
      errors: 'errors' in output ? output.errors : [],
      draft: { ...context.draft, honeypot: '' },
    })),
    clearErrors: assign({ errors: [] }),
    setReceipt: assign((_, output: SendEnquiryOutput) => ({ receivedAt: output.ok ? output.receivedAt : null })),
    beginAnew: assign(({ context }, idempotencyKey: string) => {
      const { name, email, phone } = context.draft
      return { idempotencyKey, draft: { ...emptyEnquiryDraft, name, email, phone }, receivedAt: null }
    }),
    persistEnquiry: (...[, kept]: [unknown, SavedEnquiry]) => missing(`persistEnquiry for ${kept.idempotencyKey}`)(),
    forgetEnquiry: missing('forgetEnquiry'),
    rememberEnquiry: (...[, { subject }]: [unknown, SentEnquiry]) =>
      missing(`rememberEnquiry for ${enquirySubjectKey(subject)}`)(),
  },
  guards: {
    isComplete: ({ context }) => checkEnquiryDraft(context.draft, context.subject.kind).length === 0,
    wasAccepted: (_, output: SendEnquiryOutput) => output.ok,
    wasInvalid: (_, output: SendEnquiryOutput) => !output.ok && output.reason === 'INVALID',
    wasTooMany: (_, output: SendEnquiryOutput) => !output.ok && output.reason === 'TOO_MANY',
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'enquiry',
  context: ({ input }) => ({ ...input, errors: [], receivedAt: null }),
  initial: 'writing',
  states: {
    writing: {
      initial: 'editing',
      on: {
        'draft.changed': {
          target: '.editing',
          actions: [
            { type: 'takeDraft', params: ({ event }) => event.draft },
            { type: 'persistEnquiry', params: ({ context }) => context },
          ],
        },
        'enquiry.submitted': [
          { guard: 'isComplete', target: 'sending' },
          { target: '.refusedAsInvalid', actions: 'findErrors' },
        ],
      },
      states: { editing: {}, refusedAsInvalid: {}, refusedAsTooMany: {}, refusedAsGone: {}, unreachable: {} },
    },
    sending: {
      tags: 'busy',
      entry: ['clearErrors', { type: 'persistEnquiry', params: ({ context }) => context }],
      invoke: {
        id: 'sendEnquiry',
        src: 'sendEnquiry',
        input: ({ context: { subject, draft, idempotencyKey } }) => ({ subject, draft, idempotencyKey }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'setReceipt', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasInvalid', params: ({ event }) => event.output },
            target: 'writing.refusedAsInvalid',
            actions: { type: 'setErrors', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasTooMany', params: ({ event }) => event.output },
            target: 'writing.refusedAsTooMany',
          },
          { target: 'writing.refusedAsGone' },
        ],
        onError: 'writing.unreachable',
      },
      after: { answerTimeout: 'writing.unreachable' },
    },
    sent: {
      entry: [
        'forgetEnquiry',
        {
          type: 'rememberEnquiry',
          params: ({ context }) => ({ subject: context.subject, receivedAt: context.receivedAt ?? '' }),
        },
      ],
      on: {
        'enquiry.begunAnew': {
          target: 'writing.editing',
          actions: { type: 'beginAnew', params: ({ event }) => event.idempotencyKey },
        },
      },
    },
  },
})
