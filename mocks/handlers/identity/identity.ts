import { http, HttpResponse } from 'msw'
import type { MockState } from '../../mock-state.ts'
import { Refusal } from '../../refusal.ts'
import { problem } from '../problem.ts'
import { BadBody, bodyOf, decodedParts } from '../rest/read-body.ts'
import { findRoute } from '../rest/find-route.ts'
import { readRequest } from '../rest/read-request.ts'
import { pushOperations } from './push-operations.ts'
import { alertOperations } from './alert-operations.ts'
import { collectionOperations } from './collection-operations.ts'
import { accountOperations } from './account-operations.ts'
import { followOperations } from './follow-operations.ts'
import { type IdentityAnswer, type IdentityRequest, sessionOperations } from './identity-operations.ts'
import { legacyContract, legacyRoutes } from './legacy-contract.ts'
import { reviewOperations } from './review-operations.ts'
import { clearedCookies, cookieText } from './mock-sessions.ts'
import { transactionOperations } from './transaction-operations.ts'

/** The operations of schema/openapi/legacy.yaml under `/api`, but for the version. */
export function identityHandlers({ portal: { world }, origin }: MockState) {
  const operations = {
    ...sessionOperations(world),
    ...accountOperations(world),
    ...alertOperations(world),
    ...collectionOperations(world),
    ...followOperations(world),
    ...pushOperations(world),
    ...reviewOperations(world),
    ...transactionOperations(world),
  }
  return [http.all(`${origin}/api/*`, ({ request }) => answerTo(request, operations))]
}

type Operations = ReturnType<typeof sessionOperations> &
  ReturnType<typeof accountOperations> &
  ReturnType<typeof alertOperations> &
  ReturnType<typeof collectionOperations> &
  ReturnType<typeof followOperations> &
  ReturnType<typeof pushOperations> &
  ReturnType<typeof reviewOperations> &
  ReturnType<typeof transactionOperations>

async function answerTo(request: Request, operations: Operations): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(request.url)
  const found = findRoute(legacyRoutes, request)
  if ('answer' in found) return found.answer
  const { route } = found
  const { operation } = route
  try {
    refuseOtherSites(request)
    const read = readRequest(
      { ...operation, parameters: operation.parameters?.filter((parameter) => parameter.in !== 'header') },
      {
        path: decodedParts(route.pattern.exec(pathname)?.groups ?? {}),
        query: searchParams,
        body: operation.requestBody === undefined ? null : await bodyOf(request),
      },
      legacyContract,
    )
    const { headers } = request
    // What was read is what the contract, of which the types are made, allows.
    const asked = { ...read, headers, origin, cookies: cookiesOf(headers) } as IdentityRequest
    return responseOf(operations[operation.operationId](asked))
  } catch (error) {
    if (error instanceof Refusal) return refused(error, operation.operationId === 'refreshToken')
    if (error instanceof BadBody) return problem(error.status, { message: error.message, code: 'BAD_REQUEST' })
    throw error
  }
}

function refuseOtherSites({ method, headers, url }: Request): void {
  const [site, from] = [headers.get('sec-fetch-site') ?? 'same-origin', headers.get('origin')]
  const isOwn = ['same-origin', 'none'].includes(site) && (from === null || from === new URL(url).origin)
  if (method !== 'GET' && !isOwn) throw new Refusal('FORBIDDEN', 'This call is for pages of the portal itself.')
}

function responseOf({ status, body, location, cookies = [] }: IdentityAnswer): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (location !== undefined) headers.set('location', location)
  for (const cookie of cookies) headers.append('set-cookie', cookieText(cookie))
  if (body === undefined) return new HttpResponse(null, { status, headers })
  headers.set('content-type', 'application/json; charset=utf-8')
  return new HttpResponse(JSON.stringify(body), { status, headers })
}

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
}

function refused({ code, message, field }: Refusal, isRefresh: boolean): Response {
  const response = problem(statuses[code] ?? 400, { message, code, ...(field === undefined ? {} : { field }) })
  if (isRefresh && code === 'SESSION_ENDED') {
    for (const cookie of clearedCookies) response.headers.append('set-cookie', cookieText(cookie))
  }
  return response
}

const cookiesOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    (headers.get('cookie') ?? '')
      .split(/;\s*/)
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
