import { GraphQLError } from 'graphql'
import { ClientGone } from '#server/platform/work/request-work.ts'
import { knownFailure } from '#server/platform/http/known-failure.ts'
import {
  isPortalErrorCode,
  type PortalError,
  type PortalErrorCode,
  RETRY_AFTER_SECONDS,
} from '#server/platform/http/portal-error.ts'

/**
 * What may leave the server of an error inside GraphQL: a code of schema/errors.md and a message for people. The cause of
 * INTERNAL and UNAVAILABLE is left out; `causeOf` gives it to the log.
 */
export function publicError(error: unknown): GraphQLError {
  if (isGraphqlError(error)) {
    const inner = error.originalError
    if (inner === undefined || isGraphqlError(inner)) return withCode(inner ?? error, error)
    return answerOf(knownFailure(inner), error)
  }
  return answerOf(knownFailure(error), null)
}

/** By its name, for a process may hold graphql-js twice, as CommonJS and as a module. */
const isGraphqlError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError'

/** What went wrong inside, for the log; null when the client alone is at fault. */
export function causeOf(error: unknown): unknown {
  const inner = isGraphqlError(error) ? error.originalError : error
  if (inner === undefined || isGraphqlError(inner) || inner instanceof ClientGone) return null
  const failure = knownFailure(inner)
  return failure.code === 'INTERNAL' || failure.code === 'UNAVAILABLE' ? (failure.cause ?? failure) : null
}

const httpOfCode: Partial<Record<PortalErrorCode, { status: number; headers: Record<string, string> }>> = {
  UNAVAILABLE: { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
}

function answerOf(failure: PortalError, at: GraphQLError | null): GraphQLError {
  const http = httpOfCode[failure.code]
  return new GraphQLError(failure.message, {
    nodes: at?.nodes,
    path: at?.path,
    extensions: {
      code: failure.code,
      ...(failure.field === undefined ? {} : { field: failure.field }),
      ...(http === undefined ? {} : { http }),
    },
  })
}

/** Codes that only GraphQL itself gives; any other code of a library becomes BAD_INPUT. */
const graphqlCodes: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'TOO_COMPLEX',
])

/** Errors of graphql-js itself: a document or variables that the contract does not allow, or an error made public before. */
function withCode(error: GraphQLError, at: GraphQLError): GraphQLError {
  const isPublic = graphqlCodes.has(error.extensions.code) || isPortalErrorCode(error.extensions.code)
  if (isPublic && error === at) return error
  const ownCode = error.message.startsWith('Syntax Error') ? 'GRAPHQL_PARSE_FAILED' : 'BAD_INPUT'
  return new GraphQLError(error.message, {
    nodes: at.nodes,
    path: at.path,
    extensions: { ...error.extensions, code: isPublic ? error.extensions.code : ownCode },
  })
}
