import type { FastifyPluginAsync } from 'fastify'

/** `HEAD` and `GET /api/version`: the running version in the header `x-app-version` (docs/product.md, section 23.3). */
export const versionRoutes: FastifyPluginAsync<{ version: string }> = async (app, { version }) => {
  app.get('/api/version', async (_request, reply) => {
    reply.header('x-app-version', version).header('cache-control', 'no-store')
    return { version }
  })
}
