import type { FastifyRequest } from 'fastify'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { type Caller, readAccessToken } from './access-token.ts'
import type { Secrets } from './secrets.ts'

/**
 * Who makes a request, by its header `Authorization: Bearer …` alone; null for nobody. Throws SESSION_ENDED for a token that
 * does not hold (any more), so that the client gets a new one and asks again. Cookies say nothing here: no other site can
 * act in a visitor's name.
 */
export type Authenticate = (request: Pick<FastifyRequest, 'headers'>) => Promise<Caller | null>

/** Reads the access token from the header `Authorization`; throws SESSION_ENDED for one that does not hold. */
export function authentication(secrets: Secrets, clock: () => Date): Authenticate {
  return async ({ headers }) => {
    const { authorization } = headers
    if (authorization === undefined) return null
    const token = /^Bearer ([\w.-]{1,4000})$/i.exec(authorization)?.[1]
    const caller = token === undefined ? null : await readAccessToken(token, secrets, clock())
    if (caller === null) throw new PortalError('SESSION_ENDED', 'Your sign-in session has ended.')
    return caller
  }
}
