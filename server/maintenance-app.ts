import type { FastifyInstance } from 'fastify'
import { type BareAppOptions, bareApp } from './app.ts'
import { PortalError } from './platform/http/portal-error.ts'
import { requestKindOf } from './platform/http/request-kind.ts'
import { versionRoutes } from './modules/version/version-routes.ts'

/**
 * What answers while the database is not there yet: the files and the version as ever, everything else 503 with
 * Retry-After and the error screen.
 */
export async function buildMaintenanceApp({
  version,
  ...options
}: BareAppOptions & { version: string }): Promise<FastifyInstance> {
  const app = await bareApp({ ...options, isWaiting: true })
  await app.register(versionRoutes, { version })
  app.addHook('onRequest', (request, _reply, done) => {
    const url = request.raw.url ?? '/'
    if (url.startsWith('/api/version') || requestKindOf(url) === 'file') return done()
    done(new PortalError('UNAVAILABLE', 'We can’t reach our data yet. Please try again shortly.'))
  })
  await app.ready()
  return app
}
