import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { components } from '#schema/generated/legacy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type Handler } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import type { AlertsParts } from './alerts-services.ts'
import { pushHandlers, type PushHandlersOptions } from './push-handlers.ts'

type Schemas = components['schemas']

export type AlertRoutesOptions = {
  services: Pick<AlertsParts, 'alertReader' | 'alerts' | 'clock' | 'emailStops'>
  identify: Identify
  push: Omit<PushHandlersOptions, 'identify'>
}

const REQUESTS_PER_MINUTE = 3000

/** The operations of schema/openapi/legacy.yaml that are about alerts, and the one-click link of their mails. */
export const alertRoutes = (options: AlertRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract((path) => /^\/(?:alerts|user\/(?:alerts|notifications|push))(?:\/|$)/.test(path)),
    prefix: '/api',
    handlers: { ...legacyHandlers(options), ...pushHandlers({ ...options.push, identify: options.identify }) },
    clock: options.services.clock,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
    alongside: (app) => addOneClick(app, options),
  })

function legacyHandlers({ services, identify }: AlertRoutesOptions): Record<string, Handler> {
  return {
    unsubscribeFromAlerts: async ({ body }, reply) => {
      // The validator has just held the body to its schema.
      const { token } = body as Schemas['AlertUnsubscription']
      return reply.send({ results: await services.emailStops.stop(token) } satisfies Schemas['StoppedAlerts'])
    },
    getUserAlertListings: async (request, reply) => {
      const member = await identify(request)
      if (member === null) throw new PortalError('UNAUTHENTICATED', 'Please log in first.')
      const alerts = await services.alerts.ofMember(member.memberId)
      const results = await Promise.all(
        alerts.map(async ({ id }) => ({ alertId: id, listingIds: (await services.alertReader.unseen(id)).listingIds })),
      )
      const unseen = results.filter(({ listingIds }) => listingIds.length > 0)
      return reply.send({ results: unseen } satisfies Schemas['UserAlertListings'])
    },
  }
}

/**
 * The link of the header List-Unsubscribe (RFC 8058): mail programs post to it without asking; one that opens it in a browser is led
 * to the page that asks.
 */
async function addOneClick(app: FastifyInstance, { services }: AlertRoutesOptions): Promise<void> {
  await app.register(async (within) => {
    // What is posted says nothing that the link does not; programs send it as a form of either kind.
    within.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      payload.on('end', () => done(null, {}))
      payload.on('error', done)
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
