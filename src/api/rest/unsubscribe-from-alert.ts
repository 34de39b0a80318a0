import { type RestResult, resultOf } from './rest-result.ts'

type MailedNames = readonly { name: string }[]

type Options = { fetch?: (request: Request) => Promise<Response>; signal?: AbortSignal }

/** `POST /api/alerts/unsubscribe`: stops the emails of alerts by the token of a mailed link, for whoever holds it. */
export const unsubscribeFromAlert = (token: string, options?: Options): Promise<RestResult<MailedNames>> =>
  post('/api/alerts/unsubscribe', token, options)

/** `POST /api/alerts/unsubscribe/summary`: what the token of a mailed link stops emails of; nothing is stopped. */
export const readUnsubscription = (token: string, options?: Options): Promise<RestResult<MailedNames>> =>
  post('/api/alerts/unsubscribe/summary', token, options)

const post = (
  path: string,
  token: string,
  { fetch = (request) => globalThis.fetch(request), signal }: Options = {},
): Promise<RestResult<MailedNames>> =>
  resultOf(async (aborted) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const response = await fetch(
      new Request(new URL(path, location.origin), {
        method: 'POST',
        headers,
        body: JSON.stringify({ token }),
        signal: aborted,
      }),
    )
    const body: unknown = await response.json().catch(() => undefined)
    // The contract of the operations says what comes (schema/openapi/legacy.yaml).
    if (response.ok) return { data: (body as { results: MailedNames }).results, response }
    return { error: body, response }
  }, signal)
