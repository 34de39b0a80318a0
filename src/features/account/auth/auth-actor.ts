import { type Actor, createActor, fromPromise } from 'xstate'
import { authModalMachine, type SubmitInput, type SubmitOutput } from '#machines/auth-modal/auth-modal.machine.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { hasSessionCookie } from '#src/api/session/session-cookies.ts'
import type { AuthRequest } from '#src/shared/session/auth-request.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { submitAuth } from './submit-auth.ts'

export type AuthActor = Actor<typeof authModalMachine>

/** Runs the window for signing in. It lives as long as the page, so that what was typed outlives a closed window. */
export function startAuth({ onAuthenticated }: { onAuthenticated: (location: string) => void }) {
  // One key until somebody is made: a window that is closed and opened again repeats the same sign-up.
  let idempotencyKey = newIdempotencyKey()
  const actor = createActor(
    authModalMachine.provide({
      actors: {
        submit: fromPromise<SubmitOutput, SubmitInput>(({ input, signal }) =>
          submitAuth(input, { signal, hasSessionCookie }),
        ),
      },
      actions: {
        recordChoice: (_, { form, position }) => emit('auth.chosen', { form, position, method: 'email' }),
        reportAuthenticated: (_, output) => {
          if (!output.ok || output.location === null) return
          idempotencyKey = newIdempotencyKey()
          onAuthenticated(output.location)
        },
      },
    }),
  )
  let wasAsking = false
  actor.subscribe((snapshot) => {
    if (wasAsking && snapshot.matches('closed')) emit('auth.abandoned')
    wasAsking = snapshot.hasTag('open') && !snapshot.matches({ open: 'succeeded' })
  })
  actor.start()
  return {
    actor,
    open: (request: AuthRequest & { isCodeAsked?: boolean }) =>
      actor.send({ type: 'modal.opened', ...request, idempotencyKey }),
  }
}
