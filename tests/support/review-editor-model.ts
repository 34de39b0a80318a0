import { fromPromise } from 'xstate'
import type { ReviewDraft } from '#domain/reviews/review-types.ts'
import type { SendPostInput, SendPostOutput } from '#machines/post-editor/post-editor.ts'
import {
  type LocationReviewForm,
  locationReviewEditorMachine,
} from '#machines/location-review-editor/location-review-editor.machine.ts'
import { type QuestionForm, questionEditorMachine } from '#machines/question-editor/question-editor.machine.ts'
import { type ReviewForm, reviewEditorMachine } from '#machines/review-editor/review-editor.machine.ts'
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

export const goodForm = { ...goodDraft, name: null }
export const emptyForm = { ...emptyDraft, name: null }

export const outcomes = {
  published: { ok: true, became: 'published', path: null },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED' },
  invalid: {
    ok: false,
    reason: 'INVALID',
    errors: [{ field: 'propertyAddress', message: 'We don’t know this suburb.' }],
  },
  refused: { ok: false, reason: 'REFUSED', message: 'You have written 5 reviews within a day.' },
  changed: { ok: false, reason: 'CHANGED', current: { form: goodForm, revision: '5' } },
} as const satisfies Record<string, SendPostOutput<ReviewForm>>

const done = (output: SendPostOutput<ReviewForm>) => ({ type: 'xstate.done.actor.sendPost', output })

/** Everything that can happen to a review that is written, the outcomes of its request included. */
const reviewEvents = [
  { type: 'form.changed', form: goodForm },
  { type: 'form.changed', form: emptyForm },
  { type: 'form.changedElsewhere', saved: { form: goodForm, revision: null, idempotencyKey: 'the-first-key-0001' } },
  { type: 'post.submitted' },
  { type: 'post.sentElsewhere' },
  { type: 'own.chosen' },
  { type: 'current.chosen' },
  { type: 'signIn.abandoned' },
  { type: 'member.arrived' },
  { type: 'member.left' },
  ...Object.values(outcomes).map(done),
  { type: 'xstate.error.actor.sendPost' },
  { type: 'xstate.after.answerTimeout.reviewEditor.sending' },
]

export const nobodyInput = {
  form: emptyForm,
  revision: null,
  idempotencyKey: 'the-first-key-0001',
  needsMember: true,
  hasMember: false,
}
export const clientInput = {
  form: emptyForm,
  revision: null,
  idempotencyKey: 'the-first-key-0001',
  needsMember: false,
  hasMember: false,
}

/** The machine without surroundings: a request that is never answered, a storage that keeps nothing. */
export const stillReviewEditor = reviewEditorMachine.provide({
  actors: { sendPost: fromPromise<SendPostOutput<ReviewForm>, SendPostInput<ReviewForm>>(() => new Promise(() => {})) },
  actions: { savePost: () => {}, clearPost: () => {}, askToSignIn: () => {} },
})

export const nobodyReviewPaths = transitionPaths(stillReviewEditor, reviewEvents, nobodyInput)
export const clientReviewPaths = transitionPaths(stillReviewEditor, reviewEvents, clientInput)

const goodQuestion: QuestionForm = { kind: 'question', title: 'Is it loud at night?', content: '' }
const emptyQuestion: QuestionForm = { kind: 'question', title: '', content: '' }

/** The same events for an editor of another kind of post. */
const eventsOf = <Form extends object>(id: string, good: Form, empty: Form) =>
  reviewEvents.map((event) => ({
    ...event,
    type: event.type.replace('.reviewEditor.', `.${id}.`),
    ...('form' in event ? { form: event.form === goodForm ? good : empty } : {}),
    ...('output' in event && 'current' in event.output
      ? { output: { ...event.output, current: { form: good, revision: '5' } } }
      : {}),
    ...('saved' in event ? { saved: { form: good, revision: null, idempotencyKey: 'the-first-key-0001' } } : {}),
  }))

export const nobodyQuestionInput = { ...nobodyInput, form: emptyQuestion }

export const stillQuestionEditor = questionEditorMachine.provide({
  actors: {
    sendPost: fromPromise<SendPostOutput<QuestionForm>, SendPostInput<QuestionForm>>(() => new Promise(() => {})),
  },
  actions: { savePost: () => {}, clearPost: () => {}, askToSignIn: () => {} },
})

export const nobodyQuestionPaths = transitionPaths(
  stillQuestionEditor,
  eventsOf('questionEditor', goodQuestion, emptyQuestion),
  nobodyQuestionInput,
)

const emptyLocationReview: LocationReviewForm = {
  title: '',
  content: '',
  rating: 0,
  statistics: [],
  authorRelation: 'livesHere',
  sinceYear: null,
  pros: '',
  cons: '',
  thisYear: 2026,
  photos: [],
  uploading: 0,
}
export const goodLocationReview: LocationReviewForm = {
  ...emptyLocationReview,
  title: 'Close to the river',
  content: 'You can walk along the river for hours.',
  rating: 4,
  sinceYear: 2019,
  pros: 'The river\n\n Trams ',
}

export const nobodyLocationReviewInput = { ...nobodyInput, form: emptyLocationReview }

export const stillLocationReviewEditor = locationReviewEditorMachine.provide({
  actors: {
    sendPost: fromPromise<SendPostOutput<LocationReviewForm>, SendPostInput<LocationReviewForm>>(
      () => new Promise(() => {}),
    ),
  },
  actions: { savePost: () => {}, clearPost: () => {}, askToSignIn: () => {} },
})

export const nobodyLocationReviewPaths = transitionPaths(
  stillLocationReviewEditor,
  eventsOf('locationReviewEditor', goodLocationReview, emptyLocationReview),
  nobodyLocationReviewInput,
)
