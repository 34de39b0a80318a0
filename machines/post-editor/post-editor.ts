import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type PostError = { field: string; message: string }
/** What a post says, and the revision of it that was read; null for a new one. */
export type PostText<Form> = { form: Form; revision: string | null }
export type SendPostInput<Form> = PostText<Form> & { idempotencyKey: string }
/** What became of a post that was sent. */
export type SentPost = 'published' | 'held' | 'unconfirmed'
/** Rejects when no answer came; whether the post was written is then unknown. */
export type SendPostOutput<Form = object> =
  | { ok: true; became: SentPost; path: string | null }
  | { ok: false; reason: 'SESSION_ENDED' }
  | { ok: false; reason: 'INVALID'; errors: readonly PostError[] }
  | { ok: false; reason: 'REFUSED'; message: string }
  | { ok: false; reason: 'CHANGED'; current: PostText<Form> }

/** What survives a reload, a failure and signing in: what was typed, of which revision, and the key under which it is sent. */
export type SavedPost<Form> = SendPostInput<Form>

type Facts = {
  /** Whether somebody must be logged in to send it; a client who was asked by mail need not. */
  needsMember: boolean
  hasMember: boolean
}

type Context<Form> = SavedPost<Form> &
  Facts & {
    errors: readonly PostError[]
    message: string
    /** What the post says where it was changed since it was read; null otherwise. */
    current: PostText<Form> | null
    became: SentPost | null
    path: string | null
  }

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
        | { type: 'own.chosen' }
        | { type: 'current.chosen' }
        | { type: 'signIn.abandoned' }
        | { type: 'member.arrived' }
        | { type: 'member.left' }
      tags: 'busy' | 'editable'
    },
    actors: { sendPost: fromPromise<SendPostOutput<Form>, SendPostInput<Form>>(missing('sendPost')) },
    actions: {
      setForm: assign(({ context, event }) => (event.type === 'form.changed' ? changedForm(context, event.form) : {})),
      setSaved: assign((_, { form, revision, idempotencyKey }: SavedPost<Form>) => ({
        form,
        revision,
        idempotencyKey,
        errors: [],
      })),
      findErrors: assign({ errors: ({ context }) => errorsOf(context.form) }),
      setErrors: assign((_, output: SendPostOutput<Form>) => ({ errors: 'errors' in output ? output.errors : [] })),
      setMessage: assign((_, output: SendPostOutput<Form>) => ({ message: 'message' in output ? output.message : '' })),
      setCurrent: assign((_, output: SendPostOutput<Form>) => ({
        current: 'current' in output ? output.current : null,
      })),
      keepForm: assign(({ context: { current, revision } }) => ({ revision: current?.revision ?? revision })),
      takeCurrent: assign(({ context: { form, revision, current } }) => ({
        ...(current ?? { form, revision }),
        errors: [],
      })),
      clearErrors: assign({ errors: [], message: '' }),
      setMember: assign((_, hasMember: boolean) => ({ hasMember })),
      setSent: assign((_, output: SendPostOutput<Form>) =>
        output.ok ? { became: output.became, path: output.path } : { became: null, path: null },
      ),
      savePost: (...[, { idempotencyKey }]: [unknown, SavedPost<Form>]) => missing(`savePost for ${idempotencyKey}`)(),
      clearPost: missing('clearPost'),
      askToSignIn: missing('askToSignIn'),
    },
    guards: {
      isWrong: ({ context }) => errorsOf(context.form).length > 0,
      needsSignIn: ({ context }) => context.needsMember && !context.hasMember,
      wasSent: (_, output: SendPostOutput<Form>) => output.ok,
      wasInvalid: (_, output: SendPostOutput<Form>) => !output.ok && output.reason === 'INVALID',
      wasRefused: (_, output: SendPostOutput<Form>) => !output.ok && output.reason === 'REFUSED',
      isChanged: (_, output: SendPostOutput<Form>) => !output.ok && output.reason === 'CHANGED',
    },
    delays: { answerTimeout: 20_000 },
  })

const savePost = {
  type: 'savePost',
  params: <Form>({ context }: { context: Context<Form> }) => context,
} as const

/** The one request of a post, and what each answer to it means. */
const sendingOf = <Form extends object>(parts: ReturnType<typeof editor<Form>>) =>
  parts.createStateConfig({
    tags: 'busy',
    entry: ['clearErrors', savePost],
    invoke: {
      id: 'sendPost',
      src: 'sendPost',
      input: ({ context: { form, revision, idempotencyKey } }) => ({ form, revision, idempotencyKey }),
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
        {
          guard: { type: 'isChanged', params: ({ event }) => event.output },
          target: 'writing.changedMeanwhile',
          actions: { type: 'setCurrent', params: ({ event }) => event.output },
        },
        { target: 'awaitingMember', actions: { type: 'setMember', params: false } },
      ],
      onError: 'writing.unreachable',
    },
    after: { answerTimeout: 'writing.unreachable' },
  })

/**
 * One post, from the first word to what became of it, under a name of its own. What was typed is saved after every change, together with the
 * key, until it was sent; another tab's changes are taken while nothing is being sent. Never two requests in flight, and a repeat has the
 * same key, so the post is written once. Who is not logged in is asked to, and the post goes out when they are. A change of what was
 * changed since it was read waits until its author chooses between both. Owned by the form.
 */
export const createPostEditor = <Form extends object>(
  id: string,
  { errorsOf }: { errorsOf: (form: Form) => readonly PostError[] },
) => {
  const parts = editor(errorsOf)
  return parts.createMachine({
    id,
    context: ({ input }) => ({ ...input, errors: [], message: '', current: null, became: null, path: null }),
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
        states: {
          editing: {},
          refusedAsInvalid: {},
          refused: {},
          changedMeanwhile: {
            on: {
              'form.changed': { actions: ['setForm', savePost] },
              'own.chosen': { target: `#${id}.sending`, actions: 'keepForm' },
              'current.chosen': { target: 'editing', actions: ['takeCurrent', savePost] },
            },
          },
          unreachable: {},
        },
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
      sending: sendingOf(parts),
      sent: { type: 'final', entry: 'clearPost' },
      sentElsewhere: { type: 'final' },
    },
  })
}

/** What was wrong with a field stays until the field is changed. */
const changedForm = <Form extends object>({ form: before, errors }: Context<Form>, form: Form) => ({
  form,
  errors: errors.filter(({ field }) => Reflect.get(form, field) === Reflect.get(before, field)),
})
