import { type RestResult, resultOf } from './rest-result.ts'

type Options = { fetch?: (request: Request) => Promise<Response>; signal?: AbortSignal }

const TIMEOUT_MILLISECONDS = 18_000

/** `POST /api/alerts/unsubscribe`: stops the emails of an alert by the token of a mailed link, for whoever holds it. */
export const unsubscribeFromAlert = (
  token: string,
  { fetch = (request) => globalThis.fetch(request), signal }: Options = {},
): Promise<RestResult<true>> =>
  resultOf(
    async (aborted) => {
      const headers = { 'content-type': 'application/json', accept: 'application/json' }
      const body = JSON.stringify({ token })
      const response = await fetch(
        new Request(new URL('/api/alerts/unsubscribe', location.origin), {
          method: 'POST',
          headers,
          body,
          signal: aborted,
        }),
      )
      if (response.ok) return { data: true as const, response }
      const error: unknown = await response.json().catch(() => undefined)
      return { error, response }
    },
    { signal, timeoutMilliseconds: TIMEOUT_MILLISECONDS },
  )
