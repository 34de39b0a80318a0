import { GraphQLError } from 'graphql'
import { knownFailure } from '#server/http/known-failure.ts'
import { type PortalError, type PortalErrorCode, RETRY_AFTER_SECONDS } from '#server/http/portal-error.ts'

/**
 * What may leave the server of an error inside GraphQL: a code of schema/errors.md and a message for people. The cause of
 * INTERNAL and UNAVAILABLE is left out; `causeOf` gives it to the log.
 */
export function publicError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) {
    const inner = error.originalError
    if (inner === undefined || inner instanceof GraphQLError) return withCode(inner ?? error, error)
    return answerOf(knownFailure(inner), error)
  }
  return answerOf(knownFailure(error), null)
}

/** What went wrong inside, for the log; null when the client alone is at fault. */
export function causeOf(error: unknown): unknown {
  const inner = error instanceof GraphQLError ? error.originalError : error
  if (inner === undefined || inner instanceof GraphQLError) return null
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

/** Errors of graphql-js itself: a document or variables that the contract does not allow. */
function withCode(error: GraphQLError, at: GraphQLError): GraphQLError {
  if (error.extensions.code !== undefined && error === at) return error
  return new GraphQLError(error.message, {
    nodes: at.nodes,
    path: at.path,
    extensions: { code: 'BAD_INPUT', ...error.extensions },
  })
}
