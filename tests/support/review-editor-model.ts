import { fromPromise } from 'xstate'
import type { ReviewDraft } from '#domain/reviews/review-types.ts'
import {
  reviewEditorMachine,
  type SendReviewInput,
  type SendReviewOutput,
} from '#machines/review-editor/review-editor.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const emptyDraft: ReviewDraft = {
  title: '',
  content: '',
  rating: 0,
  statistics: [],
  serviceProvidedType: 'sale',
  propertyAddress: '',
  evidence: '',
}

export const goodDraft: ReviewDraft = {
  ...emptyDraft,
  title: 'Straight with us',
  content: 'She told us on the first day what it would go for.',
  rating: 4,
}

export const goodForm = { draft: goodDraft, name: null }
export const emptyForm = { draft: emptyDraft, name: null }

export const outcomes = {
  published: { ok: true, became: 'published' },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED' },
  invalid: {
    ok: false,
    reason: 'INVALID',
    errors: [{ field: 'propertyAddress', message: 'We don’t know this suburb.' }],
  },
  refused: { ok: false, reason: 'REFUSED', message: 'You have written 5 reviews within a day.' },
} as const satisfies Record<string, SendReviewOutput>

const done = (output: SendReviewOutput) => ({ type: 'xstate.done.actor.sendReview', output })

/** Everything that can happen to a review that is written, the outcomes of its request included. */
const reviewEvents = [
  { type: 'form.changed', form: goodForm },
  { type: 'form.changed', form: emptyForm },
  { type: 'form.changedElsewhere', kept: { ...goodForm, idempotencyKey: 'the-first-key-0001' } },
  { type: 'review.submitted' },
  { type: 'review.sentElsewhere' },
  { type: 'signIn.abandoned' },
  { type: 'member.arrived' },
  { type: 'member.left' },
  ...Object.values(outcomes).map(done),
  { type: 'xstate.error.actor.sendReview' },
  { type: 'xstate.after.answerTimeout.reviewEditor.sending' },
]

export const nobodyInput = { ...emptyForm, idempotencyKey: 'the-first-key-0001', needsMember: true, hasMember: false }
export const clientInput = { ...emptyForm, idempotencyKey: 'the-first-key-0001', needsMember: false, hasMember: false }

/** The machine without surroundings: a request that is never answered, a storage that keeps nothing. */
export const stillReviewEditor = reviewEditorMachine.provide({
  actors: { sendReview: fromPromise<SendReviewOutput, SendReviewInput>(() => new Promise(() => {})) },
  actions: { persistReview: () => {}, forgetReview: () => {}, askToSignIn: () => {} },
})

export const nobodyReviewPaths = transitionPaths(stillReviewEditor, reviewEvents, nobodyInput)
export const clientReviewPaths = transitionPaths(stillReviewEditor, reviewEvents, clientInput)
