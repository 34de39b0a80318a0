import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import type { ExecuteDocument } from '#server/graphql/execute-document.ts'
import { sendProblem } from '#server/http/problem.ts'
import { rateLimiter } from '#server/http/rate-limiter.ts'
import { defaultEnquiryLimits, type EnquiryLimits } from '#server/modules/enquiries/enquiry-limits.ts'
import { enquiryStore } from '#server/modules/enquiries/enquiry-store.ts'
import { recipientsIn } from '#server/modules/enquiries/recipients.ts'
import type { PortalServices } from '#server/services.ts'
import type { Identify } from './caller.ts'
import { readRestContract } from './contract.ts'
import { enquiryOperations } from './enquiry-operations.ts'
import { askGraphWith } from './graph.ts'
import { listingOperations } from './listing-operations.ts'
import { locationOperations } from './location-operations.ts'
import { handlerOf, type OperationId, type Operations } from './operations.ts'
import { ContractViolation, requestValidatorCompiler } from './request-validation.ts'
import { questionOperations } from './question-operations.ts'
import { RestProblem } from './rest-problem.ts'
import { trackingOperations } from './tracking-operations.ts'

export type RestOptions = {
  services: PortalServices
  executeDocument: ExecuteDocument
  /** From one address. */
  requestsPerMinute?: number
  enquiries?: EnquiryOptions
  /** Events that are counted from one address. */
  trackedEventsPerMinute?: number
  /** Who a request speaks for; nobody when left out. */
  identify?: Identify
}

export type EnquiryOptions = {
  limits?: EnquiryLimits
  /** Who answers what has no agent. */
  helpEmail?: string
  /** Scheme and host for links in mails. */
  origin?: string
  /** Called when a mail waits to be sent. */
  onMailQueued?: () => void
}

const REQUESTS_PER_MINUTE = 3000
const TRACKED_EVENTS_PER_MINUTE = 3000
const DEFAULT_HELP_EMAIL = 'help@homely.example'
const PUBLIC_READ = 'public, max-age=30, stale-while-revalidate=60'

/**
 * The operations of schema/openapi/rest.yaml under `/rest`. The contract makes the routes and checks every request; an
 * operation without a handler does not start.
 */
export function restModule({
  services,
  executeDocument,
  requestsPerMinute,
  enquiries = {},
  trackedEventsPerMinute = TRACKED_EVENTS_PER_MINUTE,
  identify = async () => null,
}: RestOptions): FastifyPluginAsync {
  return async (app) => {
    const ask = askGraphWith(executeDocument)
    const operations: Operations = {
      ...listingOperations(services, ask),
      ...locationOperations(services, ask),
      ...questionOperations(services),
      ...enquiryOperations(enquiryParts(services, enquiries)),
      ...trackingOperations({ services, eventsPerMinute: trackedEventsPerMinute }),
    }
    app.setValidatorCompiler(requestValidatorCompiler())
    // An answer leaves as the handler gave it: a serializer of the contract would drop mistakes instead of showing them.
    app.setSerializerCompiler(() => (data) => JSON.stringify(data))
    answerRefusals(app)
    refuseUnknownParameters(app)
    refuseMissingBodies(app)
    limitRate(app, { perMinute: requestsPerMinute ?? REQUESTS_PER_MINUTE, clock: services.clock })
    letCachesKeepReads(app)
    await app.register(fastifyOpenapiGlue, {
      specification: readRestContract(),
      prefix: '/rest',
      operationResolver: (operationId: string) => {
        if (!isOperation(operationId, operations)) throw new Error(`The REST operation ${operationId} has no handler`)
        // oxlint-disable-next-line typescript/no-misused-promises -- Fastify awaits a handler; glue's type does not say so
        return handlerOf(operationId, operations, identify)
      },
    })
  }
}

function enquiryParts(services: PortalServices, { limits, helpEmail, origin, onMailQueued }: EnquiryOptions) {
  const { database, clock } = services
  return {
    services,
    store: enquiryStore({
      database,
      clock,
      limits: limits ?? defaultEnquiryLimits,
      onMailQueued: onMailQueued ?? (() => {}),
    }),
    recipients: recipientsIn(database, helpEmail ?? DEFAULT_HELP_EMAIL),
    origin: origin ?? null,
  }
}

const isOperation = (operationId: string, operations: Operations): operationId is OperationId =>
  Object.hasOwn(operations, operationId)

/** What the contract or an operation refuses; every other failure goes on to the app. */
function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ContractViolation) {
      return sendProblem(reply, 400, [{ ...error.violation, code: 'BAD_INPUT' }])
    }
    if (error instanceof RestProblem) {
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
      return sendProblem(reply, error.status, [{ message: error.message, code: error.code }])
    }
    throw error
  })
}

/** Operations whose query has no parameters take none either. */
function refuseUnknownParameters(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.schema ??= {}
    route.schema.querystring ??= { type: 'object', properties: {} }
  })
}

/** Without a content type Fastify checks no body, so one that is missing would pass for one that the contract allows. */
function refuseMissingBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, routeOptions }) => {
    if (body === undefined && routeOptions.schema?.body !== undefined) {
      throw new ContractViolation({ message: 'The body is missing.' })
    }
  })
}

function limitRate(app: FastifyInstance, { perMinute, clock }: { perMinute: number; clock: () => Date }): void {
  const limiter = rateLimiter({ perMinute, now: () => clock().getTime() })
  app.addHook('onRequest', async (request, reply) => {
    const seconds = limiter.take(request.ip, 1)
    if (seconds === 0) return
    const errors = [{ message: 'Too many requests. Please slow down.', code: 'TOO_MANY_REQUESTS' }]
    return sendProblem(reply.header('retry-after', seconds), 429, errors)
  })
}

function letCachesKeepReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    reply.header('cache-control', isRead && reply.statusCode === 200 ? PUBLIC_READ : 'no-store')
  })
}
