import type { FastifyReply, FastifyRequest } from 'fastify'
import { secondFactorErrors } from '#domain/members/second-factor.copy.ts'
import { returnPath } from '#domain/members/return-path.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import type { IdentityRoutesOptions } from '#server/modules/identity/identity-routes-options.ts'
import { refreshTokenOf } from '../session-cookies.ts'
import { bodyOf, originOf, secureIn, welcomeWith } from '../session-handlers.ts'
import { memberOfIdentity } from './member-of-identity.ts'
import { forgetAttempt, saveAttempt, savedAttempt } from './social-attempt-cookie.ts'

type Query = Readonly<Record<string, string | undefined>>

type SocialOperation = 'listSocialProviders' | 'returnFromProvider' | 'socialSignIn' | 'startSocialSignIn'

/** The way to a provider and back; the page that gets the code posts it (docs/product.md, section 8.2). */
export function socialHandlers(options: IdentityRoutesOptions): LegacyHandlers<SocialOperation> {
  const { social, identity, secrets, database, clock } = options
  const isSecure = secureIn(options)
  const welcome = welcomeWith(options)

  return {
    listSocialProviders: async (_request, reply) => reply.send({ results: social.providers }),
    startSocialSignIn: async (request, reply) => {
      const { url, attempt } = await social.start(
        paramsOf(request).provider,
        returnPath(queryOf(request).returnTo ?? null),
      )
      saveAttempt(reply, attempt, { secrets, now: clock(), isSecure: isSecure(request) })
      return reply.redirect(url, 302)
    },
    returnFromProvider: async (request, reply) => {
      const { provider } = paramsOf(request)
      const { code, state, error, error_description: description, fullName } = queryOf(request)
      const attempt = savedAttempt(request, { secrets, now: clock(), isSecure: isSecure(request) })
      if (attempt === null || attempt.provider !== provider || attempt.state !== state) {
        return leadBack(reply, '/', {
          providerName: provider,
          authError: 'This log-in wasn’t started in this browser. Please try again.',
        })
      }
      const outcome: Query = code
        ? { authCode: code, fullName }
        : { authError: description ?? error ?? 'No answer came back.' }
      return leadBack(reply, attempt.returnTo, { providerName: provider, ...outcome })
    },
    socialSignIn: async (request, reply) => {
      const { providerName, authCode, fullName, authError } = bodyOf<'SocialReturn'>(request)
      if (authError) throw new PortalError('WRONG_CREDENTIALS', authError)
      const attempt = savedAttempt(request, { secrets, now: clock(), isSecure: isSecure(request) })
      if (attempt === null || attempt.provider !== providerName) {
        throw new PortalError(
          'WRONG_CREDENTIALS',
          'This log-in wasn’t started in this browser, or took too long. Please try again.',
        )
      }
      forgetAttempt(reply, isSecure(request))
      const proven = await social.prove(attempt, authCode)
      const named = { ...proven, name: proven.name ?? fullName ?? null }
      const { members, emails } = identity
      const current = await identity.memberOf(refreshTokenOf(request, isSecure(request)))
      const member = await memberOfIdentity({ database, members, emails, clock, current }, providerName, named)
      const begun = identity.begin(member, originOf(request)).catch(leadToPassword)
      return welcome(request, reply, await begun)
    },
  }
}

/** A provider sends no code: who has a second factor logs in with the password. */
function leadToPassword(error: unknown): never {
  const needsCode = error instanceof PortalError && error.code === 'SECOND_FACTOR_NEEDED'
  throw needsCode ? new PortalError(error.code, secondFactorErrors.passwordNeeded) : error
}

function leadBack(reply: FastifyReply, returnTo: string, parameters: Query) {
  // The host is only there to parse the path; the redirect is to the path alone.
  const url = new URL(returnPath(returnTo), 'http://portal')
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value)
  return reply.redirect(url.pathname + url.search, 302)
}

/** Path and query of the request; the validator has just held them to the contract. */
const paramsOf = ({ params }: FastifyRequest) => params as { provider: string }
const queryOf = ({ query }: FastifyRequest) => query as Query
