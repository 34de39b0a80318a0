import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { FeedsServices } from '../feeds-services.ts'
import { bearerOf } from '../keys/bearer.ts'

type Options = { services: Pick<FeedsServices, 'feedKeys' | 'feedWebhooks'> }

/** The webhook of the office whose key is sent. */
export const webhookRoutes =
  ({ services: { feedKeys, feedWebhooks } }: Options): FastifyPluginAsync =>
  async (app) => {
    const officeOf = async ({ headers }: FastifyRequest) => (await feedKeys.use(bearerOf(headers))).officeId
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    app.get('/rest/feeds/webhook', async (request, reply) => {
      const webhook = await feedWebhooks.ofOffice(await officeOf(request))
      return reply.send({ url: webhook?.url ?? null, changedAt: webhook?.changedAt ?? null })
    })
    app.put<{ Body: { url?: unknown } | null }>('/rest/feeds/webhook', async (request, reply) => {
      const { url, secret } = await feedWebhooks.set(await officeOf(request), request.body?.url)
      return reply.send({ url, secret })
    })
    app.delete('/rest/feeds/webhook', async (request, reply) => {
      await feedWebhooks.remove(await officeOf(request))
      return reply.status(204).send()
    })
  }
