import { hasSessionCookie } from '#src/api/session/session-cookies.ts'
import { portalFetch } from '#src/api/session/portal-fetch.ts'
import type { FrozenBatch, TrackingKind } from './record-batch.ts'

/**
 * Posts a batch, to the secure variant for a member (docs/product.md, section 12.5); it goes on when the page closes. A batch that the
 * server will never take counts as gone. Rejects when it has to be posted again.
 */
export async function postBatch(kind: TrackingKind, { batchId, groups }: FrozenBatch): Promise<void> {
  const post = (path: string, send: (request: Request) => Promise<Response>) =>
    send(
      new Request(`${location.origin}/rest${path}/tracking/${kind}`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ batchId, [kind]: groups }),
      }),
    )
  const first = hasSessionCookie() ? await post('/secure', portalFetch) : null
  // Whose session is over is counted as anybody is.
  const answer = first === null || first.status === 401 ? await post('', (request) => fetch(request)) : first
  if (answer.ok || isRefusedForGood(answer.status)) return
  throw new Error(`Tracking answered ${answer.status}`)
}

const isRefusedForGood = (status: number) => status >= 400 && status < 500 && status !== 429 && status !== 408
