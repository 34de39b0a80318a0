import http from 'node:http'
import https from 'node:https'
import { isLoopback } from './push-endpoint.ts'
import { publicLookup } from '#server/platform/http/public-address.ts'

const lookup = publicLookup()

export type PushRequest = { endpoint: string; headers: Record<string, string | number>; body: Buffer }

/** `retryAfter`: the header, as it came. */
export type PushAnswer = { status: number; retryAfter: string | null }

/**
 * Posts to a push service. Only public addresses are connected to, and redirects are not followed; fetch can
 * hold a connection to neither. Rejects when nothing answers in time.
 */
export function postToPushService({ endpoint, headers, body }: PushRequest, timeoutMs: number): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), agent: false } as const
    const request = isLoopback(endpoint)
      ? http.request(endpoint, options)
      : https.request(endpoint, { ...options, lookup })
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null })
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}
