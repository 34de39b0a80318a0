import { HttpResponse } from 'msw'
import { IDEMPOTENCY_KEY_RULE, isIdempotencyKey } from '#domain/text/idempotency-key.ts'

/** An answer other than the one asked for, by a code of schema/errors.md. */
export class Refusal extends Error {
  readonly code: string
  /** The input that is at fault, where one is. */
  readonly field: string | undefined

  constructor(code: string, message: string, field?: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.field = field
  }
}

export const missing = (what: string): Refusal => new Refusal('NOT_FOUND', `There is no ${what}.`)

/** What is there; refuses with NOT_FOUND what is not. */
export function required<Value>(value: Value | null | undefined, message: string, field?: string): Value {
  if (value == null) throw new Refusal('NOT_FOUND', message, field)
  return value
}

/** A new key where none is given. */
export function checkedKey(given?: string | null): string {
  const key = given ?? crypto.randomUUID()
  if (isIdempotencyKey(key)) return key
  throw new Refusal('BAD_INPUT', IDEMPOTENCY_KEY_RULE, 'idempotencyKey')
}

export type Paging = { skip: number; take: number }

/** A part of all, as both contracts show it. */
export const pageOf = <Row, View>(rows: readonly Row[], { skip, take }: Paging, viewOf: (row: Row) => View) => ({
  total: rows.length,
  paging: { skip, take },
  results: rows.slice(skip, skip + take).map(viewOf),
})

/** A body or a URL that cannot be read at all. */
export class Unreadable extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export class ForbiddenName extends Error {
  override message = 'The body names "__proto__" or "constructor.prototype", which the portal takes from nobody.'
}

/** The JSON of a body; throws for text that is none, and ForbiddenName for keys that would change an object's own nature. */
export function readJson(text: string): unknown {
  const hasPrototype = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__' || (key === 'constructor' && hasPrototype(value))) throw new ForbiddenName()
    return value
  })
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

type ProblemError = { message: string; code: string; field?: string }

/** An answer in `application/problem+json`, as the server gives it. */
export function problem(status: number, error: ProblemError, headers: Record<string, string> = {}): Response {
  const title = titles[status] ?? 'Error'
  const body = { type: 'about:blank', title, status, detail: error.message, errors: [error] }
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  SECOND_FACTOR_NEEDED: 401,
  WRONG_CODE: 401,
  SESSION_ENDED: 401,
  SIGN_IN_AGAIN: 403,
  FORBIDDEN: 403,
  UNKNOWN_LOCATION: 404,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  TOO_MANY_REQUESTS: 429,
}

export const refused = ({ code, message, field }: Refusal): Response =>
  problem(statuses[code] ?? 400, { message, code, ...(field === undefined ? {} : { field }) })
