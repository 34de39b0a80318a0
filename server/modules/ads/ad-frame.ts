import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type AdSlot, findAdSlot } from '#domain/ads/ad-slots.ts'
import { AD_FRAME_PATH } from '#domain/ads/ad-frame-url.ts'
import { escaped } from '#server/platform/http/escaped.ts'
import { sendProblem } from '#server/platform/http/problem.ts'
import type { Ads } from './ads.ts'

/**
 * The document in which the script of an ad runs: without the portal's origin, cookies or storage, and with nothing of the page around it.
 * It notifies the page once the script is there, and where it fails.
 */
export const adFrame =
  (ads: Pick<Ads, 'running'>) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { id: string; slot: string } }>(`${AD_FRAME_PATH}/:id/:slot`, async ({ params }, reply) => {
      const slot = findAdSlot(params.slot)
      const ad = (await ads.running()).find(
        ({ id, placement }) => String(id) === params.id && placement === slot?.placement,
      )
      if (slot === null || ad === undefined || ad.script === null)
        return sendProblem(reply, 404, [{ message: 'There is no such ad.', code: 'NOT_FOUND' }])
      const nonce = randomBytes(16).toString('base64url')
      return reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', policyOf(new URL(ad.script).origin, nonce))
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(documentOf(ad.script, slot, nonce))
    })
  }

const policyOf = (origin: string, nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    "style-src 'unsafe-inline'",
    `img-src ${origin} data:`,
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

const documentOf = (script: string, { id, width, height }: AdSlot, nonce: string): string => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${id}</title><style>html,body{margin:0;overflow:hidden}</style></head>
<body><div id="ad" data-slot="${id}" data-width="${width}" data-height="${height}"></div>
<script nonce="${nonce}">
const send = (ad) => parent.postMessage({ ad }, '*')
addEventListener('error', () => send('failed'), true)
addEventListener('unhandledrejection', () => send('failed'))
addEventListener('load', () => send('loaded'))
</script>
<script nonce="${nonce}" src="${escaped(script)}"></script></body></html>
`
