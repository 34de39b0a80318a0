import type { EventConsumer } from './platform/events/domain-event.ts'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { documentCharge } from './platform/graphql/document-charge.ts'
import { documentExecutor } from './platform/graphql/execute-document.ts'
import { graphqlModule } from './platform/graphql/graphql-module.ts'
import { generatedDocuments, type PersistedDocuments } from './platform/graphql/persisted-documents.ts'
import { DEFAULT_POINTS_PER_MINUTE, defaultQueryLimits, type QueryLimits } from './platform/graphql/query-limits.ts'
import { portalSchema } from './platform/graphql/schema.ts'
import type { Support } from './platform/http/error-screen.ts'
import { consumerJobs } from './platform/events/consumer-jobs.ts'
import { deadLetterNotice } from './platform/events/dead-letter-notice.ts'
import type { RunningJobs } from './platform/jobs/job-queue.ts'
import { mailJobs } from './platform/mail/mail-jobs.ts'
import type { MailTransport } from './platform/mail/mail-transport.ts'
import { noJobs } from './platform/jobs/no-jobs.ts'
import { failureAnswers, handleFailures } from './platform/http/failures.ts'
import { addHealthCheck } from './platform/http/health-check.ts'
import { acceptJsonOnly } from './platform/http/json-body.ts'
import { refuseLongAddresses } from './platform/http/long-addresses.ts'
import { refuseMalformedHosts } from './platform/http/public-origin.ts'
import { normaliseAddress } from './platform/http/request-address.ts'
import { rateLimiter } from './platform/http/rate-limiter.ts'
import { withoutTrailingSlash } from './platform/http/request-kind.ts'
import { requestIds } from './platform/http/request-ids.ts'
import { watchRoutes } from './platform/http/route-table.ts'
import { answerUnknownCalls } from './platform/http/unknown-calls.ts'
import { addSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts'
import { serveClient } from './platform/http/static-files.ts'
import { hasTrustedProxies, type TrustedProxies, trustProxyOption } from './platform/http/trusted-proxies.ts'
import { leaveUnreadBodies } from './platform/http/unread-bodies.ts'
import { identity } from './modules/identity/identity-services.ts'
import { type ModuleSettings, portalModules } from './modules.ts'
import { buildServices, mergedOperations, mergedResolvers } from './platform/modules/build-modules.ts'
import { type PlatformServices, platformServices } from './platform/modules/platform-services.ts'
import { noObjects } from './platform/storage/no-objects.ts'
import type { ObjectStore } from './platform/storage/object-store.ts'
import { askGraphWith } from './platform/rest/graph.ts'
import { restRoutes } from './platform/rest/rest-routes.ts'
import type { Identify } from './platform/rest/caller.ts'
import { liveRoutes, type LiveSettings } from './platform/live/live-routes.ts'
import { watchRequests } from './platform/work/watch-requests.ts'

type AppLimits = {
  /** Bytes of a request's body. */
  body: number
  /** Points of work a minute that one address may ask GraphQL and REST for; a point is about a microsecond. */
  pointsPerMinute: number
  query: QueryLimits
}

const defaultLimits: AppLimits = {
  body: 256 * 1024,
  pointsPerMinute: DEFAULT_POINTS_PER_MINUTE,
  query: defaultQueryLimits,
}

export type AppDependencies = Pick<PlatformServices, 'database' | 'clock' | 'version'> &
  ModuleSettings & {
    /** How mails leave; they wait in the outbox when left out. */
    mailTransport?: MailTransport
    /** Where the work goes that is done later; nobody does it when left out. */
    jobs?: RunningJobs
    /** Uploads and pictures; there is nowhere to save them when left out. */
    objects?: ObjectStore
    logger?: FastifyBaseLogger
    limits?: Partial<AppLimits>
    /** Calls of the REST API from one network address. */
    restRequestsPerMinute?: number
    /** Who a call of the REST API speaks for; by default what identity says, and nobody in a portal without it. */
    identify?: Identify
    /** Holds introspection back and tells browsers to stay on HTTPS where a proxy or the public origin speaks it. */
    isProduction?: boolean
    /** Whose `X-Forwarded-*` is believed; nobody's when left out. */
    trustedProxies?: TrustedProxies
    /** The built client, `dist/client`; null serves no files. */
    clientFolder?: string | null
    /** Where street tiles come from, when the maps show them. */
    mapOrigins?: readonly string[]
    documents?: PersistedDocuments
    live?: LiveSettings
  }

/**
 * Builds the portal over what it is given: the platform and the modules of server/modules.ts. It does not listen; `inject`
 * or `routing` hand requests to it.
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { clock, documents = generatedDocuments(), isProduction = false, restRequestsPerMinute } = dependencies
  const { database, jobs = noJobs, objects = noObjects } = dependencies
  const limits = { ...defaultLimits, ...dependencies.limits }
  const modules = portalModules(dependencies)
  const consumers: EventConsumer[] = []
  const platform = platformServices({ ...dependencies, jobs, objects, consumers: () => consumers })
  const built = buildServices(platform, modules)
  const services = built.all
  consumers.push(...modules.flatMap((module) => module.consumers(services)))
  const identify = dependencies.identify ?? built.of(identity)?.identify ?? (() => Promise.resolve(null))
  const schema = portalSchema(mergedResolvers(modules))
  const allowance = rateLimiter({ perMinute: limits.pointsPerMinute, now: () => clock().getTime() })
  const app = await bareApp({ ...dependencies, limits })
  const logFailure = ({ cause, ...facts }: { operation: string; variables: unknown; cause: unknown }) =>
    app.log.error({ err: cause, ...facts }, 'operation failed')
  const executeDocument = documentExecutor({ schema, services, documents, logFailure })
  const ask = askGraphWith(executeDocument, documentCharge(schema, allowance))

  addHealthCheck(app, dependencies.database)
  await app.register(graphqlModule, {
    schema,
    services,
    documents,
    logFailure,
    queryLimits: limits.query,
    allowance,
    allowsIntrospection: !isProduction,
    identify,
  })
  await app.register(
    restRoutes({
      operations: mergedOperations(modules, services, ask),
      identify,
      clock,
      requestsPerMinute: restRequestsPerMinute,
    }),
  )
  await app.register(liveRoutes({ ...dependencies.live, database, clock, identify }))
  for (const { routes } of modules) if (routes !== null) await app.register(routes(services, executeDocument, identify))
  await app.ready()
  // Without anybody who does jobs nothing asks the database before the first visitor.
  if (dependencies.jobs !== undefined) {
    const { mailTransport: transport, support } = dependencies
    const onDeadLetter = deadLetterNotice({
      database,
      clock,
      mail: platform.mail,
      recipient: support.email,
      log: app.log,
    })
    await jobs.work([
      ...(transport === undefined ? [] : [mailJobs({ database, clock, transport, log: app.log })]),
      ...(await consumerJobs({ database, clock, consumers, onDeadLetter })),
      ...modules.flatMap((module) => module.jobs(services)),
    ])
  }
  return app
}

export type BareAppOptions = {
  logger?: FastifyBaseLogger
  limits?: Partial<AppLimits>
  trustedProxies?: TrustedProxies
  isProduction?: boolean
  support: Support
  clientFolder?: string | null
  /** Where street tiles come from, when the maps show them. */
  mapOrigins?: readonly string[]
  /** The public origin of the portal, scheme and host. */
  publicOrigin?: string
  /** Whether what is not there may come yet. */
  isWaiting?: boolean
}

/** What every answer has, whatever it is about: headers, failures, limits, compression and the client's files. */
export async function bareApp(options: BareAppOptions): Promise<FastifyInstance> {
  const { logger, support, clientFolder = null, trustedProxies = 0, isProduction = false, publicOrigin } = options
  const answers: { current: ReturnType<typeof failureAnswers> | null } = { current: null }
  const isBehindHttps = isProduction && (hasTrustedProxies(trustedProxies) || isHttps(publicOrigin))
  const setSecurityHeaders = securityHeaders({ isBehindHttps })
  const app = fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(trustedProxies),
    bodyLimit: options.limits?.body ?? defaultLimits.body,
    genReqId: requestIds(),
    rewriteUrl: (request) => withoutTrailingSlash(normaliseAddress(request)),
    routerOptions: { maxParamLength: 2000, ignoreDuplicateSlashes: false },
    // Before any hook, for an address that cannot be decoded.
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply)
      answers.current?.onError(error, request, reply)
    },
  })
  const routes = watchRoutes(app)
  answers.current = failureAnswers(support, routes)
  addSecurityHeaders(app, setSecurityHeaders)
  watchRequests(app)
  handleFailures(app, answers.current)
  if (options.isWaiting !== true) answerUnknownCalls(app, routes, answers.current)
  refuseMalformedHosts(app)
  refuseLongAddresses(app)
  acceptJsonOnly(app)
  leaveUnreadBodies(app)
  app.addHook('onResponse', (request, reply, done) => {
    // Without its query, in which codes of providers come back.
    const [path] = request.url.split('?')
    request.log.debug({ method: request.method, path, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  if (clientFolder !== null) await serveClient(app, clientFolder, options)
  return app
}

const isHttps = (origin: string | undefined): boolean => origin?.startsWith('https:') ?? false
