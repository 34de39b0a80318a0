import { type Actor, createActor, fromPromise } from 'xstate'
import { socialReturnNames } from '#domain/members/social-return.ts'
import {
  type PostReturnOutput,
  type SocialReturn,
  type SocialSignInInput,
  socialSignInMachine,
} from '#machines/social-sign-in/social-sign-in.machine.ts'
import { anonymousLegacy } from '#src/api/rest/clients.ts'
import { headerOf, type RestProblem } from '#src/api/rest/rest-result.ts'
import { hasSessionCookie } from '#src/api/session/session-cookies.ts'
import { authCopy } from '#src/features/account/account.copy.ts'
import { logAuthFailure } from '#src/features/account/account-error.ts'

export type SocialActor = Actor<typeof socialSignInMachine>

type Parts = {
  /** The query that the page was opened with; the page may have tidied its address up since. */
  search: string
  onAuthenticated: (location: string) => void
}

/** Takes the return up, once for each load of a page. */
export function startSocialReturn({ search, onAuthenticated }: Parts): SocialActor {
  const actor = createActor(
    socialSignInMachine.provide({
      actors: {
        postReturn: fromPromise<PostReturnOutput, SocialReturn>(({ input, signal }) => postReturn(input, signal)),
      },
      actions: {
        removeParameters,
        reportAuthenticated: (_, output) => {
          if (output.ok) onAuthenticated(output.location)
        },
        logMissingInfo: () => globalThis.console.error('Unable to retrieve user info'),
      },
    }),
    { input: readReturn(search) },
  )
  return actor
}

function readReturn(search: string): SocialSignInInput {
  const parameters = new URLSearchParams(search)
  const read = (name: (typeof socialReturnNames)[number]) => parameters.get(name) || null
  return {
    providerName: read('providerName'),
    authCode: read('authCode'),
    fullName: read('fullName'),
    email: read('email'),
    authError: read('authError'),
  }
}

function removeParameters() {
  const url = new URL(location.href)
  for (const name of socialReturnNames) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

async function postReturn(
  { fullName, email, ...returned }: SocialReturn,
  asked: AbortSignal,
): Promise<PostReturnOutput> {
  const body = {
    ...returned,
    ...(fullName === null ? {} : { fullName }),
    ...(email === null ? {} : { email }),
  }
  const result = await headerOf('location', (signal) => anonymousLegacy.POST('/auth/social', { body, signal }), asked)
  if (result.ok) {
    return hasSessionCookie() ? { ok: true, location: result.data } : { ok: false, message: authCopy.cookiesNeeded }
  }
  logAuthFailure('Social sign-in', result.problem)
  // How long somebody waited tells them nothing; which provider did not answer does.
  if (result.problem.status === null) throw new Error(result.problem.code === 'TIMED_OUT' ? '' : result.problem.message)
  return { ok: false, message: failureText(result.problem, returned.providerName) }
}

/** All messages of the body's errors, else the error's own, else a sentence with the provider (docs/product.md, section 17.2). */
function failureText({ errors, message }: Pick<RestProblem, 'errors' | 'message'>, provider: string): string {
  const joined = errors.map((error) => error.message).join(' ')
  return joined || message || `unable to authenticate with ${provider}`
}
