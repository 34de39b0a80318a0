import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { components } from '#schema/generated/legacy.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import type { NotificationsServices } from './notifications-services.ts'
import { pushHandlers, type PushHandlersOptions } from './push-handlers.ts'

type Schemas = components['schemas']

export type NotificationRoutesOptions = {
  services: Pick<NotificationsServices, 'emailStops'> & { clock: () => Date }
  identify: Identify
  push: PushHandlersOptions
}

const REQUESTS_PER_MINUTE = 3000
/** Bytes that the form of a mail program may have. */
const LARGEST_FORM = 4096

/** The operations of schema/openapi/legacy.yaml that are about notifications, and the one-click link of emails. */
export const notificationRoutes = (options: NotificationRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract((path) => /^\/(?:alerts\/unsubscribe|user\/(?:notifications|push))(?:\/|$)/.test(path)),
    prefix: '/api',
    handlers: { ...unsubscribeHandlers(options), ...pushHandlers(options.push) },
    identify: options.identify,
    clock: options.services.clock,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
    alongside: (app) => addOneClick(app, options),
  })

function unsubscribeHandlers({
  services,
}: NotificationRoutesOptions): LegacyHandlers<'readUnsubscription' | 'unsubscribeFromAlerts'> {
  return {
    unsubscribeFromAlerts: async ({ body }, reply) => {
      // The validator has just held the body to its schema.
      const { token } = body as Schemas['AlertUnsubscription']
      return reply.send({ results: await services.emailStops.stop(token) } satisfies Schemas['StoppedAlerts'])
    },
    readUnsubscription: async ({ body }, reply) => {
      // The validator has just held the body to its schema.
      const { token } = body as Schemas['AlertUnsubscription']
      return reply.send({ results: await services.emailStops.read(token) } satisfies Schemas['StoppedAlerts'])
    },
  }
}

/**
 * The link of the header List-Unsubscribe (RFC 8058): mail programs post to it without asking; one that opens it in a browser is led
 * to the page that asks.
 */
async function addOneClick(app: FastifyInstance, { services }: NotificationRoutesOptions): Promise<void> {
  await app.register(async (within) => {
    // What is posted says nothing that the link does not; programs send it as a form of either kind.
    within.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_FORM }, (_request, _body, done) => {
      done(null, {})
    })
    const schema = { querystring: { type: 'object', properties: { token: { type: 'string' } } } }
    within.post('/api/alerts/unsubscribe/one-click', { schema }, async (request, reply) => {
      await services.emailStops.stop(tokenOf(request))
      return reply.code(204).send()
    })
    within.get('/api/alerts/unsubscribe/one-click', { schema }, (request, reply) =>
      reply.redirect(`/alerts/unsubscribe?token=${encodeURIComponent(tokenOf(request))}`, 303),
    )
  })
}

function tokenOf({ query }: FastifyRequest): string {
  const token: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'token') : undefined
  return typeof token === 'string' ? token : ''
}
