import { fromPromise } from 'xstate'
import {
  type PostReturnOutput,
  type SocialReturn,
  type SocialSignInInput,
  socialSignInMachine,
} from '#machines/social-sign-in/social-sign-in.machine.ts'
import { transitionPaths } from './machine-paths.ts'

const nothing: SocialSignInInput = { providerName: null, authCode: null, fullName: null, email: null, authError: null }

/** What the address of a page can hold when it is opened, by what a reader would call it. */
export const addresses = {
  plain: nothing,
  returned: { ...nothing, providerName: 'google', authCode: 'code-1' },
  returnedWithName: {
    ...nothing,
    providerName: 'google',
    authCode: 'code-1',
    fullName: 'Mia Chen',
    email: 'mia@a.example',
  },
  withoutCode: { ...nothing, providerName: 'google' },
  withoutProvider: { ...nothing, authCode: 'code-1' },
  refused: { ...nothing, providerName: 'google', authError: 'access_denied' },
  refusedWithCode: { ...nothing, providerName: 'google', authCode: 'code-1', authError: 'access_denied' },
} satisfies Record<string, SocialSignInInput>

export type AddressName = keyof typeof addresses

const done = (output: PostReturnOutput) => ({ type: 'xstate.done.actor.postReturn', output })

/** Everything that can happen to a social return, the outcomes of its wait included. */
const socialSignInEvents = [
  done({ ok: true, location: '/api/user/mia-chen' }),
  done({ ok: false, message: 'Google didn’t confirm who you are. Please try again.' }),
  { type: 'xstate.error.actor.postReturn', error: new Error('The portal cannot be reached.') },
  { type: 'xstate.after.answerTimeout.socialSignIn.posting' },
  { type: 'failure.dismissed' },
]

/** The machine without surroundings: a post that never ends by itself, an address that stays. */
export const stillSocialSignIn = socialSignInMachine.provide({
  actors: { postReturn: fromPromise<PostReturnOutput, SocialReturn>(() => new Promise(() => {})) },
  actions: { removeParameters: () => {}, reportAuthenticated: () => {}, logMissingInfo: () => {} },
})

/** The paths that are walked in memory and through the page, from each address. */
export const socialSignInPaths = (Object.keys(addresses) as AddressName[]).flatMap((address) =>
  transitionPaths(stillSocialSignIn, socialSignInEvents, addresses[address]).map((path) => ({ address, ...path })),
)

/** The state in a key of a path, and what the visitor is told. */
export function readKey(key: string): { value: string; message: string | null } {
  const [value = ''] = key.split(' ')
  // Written by transitionPaths from the machine's context.
  const { message } = JSON.parse(key.slice(value.length + 1)) as { message: string | null }
  const state: unknown = JSON.parse(value)
  return { value: String(state), message }
}
