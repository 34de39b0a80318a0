import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import type { Database } from './database/database.ts'
import { type ExecuteDocument, documentExecutor } from './graphql/execute-document.ts'
import { graphqlModule } from './graphql/graphql-module.ts'
import { generatedDocuments, type PersistedDocuments } from './graphql/persisted-documents.ts'
import { defaultQueryLimits, type QueryLimits } from './graphql/query-limits.ts'
import { portalSchema } from './graphql/schema.ts'
import type { Support } from './http/error-screen.ts'
import { failureAnswers, handleFailures } from './http/failures.ts'
import { addHealthCheck } from './http/health-check.ts'
import { acceptJsonOnly } from './http/json-body.ts'
import { refuseLongAddresses } from './http/long-addresses.ts'
import { rateLimiter } from './http/rate-limiter.ts'
import { requestIds } from './http/request-ids.ts'
import { watchRoutes } from './http/route-table.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { serveClient } from './http/static-files.ts'
import { calendarModule } from './modules/calendar/calendar-module.ts'
import { mapModule } from './modules/map/map-module.ts'
import { loadMapPlaces } from './modules/map/map-places.ts'
import { type Mail, queueMail as queueMailIn } from './mail/mail-queue.ts'
import { type IdentitySettings, portalIdentity } from './modules/identity/portal-identity.ts'
import { seoModule } from './modules/seo/seo-module.ts'
import type { Identify } from './rest/caller.ts'
import { versionModule } from './modules/version/version-module.ts'
import { type PortalParts, type PortalServices, portalServices } from './services.ts'

export type AppLimits = {
  /** Bytes of a request's body. */
  body: number
  /** GraphQL operations a minute from one address. */
  operationsPerMinute: number
  query: QueryLimits
}

const defaultLimits: AppLimits = { body: 256 * 1024, operationsPerMinute: 3000, query: defaultQueryLimits }

export type AppDependencies = PortalParts & {
  logger?: FastifyBaseLogger
  limits?: Partial<AppLimits>
  /** Holds introspection back and tells browsers to stay on HTTPS where a proxy or the public origin speaks it. */
  isProduction?: boolean
  /** Whether `X-Forwarded-*` of a proxy in front is believed. */
  isBehindProxy?: boolean
  support: Support
  /** The built client, `dist/client`; null serves no files. */
  clientFolder?: string | null
  /** Where street tiles come from, when the maps show them. */
  mapOrigins?: readonly string[]
  documents?: PersistedDocuments
  /** Members and their sessions; without it nobody can be signed in. */
  identity?: IdentitySettings
  /** Scheme and host under which the world knows the portal; by default what each request says. */
  publicOrigin?: string
  /** The image service. */
  images?: (database: Database) => FastifyPluginAsync
  /** The REST operations (server/rest), answered from the same services and documents of the contract. */
  rest?: (parts: {
    services: PortalServices
    executeDocument: ExecuteDocument
    identify: Identify | undefined
  }) => FastifyPluginAsync
  /** Every other address: the pages, which run documents of the contract in this process. */
  pages?: (executeDocument: ExecuteDocument) => FastifyPluginAsync
}

/** Builds the portal over what it is given. It does not listen; `inject` or `routing` hand requests to it. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { clock, version, images, rest, pages } = dependencies
  const { documents = generatedDocuments(), isProduction = false } = dependencies
  const limits = { ...defaultLimits, ...dependencies.limits }
  const services = portalServices(dependencies)
  const schema = portalSchema()
  const app = await bareApp({ ...dependencies, limits })
  const logFailure = ({ cause, ...facts }: { operation: string; variables: unknown; cause: unknown }) =>
    app.log.error({ err: cause, ...facts }, 'operation failed')

  addHealthCheck(app, dependencies.database)
  await app.register(versionModule, { version })
  await app.register(graphqlModule, {
    schema,
    services,
    documents,
    logFailure,
    queryLimits: limits.query,
    rateLimiter: rateLimiter({ perMinute: limits.operationsPerMinute, now: () => clock().getTime() }),
    allowsIntrospection: !isProduction,
  })
  let identify: Identify | undefined
  if (dependencies.identity) {
    const queueMail = async (mail: Mail, now: Date) => void (await queueMailIn(dependencies.database, mail, now))
    const identity = portalIdentity({
      database: dependencies.database,
      clock,
      queueMail,
      settings: dependencies.identity,
    })
    identify = identity.identify
    await app.register(identity.module)
  }
  const executeDocument = documentExecutor({ schema, services, documents, logFailure })
  if (rest) await app.register(rest({ services, executeDocument, identify }))
  await app.register(calendarModule, { services, publicOrigin: dependencies.publicOrigin })
  if (images) await app.register(images(dependencies.database))
  await app.register(seoModule, dependencies)
  await app.register(mapModule, { loadPlaces: () => loadMapPlaces(dependencies.database) })
  if (pages) await app.register(pages(executeDocument))
  await app.ready()
  return app
}

export type BareAppOptions = {
  logger?: FastifyBaseLogger
  limits?: Partial<AppLimits>
  isBehindProxy?: boolean
  isProduction?: boolean
  support: Support
  clientFolder?: string | null
  /** Where street tiles come from, when the maps show them. */
  mapOrigins?: readonly string[]
  /** Scheme and host under which the world knows the portal. */
  publicOrigin?: string
}

/** What every answer has, whatever it is about: headers, failures, limits, compression and the client's files. */
export async function bareApp(options: BareAppOptions): Promise<FastifyInstance> {
  const { logger, support, clientFolder = null, isBehindProxy = false, isProduction = false, publicOrigin } = options
  const answers: { current: ReturnType<typeof failureAnswers> | null } = { current: null }
  const isBehindHttps = isProduction && (isBehindProxy || isHttps(publicOrigin))
  const setSecurityHeaders = securityHeaders({ isBehindHttps })
  const app = fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isBehindProxy,
    bodyLimit: options.limits?.body ?? defaultLimits.body,
    genReqId: requestIds(),
    routerOptions: { maxParamLength: 2000, ignoreDuplicateSlashes: false },
    // Before any hook, for an address that cannot be decoded.
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply)
      answers.current?.onError(error, request, reply)
    },
  })
  answers.current = failureAnswers(support, watchRoutes(app))
  addSecurityHeaders(app, setSecurityHeaders)
  handleFailures(app, answers.current)
  refuseLongAddresses(app)
  acceptJsonOnly(app)
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
