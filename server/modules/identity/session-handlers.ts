import type { FastifyReply, FastifyRequest } from 'fastify'
import type { components } from '#schema/generated/legacy.ts'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import { deviceName } from '#server/platform/http/device-name.ts'
import type { LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import type { IdentityRoutesOptions } from './identity-routes-options.ts'
import type { SignedIn } from './identity-service.ts'
import type { Origin } from './session-store.ts'
import { clearSessionCookies, refreshTokenOf, sentCookies, setSessionCookies } from './session-cookies.ts'

type Schemas = components['schemas']

type SessionOperation =
  | 'confirmEmail'
  | 'exchangeToken'
  | 'forgotPassword'
  | 'getAuthCookies'
  | 'refreshToken'
  | 'resetPassword'
  | 'signIn'
  | 'signOut'
  | 'signUp'
  | 'undoEmailChange'

/** Sign-up, sign-in, sign-out, passwords that were forgotten, and tokens. */
export function sessionHandlers(options: IdentityRoutesOptions): LegacyHandlers<SessionOperation> {
  const { identity } = options
  const isSecure = secureIn(options)
  const welcome = welcomeWith(options)

  return {
    signUp: async (request, reply) =>
      welcome(request, reply, await identity.signUp(bodyOf<'SignUp'>(request), originOf(request))),
    signIn: async (request, reply) =>
      welcome(request, reply, await identity.signIn(bodyOf<'Credentials'>(request), originOf(request))),
    signOut: async (request, reply) => {
      await identity.signOut(refreshTokenOf(request, isSecure(request)))
      clearSessionCookies(reply, isSecure(request))
      return reply.code(204).send()
    },
    forgotPassword: async (request, reply) => {
      await identity.forgotPassword(bodyOf<'ForgottenPassword'>(request).email, originOf(request))
      return reply.code(204).send()
    },
    resetPassword: async (request, reply) => {
      await identity.resetPassword(bodyOf<'PasswordReset'>(request))
      return reply.code(204).send()
    },
    confirmEmail: async (request, reply, { member: caller }) => {
      const member = await identity.memberOfSession(caller.memberId)
      const { token } = bodyOf<'EmailConfirmation'>(request)
      await identity.emails.confirm(token, member, { sessionId: caller.sessionId, from: originOf(request) })
      return reply.code(204).send()
    },
    undoEmailChange: async (request, reply) => {
      const { token, password } = bodyOf<'PasswordReset'>(request)
      await identity.emails.undo(token, password)
      return reply.code(204).send()
    },
    refreshToken: async (request, reply) => {
      try {
        const key = request.headers['idempotency-key']
        const { refreshToken, accessToken, expiresAt } = await identity.refresh(
          refreshTokenOf(request, isSecure(request)),
          typeof key === 'string' ? key : null,
        )
        setSessionCookies(reply, { refreshToken, accessToken }, isSecure(request))
        return await reply.send({ expiresAt: expiresAt.toISOString() })
      } catch (problem) {
        // The cookies of a session that has ended are cleared, so that they are not sent again.
        if (isSessionEnded(problem)) clearSessionCookies(reply, isSecure(request))
        throw problem
      }
    },
    exchangeToken: async (request, reply) => {
      const { accessToken, expiresAt } = await identity.exchange(refreshTokenOf(request, isSecure(request)))
      return reply.send({ accessToken, expiresAt: expiresAt.toISOString() })
    },
    getAuthCookies: async (request, reply) => reply.send(sentCookies(request, isSecure(request))),
  }
}

/** Starts a session in the browser that asks and ends the one that it had. */
export function beginInBrowser(options: Pick<IdentityRoutesOptions, 'isPublicOverHttps' | 'identity'>) {
  const isSecure = secureIn(options)
  return async (request: FastifyRequest, reply: FastifyReply, { refreshToken, accessToken }: SignedIn) => {
    await options.identity.signOut(refreshTokenOf(request, isSecure(request)))
    setSessionCookies(reply, { refreshToken, accessToken }, isSecure(request))
  }
}

/** Answers 201 with the cookies of the session and where its member is read. */
export function welcomeWith(options: Pick<IdentityRoutesOptions, 'isPublicOverHttps' | 'identity'>) {
  const begin = beginInBrowser(options)
  return async (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => {
    await begin(request, reply, signedIn)
    return reply
      .code(201)
      .header('location', `/api/user/${encodeURIComponent(signedIn.username)}`)
      .send()
  }
}

/** Whether a cookie of this request is for HTTPS alone. */
export const secureIn =
  ({ isPublicOverHttps }: Pick<IdentityRoutesOptions, 'isPublicOverHttps'>) =>
  ({ protocol }: FastifyRequest): boolean =>
    isPublicOverHttps || protocol === 'https'

/** Where a call comes from: its network address, and the device as text. */
export const originOf = (request: FastifyRequest): Origin => ({
  address: clientNetworkOf(request),
  device: deviceName(request.headers['user-agent']),
})

/** The body of an operation; the validator has just held it to its schema. */
export const bodyOf = <Name extends keyof Schemas>({ body }: FastifyRequest): Schemas[Name] => body as Schemas[Name]

const isSessionEnded = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'SESSION_ENDED'
