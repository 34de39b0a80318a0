import type { FastifyInstance } from 'fastify'
import { type BareAppOptions, bareApp } from './app.ts'
import { PortalError } from './http/portal-error.ts'
import { requestKindOf } from './http/request-kind.ts'
import { versionModule } from './modules/version/version-module.ts'

/**
 * What answers while the database is not there yet: the files and the version as ever, everything else 503 with
 * Retry-After and the error screen.
 */
export async function buildWaitingApp({
  version,
  ...options
}: BareAppOptions & { version: string }): Promise<FastifyInstance> {
  const app = await bareApp(options)
  await app.register(versionModule, { version })
  app.addHook('onRequest', (request, _reply, done) => {
    const url = request.raw.url ?? '/'
    if (url.startsWith('/api/version') || requestKindOf(url) === 'file') return done()
    done(new PortalError('UNAVAILABLE', 'The portal is waiting for its data. Please try again shortly.'))
  })
  await app.ready()
  return app
}
