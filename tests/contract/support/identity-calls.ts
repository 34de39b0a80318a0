import type { RestCase } from './rest-cases.ts'

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
