import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/platform/database/database.ts'
import { allowCaching, originOfRequest } from '#server/platform/http/public-origin.ts'
import { sitemapEntries, sitemapParts } from './sitemaps.ts'
import { sitemapIndexText, sitemapText } from './sitemap-xml.ts'

export type SeoOptions = {
  database: Database
  clock: () => Date
  /** The public origin of the portal, scheme and host; by default what the request says. */
  publicOrigin?: string
}

type Kept = { bytes: Buffer; tag: string }

const KEPT_FILES = 50
const TEN_MINUTES = 600_000
const TEN_MINUTES_OF_SECONDS = 600
/** Stands in the files that are kept where requests say the origin, so that no `Host` header can change them. */
const ORIGIN_MARK = 'origin-of-the-request:'
const compress = promisify<Buffer, Buffer>(gzip)
const expand = promisify<Buffer, Buffer>(gunzip)

/**
 * `/robots.txt`, `/sitemap.xml` and the sitemaps that it names. They are made when they are asked for, kept compressed for
 * ten minutes, and once made for everybody who asks meanwhile.
 */
export const seoRoutes: FastifyPluginAsync<SeoOptions> = async (app, { database, clock, publicOrigin }) => {
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
  const origin = publicOrigin ?? ORIGIN_MARK
  const send = sendWith(publicOrigin)

  app.get('/robots.txt', (request, reply) =>
    allowCaching(reply, TEN_MINUTES_OF_SECONDS, publicOrigin)
      .type('text/plain; charset=utf-8')
      .send(robotsText(originOfRequest(request, publicOrigin))),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const file = await keep('index', async () => sitemapIndexText(origin, await sitemapParts(database)))
    return send(request, reply, file)
  })
  app.get<{ Params: { fileName: string } }>('/sitemaps/:fileName', async (request, reply) => {
    const { fileName } = request.params
    const file = await keep(`part ${fileName}`, async () => {
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

const sendWith =
  (publicOrigin: string | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply, file: Kept | null): Promise<FastifyReply> => {
    if (file === null) {
      reply.callNotFound()
      return reply
    }
    allowCaching(reply, TEN_MINUTES_OF_SECONDS, publicOrigin)
    if (publicOrigin !== undefined) return sendKept(request, reply, file)
    const text = (await expand(file.bytes)).toString()
    const origin = originOfRequest(request, publicOrigin)
    return reply.type('application/xml; charset=utf-8').send(text.replaceAll(ORIGIN_MARK, () => origin))
  }

async function sendKept(request: FastifyRequest, reply: FastifyReply, file: Kept): Promise<FastifyReply> {
  reply.header('etag', file.tag).header('vary', 'accept-encoding')
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(file.tag)) return reply.status(304).send()
  reply.type('application/xml; charset=utf-8')
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? '')
  if (takesGzip) return reply.header('content-encoding', 'gzip').send(file.bytes)
  return reply.send(await expand(file.bytes))
}

/**
 * What crawlers may read: the pages, not the programs behind them nor the form that leads to searches. Pages that are not
 * to be found say so themselves, which needs them to be read.
 */
const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /graphql',
    'Disallow: /rest/',
    'Disallow: /search?',
    'Disallow: /search/filters',
    'Disallow: /admin/',
    'Disallow: /dashboard/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
