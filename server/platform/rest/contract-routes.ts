import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import type { CallAccess } from '#domain/permissions/call-access.ts'
import { legacyAccess, restAccess } from '#schema/generated/access.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { sendProblem } from '#server/platform/http/problem.ts'
import { rateLimiter } from '#server/platform/http/rate-limiter.ts'
import { allowedCaller, type CallerOf, type Identify } from './caller.ts'
import { ContractViolation, requestValidatorCompiler } from './request-validation.ts'
import { requestRoutes, type RoutedContract } from './request-schemas.ts'
import { RestProblem } from './rest-problem.ts'

/** An operation with its caller as the contract allows it (CallerOf), after its request was checked against the contract. */
type Handler = (request: FastifyRequest, reply: FastifyReply, caller: never) => Promise<unknown>

/** Operations of schema/openapi/legacy.yaml. */
export type LegacyHandlers<Id extends keyof typeof legacyAccess> = {
  [Name in Id]: (request: FastifyRequest, reply: FastifyReply, caller: CallerOf<Name>) => Promise<unknown>
}

export type ContractRoutesOptions = {
  contract: RoutedContract
  prefix: string
  handlers: Readonly<Record<string, Handler>>
  /** Who a request speaks for. */
  identify: Identify
  clock: () => Date
  /** From one network address. */
  requestsPerMinute: number
  /** The `cache-control` of reads that were answered, unless their handler says otherwise; everything else is not stored. */
  readsCacheControl: string
  /** Routes that are no part of the contract and keep its rules, added before it. */
  alongside?: (app: FastifyInstance) => Promise<void>
}

/**
 * The operations of a contract as routes. The contract makes the routes, checks every request and says who may call; an operation
 * without a handler does not start.
 */
export function contractRoutes(options: ContractRoutesOptions): FastifyPluginAsync {
  const { contract, prefix, handlers } = options
  return async (app) => {
    app.setValidatorCompiler(requestValidatorCompiler())
    // An answer leaves as the handler gave it: a serializer of the contract would drop mistakes instead of showing them.
    app.setSerializerCompiler(() => (data) => JSON.stringify(data))
    answerRefusals(app)
    refuseUnknownParameters(app)
    refuseMissingBodies(app, contract)
    limitRate(app, options)
    setCacheControl(app, options)
    await options.alongside?.(app)
    await app.register(
      async (routes) => {
        for (const { operationId, ...route } of requestRoutes(contract)) {
          const handler = Object.hasOwn(handlers, operationId) ? handlers[operationId] : undefined
          if (handler === undefined) throw new Error(`The operation ${operationId} has no handler`)
          routes.route({
            ...route,
            ...(route.bodyLimit === undefined ? {} : { onRequest: onlyForCallers(operationId, options) }),
            handler: withCaller(handler, operationId, options),
          })
        }
      },
      { prefix },
    )
  }
}

function withCaller(handler: Handler, operationId: string, options: ContractRoutesOptions) {
  const call = callOf(operationId, options)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await allowedCaller(request, call)
    // `access` is what the type of the handler's caller was made of.
    return handler(request, reply, caller as never)
  }
}

function callOf(operationId: string, { contract, identify }: ContractRoutesOptions) {
  const operation = operationsIn(contract).find((each) => each.operationId === operationId)
  const takesToken = operation?.security?.some((scheme) => Object.hasOwn(scheme, 'accessToken')) ?? false
  return { access: accessOf(operationId), takesToken, identify }
}

/** A large body is read for nobody who may not call the operation. */
const onlyForCallers = (operationId: string, options: ContractRoutesOptions) => {
  const call = callOf(operationId, options)
  return async (request: FastifyRequest) => void (await allowedCaller(request, call))
}

const statedAccess: Readonly<Record<string, CallAccess>> = { ...restAccess, ...legacyAccess }

function accessOf(operationId: string): CallAccess {
  const access = statedAccess[operationId]
  if (access === undefined) throw new Error(`The operation ${operationId} has no x-access; npm run codegen reads it`)
  return access
}

const operationsIn = ({ paths }: ContractRoutesOptions['contract']) =>
  Object.values(paths).flatMap((methods) => Object.values(methods))

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
function refuseMissingBodies(app: FastifyInstance, contract: ContractRoutesOptions['contract']): void {
  const withOptionalBody = new Set(
    operationsIn(contract).flatMap((each) => (each.requestBody?.required === false ? each.operationId : [])),
  )
  app.addHook('preValidation', async ({ body, routeOptions: { schema } }) => {
    if (body !== undefined || schema?.body === undefined || withOptionalBody.has(operationIdOf(schema))) return
    throw new ContractViolation({ message: 'The body is missing.' })
  })
}

/** requestRoutes leaves it in their schemas. */
const operationIdOf = (schema: object): string =>
  'operationId' in schema && typeof schema.operationId === 'string' ? schema.operationId : ''

function limitRate(app: FastifyInstance, { requestsPerMinute, clock }: ContractRoutesOptions): void {
  const limiter = rateLimiter({ perMinute: requestsPerMinute, now: () => clock().getTime() })
  app.addHook('onRequest', async (request) => {
    const retryAfterSeconds = limiter.take(clientNetworkOf(request), 1)
    if (retryAfterSeconds === 0) return
    throw new PortalError('TOO_MANY_REQUESTS', 'Too many requests. Please slow down.', { retryAfterSeconds })
  })
}

function setCacheControl(app: FastifyInstance, { readsCacheControl }: ContractRoutesOptions): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    reply.header('cache-control', isRead && reply.statusCode === 200 ? readsCacheControl : 'no-store')
  })
}
