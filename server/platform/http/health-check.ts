import type { FastifyInstance } from 'fastify'

/** `GET /healthz` for balancers: 200 while the database answers, else 503. */
export function addHealthCheck(app: FastifyInstance, database: { ping(): Promise<void> }): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    await database.ping()
    return { status: 'ok' }
  })
}
