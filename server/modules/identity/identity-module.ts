import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import type { Database } from '#server/database/database.ts'
import { PortalError } from '#server/http/portal-error.ts'
import { sendProblem } from '#server/http/problem.ts'
import { rateLimiter } from '#server/http/rate-limiter.ts'
import { ContractViolation, requestValidatorCompiler } from '#server/rest/request-validation.ts'
import { RestProblem } from '#server/rest/rest-problem.ts'
import { accountHandlers } from './account-handlers.ts'
import type { AccountService } from './account-service.ts'
import type { Authenticate } from './authentication.ts'
import type { IdentityService } from './identity-service.ts'
import { legacyContract } from './legacy-contract.ts'
import type { Secrets } from './secrets.ts'
import { sessionHandlers } from './session-handlers.ts'
import { formReturn } from './social/form-return.ts'
import { socialHandlers } from './social/social-handlers.ts'
import type { SocialSignIn } from './social/social-sign-in.ts'

export type IdentityModuleOptions = {
  database: Database
  secrets: Secrets
  clock: () => Date
  identity: IdentityService
  account: AccountService
  social: SocialSignIn
  authenticate: Authenticate
  /** Whether the world reaches the portal over HTTPS although the request itself does not tell. */
  isPublicOverHttps: boolean
  /** From one network address; REQUESTS_PER_MINUTE when left out. */
  requestsPerMinute?: number
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** As many as elsewhere in REST; what guesses at passwords is limited far below (attempt-limits.ts). */
const REQUESTS_PER_MINUTE = 3000
/** Bytes; an avatar is the largest. */
const LARGEST_BODY = 256 * 1024

/**
 * The operations of schema/openapi/legacy.yaml under `/api`, all but the version. The contract makes the routes and checks
 * every request; an operation without a handler does not start.
 */
export function identityModule(options: IdentityModuleOptions): FastifyPluginAsync {
  return async (app) => {
    await app.register(cookie)
    app.setValidatorCompiler(requestValidatorCompiler())
    // An answer leaves as the handler gave it: a serializer of the contract would drop mistakes instead of showing them.
    app.setSerializerCompiler(() => (data) => JSON.stringify(data))
    keepOutOfCaches(app)
    limitRate(app, options)
    refuseOtherSites(app)
    answerViolations(app)
    const handlers: Readonly<Record<string, Handler>> = {
      ...sessionHandlers(options),
      ...accountHandlers(options),
      ...socialHandlers(options),
    }
    await app.register(formReturn)
    await app.register(fastifyOpenapiGlue, {
      specification: legacyContract(),
      prefix: '/api',
      operationResolver: (operationId: string) => {
        const handler = Object.hasOwn(handlers, operationId) ? handlers[operationId] : undefined
        if (handler === undefined) throw new Error(`The operation ${operationId} has no handler`)
        // oxlint-disable-next-line typescript/no-misused-promises -- Fastify awaits a handler; glue's type does not say so
        return handler
      },
    })
  }
}

function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = LARGEST_BODY
    route.schema ??= {}
    route.schema.querystring ??= { type: 'object', properties: {} }
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
}

function limitRate(app: FastifyInstance, { requestsPerMinute, clock }: IdentityModuleOptions): void {
  const limiter = rateLimiter({ perMinute: requestsPerMinute ?? REQUESTS_PER_MINUTE, now: () => clock().getTime() })
  app.addHook('onRequest', async (request) => {
    const retryAfterSeconds = limiter.take(request.ip, 1)
    if (retryAfterSeconds === 0) return
    throw new PortalError('TOO_MANY_REQUESTS', 'Too many requests. Please slow down.', { retryAfterSeconds })
  })
}

/** A browser tells when another site's page makes it call; nothing here is for other sites. */
function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead && headers['sec-fetch-site'] === 'cross-site') {
      throw new PortalError('FORBIDDEN', 'This call is for pages of the portal itself.')
    }
  })
}

function answerViolations(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, routeOptions }) => {
    if (body === undefined && routeOptions.schema?.body !== undefined) {
      throw new ContractViolation({ message: 'The body is missing.' })
    }
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ContractViolation) {
      return sendProblem(reply, 400, [{ ...error.violation, code: 'BAD_INPUT' }])
    }
    if (error instanceof RestProblem) {
      return sendProblem(reply, error.status, [{ message: error.message, code: error.code }])
    }
    throw error
  })
}
