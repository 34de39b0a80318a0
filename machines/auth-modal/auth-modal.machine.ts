import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type AuthForm = 'signIn' | 'signUp' | 'forgotPassword'
/** Which element opened it. */
const authPositions = ['nav_join_btn', 'nav_sign_in_btn', 'other'] as const
export type AuthPosition = (typeof authPositions)[number]
export type AuthDraft = { name: string; email: string; password: string; code: string }
export type FieldError = { field: keyof AuthDraft | null; message: string }
export type SubmitInput = { form: AuthForm; draft: AuthDraft; idempotencyKey: string; isCodeAsked: boolean }
/** `location` is where the member is read; null when only a mail was sent. Rejects when no answer came. */
export type SubmitOutput =
  | { ok: true; location: string | null }
  | {
      ok: false
      errors: readonly FieldError[]
      /** The account has a second factor: its code is asked for as well. */
      isCodeNeeded?: boolean
    }

type Opening = { form: AuthForm; position: AuthPosition; idempotencyKey: string; isCodeAsked?: boolean }
type Context = Required<Opening> & { draft: AuthDraft; errors: readonly FieldError[] }

const emptyDraft: AuthDraft = { name: '', email: '', password: '', code: '' }

const missing = missingPartsOf('authModalMachine')

/**
 * The window for signing in and signing up, from the first opening to the last of a page's life.
 * Name and e-mail stay when the forms change, when it is closed, and after every failure; password and code never outlive a
 * closed window. Who has a second factor is asked for its code beside all that was typed. Never two requests in flight; a repeated sign-up reuses its key, so one member is made. Owned by the app.
 */
export const authModalMachine = setup({
  types: {} as {
    context: Context
    events:
      | ({ type: 'modal.opened' } & Opening)
      | { type: 'modal.closed' }
      | { type: 'form.chosen'; form: AuthForm }
      | { type: 'draft.changed'; draft: AuthDraft }
      | { type: 'form.submitted' }
    tags: 'busy' | 'open'
  },
  actors: { submit: fromPromise<SubmitOutput, SubmitInput>(missing('submit')) },
  actions: {
    begin: assign((_, { form, position, idempotencyKey, isCodeAsked = false }: Opening) => ({
      form,
      position,
      idempotencyKey,
      isCodeAsked,
      errors: [],
    })),
    chooseForm: assign(({ context }, form: AuthForm) => ({
      form,
      errors: [],
      ...(form !== context.form && { isCodeAsked: false, draft: { ...context.draft, code: '' } }),
    })),
    takeDraft: assign(({ context }, draft: AuthDraft) => ({
      draft,
      errors: context.errors.filter(({ field }) => field !== null && draft[field] === context.draft[field]),
    })),
    setErrors: assign(({ context }, output: SubmitOutput) => ({
      errors: output.ok ? [] : output.errors,
      isCodeAsked: context.isCodeAsked || (context.form === 'signIn' && !output.ok && output.isCodeNeeded === true),
    })),
    setUnreachable: assign({
      errors: [
        { field: null, message: 'We couldn’t reach Homely. What you typed is still here, so please try again.' },
      ],
    }),
    clearErrors: assign({ errors: [] }),
    forgetPassword: assign(({ context }) => ({
      draft: { ...context.draft, password: '', code: '' },
      isCodeAsked: false,
    })),
    forgetDraft: assign({ draft: emptyDraft, isCodeAsked: false, errors: [] }),
    /** For auth tracking, before anything is asked of the server. */
    recordChoice: (...[, { form }]: [unknown, { form: AuthForm; position: AuthPosition }]) =>
      missing(`recordChoice of ${form}`)(),
    reportAuthenticated: (...[, output]: [unknown, SubmitOutput]) => missing(`reportAuthenticated for ${output.ok}`)(),
  },
  guards: {
    hasLocation: (_, output: SubmitOutput) => output.ok && output.location !== null,
    wasAccepted: (_, output: SubmitOutput) => output.ok,
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'authModal',
  context: {
    form: 'signIn',
    position: 'other',
    idempotencyKey: '',
    isCodeAsked: false,
    draft: emptyDraft,
    errors: [],
  },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetPassword',
      on: { 'modal.opened': { target: 'open', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    open: {
      tags: 'open',
      initial: 'filling',
      on: { 'modal.closed': 'closed' },
      states: {
        filling: {
          on: {
            'draft.changed': { actions: { type: 'takeDraft', params: ({ event }) => event.draft } },
            'form.chosen': { actions: { type: 'chooseForm', params: ({ event }) => event.form } },
            'form.submitted': 'submitting',
          },
        },
        submitting: {
          tags: 'busy',
          entry: ['clearErrors', { type: 'recordChoice', params: ({ context }) => context }],
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context: { form, draft, idempotencyKey, isCodeAsked } }) => ({
              form,
              draft,
              idempotencyKey,
              isCodeAsked,
            }),
            onDone: [
              {
                guard: { type: 'hasLocation', params: ({ event }) => event.output },
                target: 'succeeded',
                actions: { type: 'reportAuthenticated', params: ({ event }) => event.output },
              },
              { guard: { type: 'wasAccepted', params: ({ event }) => event.output }, target: 'mailed' },
              { target: 'filling', actions: { type: 'setErrors', params: ({ event }) => event.output } },
            ],
            onError: { target: 'filling', actions: 'setUnreachable' },
          },
          after: { answerTimeout: { target: 'filling', actions: 'setUnreachable' } },
        },
        succeeded: { entry: 'forgetDraft' },
        mailed: {
          entry: 'forgetPassword',
          on: {
            'form.chosen': { target: 'filling', actions: { type: 'chooseForm', params: ({ event }) => event.form } },
          },
        },
      },
    },
  },
})
