import type { RestCase } from './contract-cases.ts'

export const post = (path: string, body?: unknown): Pick<RestCase, 'method' | 'path' | 'body'> => ({
  method: 'POST',
  path,
  body,
})
export const put = (path: string, body: unknown): Pick<RestCase, 'method' | 'path' | 'body'> => ({
  method: 'PUT',
  path,
  body,
})
export const remove = (path: string, body?: unknown): Pick<RestCase, 'method' | 'path' | 'body'> => ({
  method: 'DELETE',
  path,
  body,
})

export const bearer = (token: string, body?: unknown): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
})

/** What every operation about a number refuses in the same way. */
export const badNumber = (path: (id: string) => string, more: Pick<RestCase, 'as'> = {}): RestCase[] => [
  { about: 'no number', ...more, path: path('abc'), status: 400, code: 'BAD_INPUT' },
  { about: 'a number too large', ...more, path: path('2147483648'), status: 400, code: 'BAD_INPUT' },
  { about: 'an unknown number', ...more, path: path('999999'), status: 404, code: 'NOT_FOUND' },
]
