import { assign, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

type AuthMode = 'signIn' | 'signUp'
/** What a visitor chose on the way in: the form, by e-mail or through whom, and which element opened it. */
export type AuthChoice = { mode: AuthMode; type: string; position: string }
export type AuthEvent = { name: 'login' | 'sign_up'; memberId: number; type: string; position: string }

const missing = missingPartsOf('authTrackingMachine')

/**
 * How a visitor came in, from their choice to the end of the session in the browser (docs/product.md, section 12.6).
 * The choice outlives the way to a provider and back. It is told once, when somebody is there, and then forgotten; a session
 * that is found or refreshed tells nothing. Owned by the app.
 */
export const authTrackingMachine = setup({
  types: {} as {
    context: { choice: AuthChoice | null }
    input: { choice: AuthChoice | null }
    events: { type: 'way.chosen'; choice: AuthChoice } | { type: 'member.authenticated'; memberId: number }
  },
  actions: {
    takeChoice: assign((_, choice: AuthChoice) => ({ choice })),
    forgetChoice: assign({ choice: null }),
    storeChoice: (...[, choice]: [unknown, AuthChoice | null]) => missing(`storeChoice for ${choice?.mode}`)(),
    emitAuthEvent: (...[, event]: [unknown, AuthEvent | null]) => missing(`emitAuthEvent for ${event?.name}`)(),
  },
  guards: { hasChoice: ({ context }) => context.choice !== null },
}).createMachine({
  id: 'authTracking',
  context: ({ input }) => ({ choice: input.choice }),
  initial: 'watching',
  states: {
    watching: {
      on: {
        'way.chosen': {
          actions: [
            { type: 'takeChoice', params: ({ event }) => event.choice },
            { type: 'storeChoice', params: ({ event }) => event.choice },
          ],
        },
        'member.authenticated': {
          guard: 'hasChoice',
          actions: [
            { type: 'emitAuthEvent', params: ({ context, event }) => authEventOf(context.choice, event.memberId) },
            'forgetChoice',
            { type: 'storeChoice', params: null },
          ],
        },
      },
    },
  },
})

/** Who signs up through anybody else has made a social sign-up. */
function authEventOf(choice: AuthChoice | null, memberId: number): AuthEvent | null {
  if (choice === null) return null
  const { mode, type, position } = choice
  if (mode === 'signIn') return { name: 'login', memberId, type, position }
  return { name: 'sign_up', memberId, type: type === 'email' ? type : 'social', position }
}
