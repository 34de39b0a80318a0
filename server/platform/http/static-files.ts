import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
/** A browser looks for a new one at its own time; nothing between may hold an old one back. */
const SERVICE_WORKER = 'service-worker.js'
/** It shows notifications with pictures of the portal, and asks the portal alone for pages and files to keep. */
const SERVICE_WORKER_POLICY = "default-src 'none'; img-src 'self'; connect-src 'self'"
/** The sample pages of `public/demo/` are HTML with one file of styles. Pages at the root are those of the build, which the server renders. */
const SAMPLE_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Sent in place of the files that they are made of, and not by names of their own. */
const compressed = ['**/*.br', '**/*.gz']
const mapWorker = /maplibre-gl-worker-[\w-]+\.js(?:\.br)?$/

/**
 * Serves the built client: `/assets/` holds files whose names change with their content and may be kept for good; the
 * few others (icons, the manifest) for an hour, the service worker not at all. Pages are not served from here. Does nothing when there is no build.
 * `mapOrigins` is where the worker of the maps may fetch street tiles beside the portal itself.
 */
export async function serveClient(
  app: FastifyInstance,
  folder: string,
  { mapOrigins = [] }: { mapOrigins?: readonly string[] } = {},
): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    // A route for each file; with one for all, the plugin reads the whole folder for each request to compare the spelling.
    wildcard: false,
    globIgnore: compressed,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', A_YEAR)
      // A worker lives by the policy of its own file, not by that of the page.
      if (mapWorker.test(file)) {
        reply.header('content-security-policy', ["default-src 'none'; connect-src 'self'", ...mapOrigins].join(' '))
      }
    },
  })
  // The route of pages would answer it with a whole page.
  app.get('/assets/*', (_request, reply) => reply.callNotFound())
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['*.html', 'assets/**', '.vite/**', ...compressed],
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isServiceWorker = path.basename(file) === SERVICE_WORKER
      reply.header('cache-control', isServiceWorker ? 'no-cache' : AN_HOUR)
      if (isServiceWorker) reply.header('content-security-policy', SERVICE_WORKER_POLICY)
      if (file.endsWith('.html')) reply.header('content-security-policy', SAMPLE_PAGE_POLICY)
    },
  })
}
