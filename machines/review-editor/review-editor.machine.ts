import { assign, fromPromise, setup } from 'xstate'
import { checkReview, checkReviewerName, type ReviewFieldError } from '#domain/reviews/check-review.ts'
import type { ReviewDraft } from '#domain/reviews/review-types.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** What is typed; the name is that of a client who was asked by mail, and null for a member. */
export type ReviewForm = { draft: ReviewDraft; name: string | null }
export type SendReviewInput = ReviewForm & { idempotencyKey: string }
/** What became of a review that was sent. */
export type SentReview = 'published' | 'held' | 'unconfirmed'
/** Rejects when no answer came; whether the review was written is then unknown. */
export type SendReviewOutput =
  | { ok: true; became: SentReview }
  | { ok: false; reason: 'SESSION_ENDED' }
  | { ok: false; reason: 'INVALID'; errors: readonly ReviewFieldError[] }
  | { ok: false; reason: 'REFUSED'; message: string }

/** What survives a reload, a failure and signing in: what was typed, and the key under which it is sent. */
export type SavedReview = ReviewForm & { idempotencyKey: string }

type Facts = {
  /** Whether somebody must be logged in to send it; a client who was asked by mail need not. */
  needsMember: boolean
  hasMember: boolean
}

const missing = missingPartsOf('reviewEditorMachine')

/**
 * One review, from the first word to what became of it. What was typed is kept after every change, together with the key, until it was sent;
 * another tab's changes are taken while nothing is being sent. Never two requests in flight, and a repeat has the same key, so the review
 * is written once. Who is not logged in is asked to, and the review goes out when they are. Owned by the pages that show the form.
 */
export const reviewEditorMachine = setup({
  types: {} as {
    input: SavedReview & Facts
    context: SavedReview & Facts & { errors: readonly ReviewFieldError[]; message: string; became: SentReview | null }
    events:
      | { type: 'form.changed'; form: ReviewForm }
      | { type: 'form.changedElsewhere'; kept: SavedReview }
      | { type: 'review.submitted' }
      | { type: 'review.sentElsewhere' }
      | { type: 'signIn.abandoned' }
      | { type: 'member.arrived' }
      | { type: 'member.left' }
    tags: 'busy' | 'editable'
  },
  actors: { sendReview: fromPromise<SendReviewOutput, SendReviewInput>(missing('sendReview')) },
  actions: {
    takeForm: assign(({ context }, { draft, name }: ReviewForm) => ({
      draft,
      name,
      errors: context.errors.filter(({ field }) =>
        field === 'name' ? name === context.name : draft[field] === context.draft[field],
      ),
    })),
    takeKept: assign((_, { draft, name, idempotencyKey }: SavedReview) => ({
      draft,
      name,
      idempotencyKey,
      errors: [],
    })),
    findErrors: assign({ errors: ({ context }) => errorsOf(context) }),
    setErrors: assign((_, output: SendReviewOutput) => ({ errors: 'errors' in output ? output.errors : [] })),
    setMessage: assign((_, output: SendReviewOutput) => ({ message: 'message' in output ? output.message : '' })),
    clearErrors: assign({ errors: [], message: '' }),
    setMember: assign((_, hasMember: boolean) => ({ hasMember })),
    setSent: assign((_, output: SendReviewOutput) => ({ became: output.ok ? output.became : null })),
    persistReview: (...[, kept]: [unknown, SavedReview]) => missing(`persistReview for ${kept.idempotencyKey}`)(),
    forgetReview: missing('forgetReview'),
    askToSignIn: missing('askToSignIn'),
  },
  guards: {
    isWrong: ({ context }) => errorsOf(context).length > 0,
    needsSignIn: ({ context }) => context.needsMember && !context.hasMember,
    wasSent: (_, output: SendReviewOutput) => output.ok,
    wasInvalid: (_, output: SendReviewOutput) => !output.ok && output.reason === 'INVALID',
    wasRefused: (_, output: SendReviewOutput) => !output.ok && output.reason === 'REFUSED',
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'reviewEditor',
  context: ({ input }) => ({ ...input, errors: [], message: '', became: null }),
  initial: 'writing',
  on: {
    'member.arrived': { actions: { type: 'setMember', params: true } },
    'member.left': { actions: { type: 'setMember', params: false } },
  },
  states: {
    writing: {
      tags: 'editable',
      initial: 'editing',
      on: {
        'form.changed': {
          target: '.editing',
          actions: [
            { type: 'takeForm', params: ({ event }) => event.form },
            { type: 'persistReview', params: ({ context }) => context },
          ],
        },
        'form.changedElsewhere': {
          target: '.editing',
          actions: { type: 'takeKept', params: ({ event }) => event.kept },
        },
        'review.sentElsewhere': 'sentElsewhere',
        'review.submitted': [
          { guard: 'isWrong', target: '.refusedAsInvalid', actions: 'findErrors' },
          { guard: 'needsSignIn', target: 'awaitingMember' },
          { target: 'sending' },
        ],
      },
      states: { editing: {}, refusedAsInvalid: {}, refused: {}, unreachable: {} },
    },
    awaitingMember: {
      tags: 'editable',
      entry: [{ type: 'persistReview', params: ({ context }) => context }, 'askToSignIn'],
      on: {
        'member.arrived': { target: 'sending', actions: { type: 'setMember', params: true } },
        'signIn.abandoned': 'writing',
        'form.changed': {
          target: 'writing',
          actions: [
            { type: 'takeForm', params: ({ event }) => event.form },
            { type: 'persistReview', params: ({ context }) => context },
          ],
        },
        'review.submitted': { target: 'awaitingMember', reenter: true },
        'review.sentElsewhere': 'sentElsewhere',
      },
    },
    sending: {
      tags: 'busy',
      entry: ['clearErrors', { type: 'persistReview', params: ({ context }) => context }],
      invoke: {
        id: 'sendReview',
        src: 'sendReview',
        input: ({ context: { draft, name, idempotencyKey } }) => ({ draft, name, idempotencyKey }),
        onDone: [
          {
            guard: { type: 'wasSent', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'setSent', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasInvalid', params: ({ event }) => event.output },
            target: 'writing.refusedAsInvalid',
            actions: { type: 'setErrors', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'writing.refused',
            actions: { type: 'setMessage', params: ({ event }) => event.output },
          },
          { target: 'awaitingMember', actions: { type: 'setMember', params: false } },
        ],
        onError: 'writing.unreachable',
      },
      after: { answerTimeout: 'writing.unreachable' },
    },
    sent: { type: 'final', entry: 'forgetReview' },
    sentElsewhere: { type: 'final' },
  },
})

const errorsOf = ({ draft, name }: ReviewForm): ReviewFieldError[] => [
  ...(name === null ? [] : checkReviewerName(name)),
  ...checkReview(draft),
]
