import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { contractRoutes } from '#server/platform/rest/contract-routes.ts'
import { legacyContract } from '#server/platform/rest/legacy-contract.ts'
import { accountHandlers } from './account-handlers.ts'
import { requireOwnPage } from '#server/platform/http/own-page.ts'
import type { IdentityRoutesOptions } from './identity-routes-options.ts'
import { secondFactorHandlers } from './second-factor/second-factor-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { signInForms } from './sign-in-form.ts'
import { FORM_RETURN, formReturn } from './social/form-return.ts'
import { socialHandlers } from './social/social-handlers.ts'

/** As many as elsewhere in REST; what guesses at passwords is limited far below (attempt-limits.ts). */
const REQUESTS_PER_MINUTE = 3000

/** The operations of schema/openapi/legacy.yaml under `/api` that are about members and sessions, and the forms of the pages. */
export const identityRoutes = (options: IdentityRoutesOptions): FastifyPluginAsync =>
  contractRoutes({
    contract: legacyContract(isOfIdentity),
    prefix: '/api',
    handlers: {
      ...sessionHandlers(options),
      ...accountHandlers(options),
      ...secondFactorHandlers(options),
      ...socialHandlers(options),
    },
    identify: options.identify,
    clock: options.clock,
    requestsPerMinute: options.requestsPerMinute ?? REQUESTS_PER_MINUTE,
    readsCacheControl: 'no-store',
    alongside: async (app) => {
      await app.register(cookie)
      refuseOtherSites(app, options)
      await app.register(formReturn)
      await app.register(signInForms(options))
    },
  })

const isOfIdentity = (path: string): boolean =>
  /^\/(?:auth|user)\//.test(path) &&
  !/^\/user\/(?:(?:alerts|notifications|push|report)(?:\/|$)|[^/]+\/followers?$)/.test(path)

/** Refuses calls that a browser makes for a page of another site, sister hosts included. */
function refuseOtherSites(app: FastifyInstance, { portalOrigin }: IdentityRoutesOptions): void {
  app.addHook('onRequest', async ({ method, headers, host, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD' || routeOptions.url === FORM_RETURN) return
    requireOwnPage(headers, { portalOrigin, host })
  })
}
