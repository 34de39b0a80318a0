import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin, useExecutionCancellation as executionCancellation } from 'graphql-yoga'
import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { LARGEST_BATCH } from '#domain/lookups/limits.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import { browserOf } from '#server/platform/http/browser-cookie.ts'
import { clientNetworkOf } from '#server/platform/http/client-network.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { RateLimiter } from '#server/platform/http/rate-limiter.ts'
import { sendProblem } from '#server/platform/http/problem.ts'
import { cacheByText } from './cache-by-text.ts'
import { type GraphContext, graphContext } from './context.ts'
import { costlyTurns } from './costly-turns.ts'
import { failureLogPlugin, type LogFailure } from './failure-log.ts'
import type { PersistedDocuments } from './persisted-documents.ts'
import { NO_PLACEHOLDER_IMAGES, takesPlaceholderImages } from './placeholder-images.ts'
import { publicError } from './public-error.ts'
import { requestCosts } from './request-cost.ts'
import { type QueryLimits, queryLimitsPlugin } from './query-limits.ts'

export type GraphqlOptions = {
  schema: GraphQLSchema
  services: { clock: () => Date }
  documents: PersistedDocuments
  queryLimits: QueryLimits
  /** Points of work that each address may ask for. */
  allowance: RateLimiter
  allowsIntrospection: boolean
  logFailure: LogFailure
  identify: Identify
}

/** What Fastify hands to Yoga with each request. */
type ServerContext = {
  request: FastifyRequest
  reply: FastifyReply
  outcome: { hasErrors: boolean; isSessionEnded: boolean }
}

const PUBLIC_READ = 'public, max-age=30, stale-while-revalidate=60'

/**
 * `/graphql`: one operation or a batch of at most ten by POST, a persisted one by GET. HTTP errors are answered as problems,
 * errors of an operation as GraphQL errors with a code of schema/errors.md.
 */
export const graphqlModule: FastifyPluginAsync<GraphqlOptions> = async (app, options) => {
  const yoga = yogaServer(options)
  const costOf = requestCosts(options.schema, options.documents, options.queryLimits.tokens)
  const inTurn = costlyTurns(options.queryLimits)

  async function answer(request: FastifyRequest, reply: FastifyReply, asked: unknown) {
    const operations: readonly unknown[] = Array.isArray(asked) ? asked : [asked]
    const cost = costOf(operations)
    // What no allowance could ever pay for is too complex, not too much for now.
    const isTooMuch = cost.foreignPoints > options.queryLimits.points
    const seconds = options.allowance.take(clientNetworkOf(request), isTooMuch ? cost.readingPoints : cost.points)
    if (seconds > 0) {
      const errors = [{ message: 'Too many requests. Please slow down.', code: 'TOO_MANY_REQUESTS' }]
      return sendProblem(reply.header('retry-after', seconds), 429, errors)
    }
    if (isTooMuch) {
      const each = operations.map(() => tooMuch(options.queryLimits.points))
      return reply.header('cache-control', 'no-store').send(Array.isArray(asked) ? each : each[0])
    }
    const outcome = { hasErrors: false, isSessionEnded: false }
    const response = await inTurn(cost, async () =>
      yoga.handleNodeRequestAndResponse(request, reply, { request, reply, outcome }),
    )
    // The whole batch is sent again with a new token; nothing of it was done for one that does not hold.
    if (outcome.isSessionEnded) throw new PortalError('SESSION_ENDED', 'Your sign-in session has ended.')
    for (const [name, value] of response.headers) void reply.header(name, value)
    reply.header('vary', `authorization, ${NO_PLACEHOLDER_IMAGES}`)
    const isForEverybody = request.headers.authorization === undefined
    const mayBeKept = isForEverybody && request.method === 'GET' && response.status === 200 && !outcome.hasErrors
    reply.header('cache-control', mayBeKept ? PUBLIC_READ : 'no-store')
    return reply.status(response.status).send(await response.text())
  }

  app.get('/graphql', (request, reply) => {
    const { query, extensions, variables } = queryOf(request)
    const namesDocument = query === undefined ? isJson(extensions) : isKnownText(options.documents, query)
    const isReadable = [extensions, variables].every((text) => text === undefined || isJson(text))
    if (!namesDocument || !isReadable) throw new PortalError('BAD_INPUT', GET_RULE)
    return answer(request, reply, { query, extensions: parsedOr(extensions), variables: parsedOr(variables) })
  })
  app.post('/graphql', (request, reply) => {
    const { body } = request
    if (body === null || typeof body !== 'object' || (Array.isArray(body) && body.length === 0)) {
      throw new PortalError('BAD_INPUT', 'The body must be one operation or a list of operations.')
    }
    if (Array.isArray(body) && body.length > LARGEST_BATCH) {
      const errors = [{ message: `A batch holds at most ${LARGEST_BATCH} operations.`, code: 'TOO_COMPLEX' }]
      return sendProblem(reply, 413, errors)
    }
    return answer(request, reply, body)
  })
}

const tooMuch = (most: number) => ({
  errors: [
    {
      message: `The request asks for too much work at once: more than ${most} points.`,
      extensions: { code: 'TOO_COMPLEX' },
    },
  ],
})

const GET_RULE =
  'GET answers the documents of the portal: `extensions` names one by its hash, or `query` is its text; `variables` is JSON. Send others by POST.'

/** Clients that ask for persisted queries by GET send the text the same way when its hash is not known. */
const isKnownText = (documents: PersistedDocuments, text: unknown): boolean =>
  typeof text === 'string' && documents.textOf(createHash('sha256').update(text).digest('hex')) !== null

type GetQuery = { query?: unknown; extensions?: unknown; variables?: unknown }

function queryOf(request: FastifyRequest): GetQuery {
  // Fastify's parser of query strings always gives an object of texts and lists of texts.
  return request.query as GetQuery
}

const parsedOr = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : null)

function isJson(text: unknown): boolean {
  if (typeof text !== 'string') return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function yogaServer(options: GraphqlOptions) {
  const { schema, services, documents, queryLimits, logFailure, identify } = options
  return createYoga<ServerContext, GraphContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    logging: false,
    batching: { limit: LARGEST_BATCH },
    parserAndValidationCache: { documentCache: cacheByText(), errorCache: cacheByText() },
    maskedErrors: { maskError: publicError },
    context: ({ request, reply }) =>
      graphContext(services, {
        signal: request.signal,
        caller: () => identify(reply.request),
        networkAddress: clientNetworkOf(reply.request),
        browser: browserOf(reply.request),
        takesPlaceholders: takesPlaceholderImages(request.headers.get(NO_PLACEHOLDER_IMAGES)),
      }),
    plugins: [
      persistedOperations({
        allowArbitraryOperations: true,
        getPersistedOperation: (hash) => documents.textOf(hash),
        customErrors: {
          notFound: {
            message: 'PersistedQueryNotFound',
            extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 200 } },
          },
          keyNotFound: {
            message: 'The operation has neither a query nor the hash of one.',
            extensions: { code: 'BAD_INPUT', http: { status: 400 } },
          },
        },
      }),
      queryLimitsPlugin(queryLimits),
      ...(options.allowsIntrospection ? [] : [introspectionGuard()]),
      failureLogPlugin(logFailure),
      executionCancellation(),
      outcomePlugin,
    ],
  })
}

const outcomePlugin: Plugin<object, ServerContext> = {
  onResultProcess({ result, serverContext }) {
    const results = Array.isArray(result) ? result : [result]
    const errors = results.flatMap((each) => ('errors' in each ? (each.errors ?? []) : []))
    if (errors.length > 0) serverContext.outcome.hasErrors = true
    if (errors.some(({ extensions }) => extensions.code === 'SESSION_ENDED'))
      serverContext.outcome.isSessionEnded = true
  },
}

/** Answers questions about the schema itself with an error; the contract is public in the repository instead. */
const introspectionGuard = (): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule)
  },
})
