import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { freePort } from '../../../tools/free-port.ts'

export type PageProxy = { url: string; stop: () => Promise<void> }

/**
 * Stands in front of the portal on a port of its own and passes everything on; pages go through `transform`, and are
 * compressed anew as the portal compresses them. Both sides of a comparison go through one, so that it costs both the same.
 */
export async function pageProxy(target: string, transform: (html: string) => string): Promise<PageProxy> {
  const port = await freePort()
  const server = createServer((incoming, outgoing) => {
    answer(target, incoming, outgoing, transform).catch((problem: unknown) => {
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

async function answer(target: string, incoming: IncomingMessage, outgoing: ServerResponse, transform: Transform) {
  const isPage = incoming.headers.accept?.includes('text/html') ?? false
  const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
  const asked = request(target + (incoming.url ?? '/'), { method: incoming.method, headers })
  incoming.pipe(asked)
  // The first argument of the event "response" is the answer.
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  if (!isPage) {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const page = transform(Buffer.concat(chunks).toString('utf8'))
  const body = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  const { 'transfer-encoding': _ofOther, ...kept } = response.headers
  const headersOfBody = { ...kept, 'content-encoding': 'br', 'content-length': body.length }
  outgoing.writeHead(response.statusCode ?? 502, headersOfBody).end(body)
}

/**
 * The control: the same markup, styles and pictures as a plain page. Scripts, the data for them and their preloads are gone,
 * and with them the links of styles that only stand in for the module loader.
 */
export const withoutScripts: Transform = (html) =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:later|modulepreload)"[^>]*>/g, '')
    .replaceAll(/<link rel="stylesheet"[^>]* disabled[^>]*>/g, '')
