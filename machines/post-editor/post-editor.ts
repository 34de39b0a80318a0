import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type PostError = { field: string; message: string }
export type SendPostInput<Form> = { form: Form; idempotencyKey: string }
/** What became of a post that was sent. */
export type SentPost = 'published' | 'held' | 'unconfirmed'
/** Rejects when no answer came; whether the post was written is then unknown. */
export type SendPostOutput =
  | { ok: true; became: SentPost; path: string | null }
  | { ok: false; reason: 'SESSION_ENDED' }
  | { ok: false; reason: 'INVALID'; errors: readonly PostError[] }
  | { ok: false; reason: 'REFUSED'; message: string }

/** What survives a reload, a failure and signing in: what was typed, and the key under which it is sent. */
export type SavedPost<Form> = { form: Form; idempotencyKey: string }

type Facts = {
  /** Whether somebody must be logged in to send it; a client who was asked by mail need not. */
  needsMember: boolean
  hasMember: boolean
}

type Context<Form> = SavedPost<Form> &
  Facts & { errors: readonly PostError[]; message: string; became: SentPost | null; path: string | null }

const missing = missingPartsOf('postEditor')

const editor = <Form extends object>(errorsOf: (form: Form) => readonly PostError[]) =>
  setup({
    types: {} as {
      input: SavedPost<Form> & Facts
      context: Context<Form>
      events:
        | { type: 'form.changed'; form: Form }
        | { type: 'form.changedElsewhere'; saved: SavedPost<Form> }
        | { type: 'post.submitted' }
        | { type: 'post.sentElsewhere' }
        | { type: 'signIn.abandoned' }
        | { type: 'member.arrived' }
        | { type: 'member.left' }
      tags: 'busy' | 'editable'
    },
    actors: { sendPost: fromPromise<SendPostOutput, SendPostInput<Form>>(missing('sendPost')) },
    actions: {
      setForm: assign(({ context, event }) => (event.type === 'form.changed' ? changedForm(context, event.form) : {})),
      setSaved: assign((_, { form, idempotencyKey }: SavedPost<Form>) => ({ form, idempotencyKey, errors: [] })),
      findErrors: assign({ errors: ({ context }) => errorsOf(context.form) }),
      setErrors: assign((_, output: SendPostOutput) => ({ errors: 'errors' in output ? output.errors : [] })),
      setMessage: assign((_, output: SendPostOutput) => ({ message: 'message' in output ? output.message : '' })),
      clearErrors: assign({ errors: [], message: '' }),
      setMember: assign((_, hasMember: boolean) => ({ hasMember })),
      setSent: assign((_, output: SendPostOutput) =>
        output.ok ? { became: output.became, path: output.path } : { became: null, path: null },
      ),
      savePost: (...[, { idempotencyKey }]: [unknown, SavedPost<Form>]) => missing(`savePost for ${idempotencyKey}`)(),
      clearPost: missing('clearPost'),
      askToSignIn: missing('askToSignIn'),
    },
    guards: {
      isWrong: ({ context }) => errorsOf(context.form).length > 0,
      needsSignIn: ({ context }) => context.needsMember && !context.hasMember,
      wasSent: (_, output: SendPostOutput) => output.ok,
      wasInvalid: (_, output: SendPostOutput) => !output.ok && output.reason === 'INVALID',
      wasRefused: (_, output: SendPostOutput) => !output.ok && output.reason === 'REFUSED',
    },
    delays: { answerTimeout: 20_000 },
  })

/**
 * One post, from the first word to what became of it, under a name of its own. What was typed is saved after every change, together with the
 * key, until it was sent; another tab's changes are taken while nothing is being sent. Never two requests in flight, and a repeat has the
 * same key, so the post is written once. Who is not logged in is asked to, and the post goes out when they are. Owned by the form.
 */
export const createPostEditor = <Form extends object>(
  id: string,
  { errorsOf }: { errorsOf: (form: Form) => readonly PostError[] },
) =>
  editor(errorsOf).createMachine({
    id,
    context: ({ input }) => ({ ...input, errors: [], message: '', became: null, path: null }),
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
          'form.changed': { target: '.editing', actions: ['setForm', savePost] },
          'form.changedElsewhere': {
            target: '.editing',
            actions: { type: 'setSaved', params: ({ event }) => event.saved },
          },
          'post.sentElsewhere': 'sentElsewhere',
          'post.submitted': [
            { guard: 'isWrong', target: '.refusedAsInvalid', actions: 'findErrors' },
            { guard: 'needsSignIn', target: 'awaitingMember' },
            { target: 'sending' },
          ],
        },
        states: { editing: {}, refusedAsInvalid: {}, refused: {}, unreachable: {} },
      },
      awaitingMember: {
        tags: 'editable',
        entry: [savePost, 'askToSignIn'],
        on: {
          'member.arrived': { target: 'sending', actions: { type: 'setMember', params: true } },
          'signIn.abandoned': 'writing',
          'form.changed': { target: 'writing', actions: ['setForm', savePost] },
          'post.submitted': { target: 'awaitingMember', reenter: true },
          'post.sentElsewhere': 'sentElsewhere',
        },
      },
      sending: {
        tags: 'busy',
        entry: ['clearErrors', savePost],
        invoke: {
          id: 'sendPost',
          src: 'sendPost',
          input: ({ context: { form, idempotencyKey } }) => ({ form, idempotencyKey }),
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
      sent: { type: 'final', entry: 'clearPost' },
      sentElsewhere: { type: 'final' },
    },
  })

const savePost = {
  type: 'savePost',
  params: <Form>({ context }: { context: Context<Form> }) => context,
} as const

/** What was wrong with a field stays until the field is changed. */
const changedForm = <Form extends object>({ form: before, errors }: Context<Form>, form: Form) => ({
  form,
  errors: errors.filter(({ field }) => Reflect.get(form, field) === Reflect.get(before, field)),
})
