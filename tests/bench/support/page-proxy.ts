import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { freePort } from '../../../tools/free-port.ts'

export type PageProxy = { url: string; stop: () => Promise<void> }

/**
 * Stands in front of the portal on a port of its own and passes everything on; pages go through `transform`, and are
 * compressed anew as the portal compresses them. What never changes is kept here, as a network of caches keeps it, so that
 * the server does not share the browser's processors for it. Both sides of a comparison go through one, so that it costs both
 * the same.
 */
export async function pageProxy(target: string, transform: (html: string) => string): Promise<PageProxy> {
  const port = await freePort()
  const kept: StoredAnswers = new Map()
  const server = createServer((incoming, outgoing) => {
    answer({ target, transform, kept }, incoming, outgoing).catch((problem: unknown) => {
      outgoing.writeHead(502).end(String(problem))
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Transform = (html: string) => string
type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }
type StoredAnswers = Map<string, Answer>
type Proxied = { target: string; transform: Transform; kept: StoredAnswers }

async function answer({ target, transform, kept }: Proxied, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { url = '/', headers: asked } = incoming
  const key = [incoming.method, url, asked.accept, asked['accept-encoding']].join(' ')
  const found = kept.get(key) ?? (await askTarget(target, incoming, transform))
  if (/\bimmutable\b/.test(String(found.headers['cache-control']))) kept.set(key, found)
  outgoing.writeHead(found.status, found.headers).end(found.body)
}

async function askTarget(target: string, incoming: IncomingMessage, transform: Transform): Promise<Answer> {
  const isPage = incoming.headers.accept?.includes('text/html') ?? false
  const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
  const asked = request(target + (incoming.url ?? '/'), { method: incoming.method, headers })
  incoming.pipe(asked)
  // The first argument of the event "response" is the answer.
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const received = await buffer(response)
  const status = response.statusCode ?? 502
  const { 'transfer-encoding': _ofOther, ...passedOn } = response.headers
  if (!isPage) return { status, headers: passedOn, body: received }
  const page = transform(received.toString('utf8'))
  const body = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return { status, headers: { ...passedOn, 'content-encoding': 'br', 'content-length': body.length }, body }
}

/**
 * The control: the same markup, styles and pictures as a plain page. Scripts, the data for them and their preloads are gone,
 * and with them the links of styles that only stand in for the module loader.
 */
export const withoutScripts: Transform = (html) =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<link rel="stylesheet"[^>]* disabled[^>]*>/g, '')
