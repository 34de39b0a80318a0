import { HttpResponse } from 'msw'

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

export type ProblemError = { message: string; code: string; field?: string }

/** An answer in `application/problem+json`, as the server gives it. */
export function problem(status: number, error: ProblemError, headers: Record<string, string> = {}): Response {
  const body = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail: error.message,
    errors: [error],
  }
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
