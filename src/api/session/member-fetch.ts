import { ApiProblem } from '../graphql/api-problem.ts'
import type { Renewal } from './session-renewal.ts'

export type MemberFetchParts = {
  fetch: (request: Request) => Promise<Response>
  readToken: () => string | null
  /** Gets a new access token, once for everyone who asks meanwhile; rejects when no answer came. */
  renew: () => Promise<Renewal>
  /** Whether the visitor is logging out: then requests go as anybody's. */
  isSigningOut: () => boolean
}

/**
 * Sends requests with the token of the visitor. One that has no token, or meets SESSION_ENDED, waits for a new token and is
 * sent once more, whatever it is: the server did nothing for a token that did not hold. When the session is over the answer is the one
 * that came; rejects when nobody could tell, for then the visitor is not logged out.
 */
export function memberFetch({ fetch, readToken, renew, isSigningOut }: MemberFetchParts): MemberFetchParts['fetch'] {
  const send = (request: Request) => fetch(withToken(request, readToken()))
  const tryToRenew = () => renew().catch((): Renewal => ({ ok: false, reason: 'UNREACHABLE' }))

  return async (request) => {
    if (isSigningOut()) return fetch(request)
    // Who is away now may be back for the request itself.
    const firstRenewal = readToken() === null ? await tryToRenew() : null
    const answer = await send(request)
    if (isSigningOut()) return answer
    const refusal = await refusalOfSession(request, answer)
    if (refusal === null) return answer
    const hasEnded = refusal === 'SESSION_ENDED'
    const renewal = hasEnded ? await tryToRenew() : firstRenewal
    if (hasEnded && renewal?.ok) return send(request)
    if (renewal?.ok === false && renewal.reason === 'UNREACHABLE')
      throw new TypeError('The session could not be renewed.')
    return answer
  }
}

type BackgroundFetchParts = Pick<MemberFetchParts, 'fetch' | 'readToken'> & {
  /** The session of this token is over. */
  setEnded: (token: string) => void
}

/**
 * Sends requests that nobody waits for: with the token that is there, once. Without one it asks nothing and rejects, for only what a
 * visitor does renews a session.
 */
export function backgroundFetch({ fetch, readToken, setEnded }: BackgroundFetchParts): MemberFetchParts['fetch'] {
  return async (request) => {
    const token = readToken()
    if (token === null) throw new ApiProblem('UNAUTHENTICATED', 'Nothing is asked in the background without a token.')
    const answer = await fetch(withToken(request, token))
    if ((await refusalOfSession(request, answer)) === 'SESSION_ENDED') setEnded(token)
    return answer
  }
}

function withToken(request: Request, token: string | null): Request {
  const copy = request.clone()
  if (token !== null) copy.headers.set('authorization', `Bearer ${token}`)
  return copy
}

/**
 * GraphQL tells of it among the errors of an operation, with status 200 (schema/errors.md). UNAUTHENTICATED among several
 * operations is the matter of one of them: the others were answered.
 */
async function refusalOfSession(request: Request, answer: Response) {
  const isOfGraphql = new URL(request.url).pathname === '/graphql'
  if (answer.status !== 401 && !(isOfGraphql && answer.ok)) return null
  const text = await answer.clone().text()
  if (text.includes('"SESSION_ENDED"')) return 'SESSION_ENDED'
  return text.includes('"UNAUTHENTICATED"') && !text.startsWith('[') ? 'UNAUTHENTICATED' : null
}
