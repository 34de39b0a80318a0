import type { FastifyPluginAsync } from 'fastify'
import type { components } from '#schema/generated/legacy.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import { contractRoutes, type LegacyHandlers } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import type { AlertsParts } from './alerts-services.ts'

type Schemas = components['schemas']

export type AlertRoutesOptions = {
  services: Pick<AlertsParts, 'alertReader' | 'alerts' | 'clock'>
  identify: Identify
}

const REQUESTS_PER_MINUTE = 3000

/** The operations of schema/openapi/legacy.yaml that are about alerts. */
export const alertRoutes = (options: AlertRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract((path) => /^\/user\/alerts(?:\/|$)/.test(path)),
    prefix: '/api',
    handlers: legacyHandlers(options.services),
    identify: options.identify,
    clock: options.services.clock,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
  })

function legacyHandlers(services: AlertRoutesOptions['services']): LegacyHandlers<'getUserAlertListings'> {
  return {
    getUserAlertListings: async (_request, reply, { member }) => {
      const alerts = await services.alerts.ofMember(member.memberId)
      const results = await Promise.all(
        alerts.map(async ({ id }) => ({ alertId: id, listingIds: (await services.alertReader.unseen(id)).listingIds })),
      )
      const unseen = results.filter(({ listingIds }) => listingIds.length > 0)
      return reply.send({ results: unseen } satisfies Schemas['UserAlertListings'])
    },
  }
}
