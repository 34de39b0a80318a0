import { fromPromise } from 'xstate'
import {
  type AuthDraft,
  type AuthForm,
  authModalMachine,
  type SubmitInput,
  type SubmitOutput,
} from '#machines/auth-modal/auth-modal.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const typedDraft: AuthDraft = {
  name: 'Mia Chen',
  email: 'mia@homely.example',
  password: 'three brown wombats',
  code: '',
}

const done = (output: SubmitOutput) => ({ type: 'xstate.done.actor.submit', output })

/** Everything that can happen to the window, the outcomes of its wait included. */
const authModalEvents = [
  { type: 'modal.opened', form: 'signIn', position: 'nav_sign_in_btn', idempotencyKey: 'key-of-the-window' },
  { type: 'modal.opened', form: 'signUp', position: 'nav_join_btn', idempotencyKey: 'key-of-the-window' },
  { type: 'modal.closed' },
  { type: 'form.chosen', form: 'signIn' },
  { type: 'form.chosen', form: 'signUp' },
  { type: 'form.chosen', form: 'forgotPassword' },
  { type: 'draft.changed', draft: typedDraft },
  { type: 'form.submitted' },
  done({ ok: true, location: '/api/user/mia-chen' }),
  done({ ok: true, location: null }),
  done({ ok: false, errors: [{ field: 'email', message: 'Please enter a full email address.' }] }),
  done({ ok: false, errors: [], isCodeNeeded: true }),
  { type: 'xstate.error.actor.submit' },
  { type: 'xstate.after.answerTimeout.authModal.open.submitting' },
]

/** The machine without surroundings: a question that never ends by itself, nothing tracked, nobody signed in. */
export const stillAuthModal = authModalMachine.provide({
  actors: { submit: fromPromise<SubmitOutput, SubmitInput>(() => new Promise(() => {})) },
  actions: { recordChoice: () => {}, reportAuthenticated: () => {} },
})

/** The paths that are walked in memory and through the page. */
export const authModalPaths = transitionPaths(stillAuthModal, authModalEvents)

export type AuthKey = {
  value: string
  form: AuthForm
  draft: AuthDraft
  isCodeAsked: boolean
  errors: readonly { message: string }[]
}

/** State and what the window shows, out of the key of a path. */
export function readKey(key: string): AuthKey {
  const [value = ''] = key.split(' ')
  // Written by transitionPaths from the machine's context.
  const context = JSON.parse(key.slice(value.length + 1)) as Omit<AuthKey, 'value'>
  const state = JSON.parse(value) as string | { open: string }
  return { ...context, value: typeof state === 'string' ? state : state.open }
}
