import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/database/database.ts'
import { robotsText } from './robots-text.ts'
import { sitemapEntries, sitemapParts } from './sitemaps.ts'
import { sitemapIndexText, sitemapText } from './sitemap-xml.ts'

export type SeoOptions = {
  database: Database
  clock: () => Date
  /** Scheme and host under which the world knows the portal; by default what the request says. */
  publicOrigin?: string
}

type Kept = { bytes: Buffer; tag: string }

const KEPT_FILES = 50
const TEN_MINUTES = 600_000
const PUBLIC_TEN_MINUTES = 'public, max-age=600'
const compress = promisify<Buffer, Buffer>(gzip)
const expand = promisify<Buffer, Buffer>(gunzip)

/**
 * `/robots.txt`, `/sitemap.xml` and the sitemaps that it names. They are made when they are asked for, kept compressed for
 * ten minutes, and once made for everybody who asks meanwhile.
 */
export const seoModule: FastifyPluginAsync<SeoOptions> = async (app, { database, clock, publicOrigin }) => {
  const kept = new LRUCache<string, Promise<Kept | null>>({
    max: KEPT_FILES,
    ttl: TEN_MINUTES,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  const keep = (key: string, make: () => Promise<string | null>): Promise<Kept | null> => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const making = make().then((text) => (text === null ? null : packed(text)))
    kept.set(key, making)
    making.catch(() => kept.delete(key))
    return making
  }
  const originOf = (request: FastifyRequest) => publicOrigin ?? `${request.protocol}://${request.host}`

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', PUBLIC_TEN_MINUTES)
      .send(robotsText(originOf(request))),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request)
    const file = await keep(`${origin} index`, async () => sitemapIndexText(origin, await sitemapParts(database)))
    return send(request, reply, file)
  })
  app.get<{ Params: { fileName: string } }>('/sitemaps/:fileName', async (request, reply) => {
    const { fileName } = request.params
    const origin = originOf(request)
    const file = await keep(`${origin} ${fileName}`, async () => {
      const entries = await sitemapEntries(database, fileName)
      return entries === null ? null : sitemapText(origin, entries)
    })
    return send(request, reply, file)
  })
}

async function packed(text: string): Promise<Kept> {
  const bytes = await compress(Buffer.from(text))
  return { bytes, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
}

async function send(request: FastifyRequest, reply: FastifyReply, file: Kept | null): Promise<FastifyReply> {
  if (file === null) {
    reply.callNotFound()
    return reply
  }
  reply.header('etag', file.tag).header('cache-control', PUBLIC_TEN_MINUTES).header('vary', 'accept-encoding')
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(file.tag)) return reply.status(304).send()
  reply.type('application/xml; charset=utf-8')
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? '')
  if (takesGzip) return reply.header('content-encoding', 'gzip').send(file.bytes)
  return reply.send(await expand(file.bytes))
}
