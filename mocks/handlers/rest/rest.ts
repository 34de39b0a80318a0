import { http, HttpResponse } from 'msw'
import { accessError } from '#domain/permissions/call-access.ts'
import { legacyAccess, restAccess } from '#schema/generated/access.ts'
import type { MockState } from '../../mock-state.ts'
import { ForbiddenName, problem, readJson, Refusal, refused, Unreadable } from '../../refusal.ts'
import type { MemberRecord } from '../../world/members.ts'
import type { World } from '../../world/world.ts'
import { callerOf, clearedCookies, type Cookie, cookieText } from '../sessions.ts'
import {
  type AnswerSchema,
  type ContractOperation,
  findRoute,
  nothingThere,
  notAllowed,
  type OperationId,
  type Operations,
  resolved,
} from './contract.ts'
import { readRequest } from './read-request.ts'

/** Parameters for which the contract states a default. */
type Filled = 'includeAggregations' | 'includeSurrounding' | 'radius' | 'skip' | 'status' | 'take' | 'type'
type Given<Part> = Exclude<Part, undefined>
type Query<Asked> = Omit<Asked, Filled> & Required<Pick<Asked, Filled & keyof Asked>>
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never

const access = { ...restAccess, ...legacyAccess }

/** A call as its operation takes it, by whom `x-access` allows. */
export type Call<Id extends OperationId = OperationId> = {
  params: Given<Operations[Id]['parameters']['path']>
  query: Query<Given<Operations[Id]['parameters']['query']>>
  body: Json<Given<Operations[Id]['requestBody']>>
  member: (typeof access)[Id]['for'] extends 'everyone' | 'secretHolder' ? MemberRecord | null : MemberRecord
  headers: Headers
  /** Scheme and host that were asked. */
  origin: string
  cookies: Readonly<Record<string, string | undefined>>
}

/** Each answers with a view that holds at least what the contract's schema asks for, or with a Reply. */
export type RestOperations<Id extends OperationId = OperationId> = { [Name in Id]: (call: Call<Name>) => object }

/** An answer of another status, or one that sets cookies. */
export class Reply {
  readonly status: number
  readonly about: { body?: unknown; location?: string; cookies?: readonly Cookie[] }

  constructor(status: number, about: Reply['about'] = {}) {
    this.status = status
    this.about = about
  }
}

export const done = new Reply(204)

/** The operations of schema/openapi under `/rest` and `/api`; the contracts make the routes and read the requests. */
export const restHandlers = ({ portal: { world, version }, origin }: MockState, operations: RestOperations) => {
  const headers = { 'x-app-version': version, 'cache-control': 'no-store' }
  return [
    http.head(`${origin}/api/version`, () => new HttpResponse(null, { headers })),
    http.get(`${origin}/api/version`, () => HttpResponse.json({ version }, { headers })),
    // Nothing changes in the mocks: whoever asks for a stream is told to stay away.
    http.get(`${origin}/api/live`, () => new HttpResponse(null, { status: 204 })),
    ...['/rest/*', '/api/*'].map((path) =>
      http.all(`${origin}${path}`, ({ request }) => answerTo(request, operations, world)),
    ),
  ]
}

/** What a program calls although nothing is there: never a page. */
export const unknownCallHandlers = ({ origin }: MockState) => [
  http.all(`${origin}/graphql`, () => notAllowed(['GET', 'HEAD', 'POST'])),
  ...['/graphql/*', '/rest', '/api'].map((path) => http.all(`${origin}${path}`, nothingThere)),
]

async function answerTo(request: Request, operations: RestOperations, world: World): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(request.url)
  const route = findRoute(request)
  if (route instanceof Response) return route
  const { headers } = request
  const { operationId, requestBody, responses } = route.operation
  const isLegacy = pathname.startsWith('/api')
  try {
    if (isLegacy) refuseOtherSites(request)
    // As the server does, which takes no large body of somebody who may not send one.
    if (route.operation['x-body-limit'] !== undefined) allowedMember(route.operation, world, headers)
    const path = decodedParts(route.pattern.exec(pathname)?.groups ?? {})
    const body = requestBody === undefined ? undefined : await bodyOf(request)
    const read = readRequest(route.operation, { path, query: searchParams, body })
    const member = allowedMember(route.operation, world, headers)
    // What was read is what the contract, of which the types are made, allows.
    const view = operations[operationId]({
      ...read,
      member,
      headers,
      origin,
      cookies: cookiesOf(headers),
    } as Call as never)
    const schema = resolved(responses['200'] ?? {}).content?.['application/json']?.schema
    const reply = view instanceof Reply ? view : new Reply(200, { body: shapeAnswer(schema ?? {}, view) })
    return responseOf(reply, isLegacy ? { 'cache-control': 'no-store' } : {})
  } catch (error) {
    if (error instanceof Unreadable) return problem(error.status, { message: error.message, code: 'BAD_REQUEST' })
    if (!(error instanceof Refusal)) throw error
    const isOver = operationId === 'refreshToken' && error.code === 'SESSION_ENDED'
    const refusal = refused(error)
    return isOver ? withCookies(await refusal.text(), refusal, clearedCookies) : refusal
  }
}

function allowedMember({ operationId, security }: ContractOperation, world: World, headers: Headers) {
  const takesToken = security?.some((scheme) => Object.hasOwn(scheme, 'accessToken')) ?? false
  const member = takesToken ? callerOf(world, headers) : null
  const error = accessError(access[operationId], member)
  if (error !== null) throw new Refusal(error.code, error.message)
  return member
}

function responseOf(
  { status, about: { body, location, cookies = [] } }: Reply,
  plain: Record<string, string>,
): Response {
  const headers = new Headers(plain)
  if (location !== undefined) headers.set('location', location)
  if (body !== undefined) headers.set('content-type', 'application/json; charset=utf-8')
  return withCookies(body === undefined ? null : JSON.stringify(body), { status, headers }, cookies)
}

/** In a browser MSW sets the cookies of a response as it is made; none can be added to it afterwards. */
function withCookies(
  body: string | null,
  { status, headers }: { status: number; headers: Headers },
  cookies: readonly Cookie[],
): Response {
  const all = new Headers(headers)
  for (const cookie of cookies) all.append('set-cookie', cookieText(cookie))
  return new HttpResponse(body, { status, headers: all })
}

const cookiesOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    (headers.get('cookie') ?? '')
      .split(/;\s*/)
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

function refuseOtherSites({ method, headers, url }: Request): void {
  const [site, from] = [headers.get('sec-fetch-site') ?? 'same-origin', headers.get('origin')]
  const isOwn = ['same-origin', 'none'].includes(site) && (from === null || from === new URL(url).origin)
  if (method !== 'GET' && !isOwn) throw new Refusal('FORBIDDEN', 'This call is for pages of the portal itself.')
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return undefined
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new Unreadable(415, 'The portal accepts application/json in UTF-8.')
  }
  try {
    return readJson(text)
  } catch (error) {
    throw new Unreadable(400, error instanceof ForbiddenName ? error.message : 'The body is not valid JSON.')
  }
}

function decodedParts(parts: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, decodeURIComponent(text)]))
  } catch {
    throw new Unreadable(400, 'The address cannot be read.')
  }
}

/**
 * The part of a view that an answer's schema asks for, and no more. Views are shared with GraphQL, so what they work out
 * when asked is a function here.
 */
function shapeAnswer(schema: AnswerSchema, view: unknown): unknown {
  const value: unknown = typeof view === 'function' ? view({}) : view
  if (value === null || value === undefined) return value
  const { properties, items, oneOf } = resolved(schema)
  if (Array.isArray(value)) return value.map((item) => shapeAnswer(items ?? {}, item))
  const object = oneOf?.find((choice) => choice.$ref !== undefined)
  if (object !== undefined) return shapeAnswer(object, value)
  if (properties === undefined || typeof value !== 'object') return value
  // Just found to be an object.
  const fields = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => fields[name] !== undefined)
      .map(([name, property]) => [name, shapeAnswer(property, fields[name])]),
  )
}
