import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable, DiskFull, StatementTimedOut } from '#server/platform/database/errors.ts'
import { QueueFull } from '#server/platform/work/fair-queue.ts'
import { ClientGone, WorkTimedOut } from '#server/platform/work/request-work.ts'
import type { Support } from './error-screen.ts'
import { sendFailure } from './failure-answer.ts'
import { knownFailure } from './known-failure.ts'
import { statusOfCode } from './portal-error.ts'
import type { RouteTable } from './route-table.ts'

export type FailureAnswers = {
  onError: (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply
  onNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/**
 * The one place where an error becomes an HTTP answer. An error of the client keeps its 4xx; an unreachable database is 503
 * with Retry-After; anything else is logged and answers 500 without internals.
 */
export function failureAnswers(support: Support, routes: RouteTable): FailureAnswers {
  return {
    onError(error, request, reply) {
      const clientStatus = clientStatusOf(error)
      if (clientStatus !== null) {
        const errors = [{ message: clientMessage(error, clientStatus), code: 'BAD_REQUEST' }]
        return sendFailure(request, reply, { status: clientStatus, errors, support })
      }
      const failure = knownFailure(error)
      if (failure.code === 'INTERNAL') request.log.error({ err: failure.cause }, 'request failed')
      if (failure.code === 'UNAVAILABLE' && failure.cause !== undefined && !(failure.cause instanceof ClientGone))
        request.log.warn({ err: failure.cause }, whatIsAway(failure.cause))
      const { message, code, field, retryAfterSeconds } = failure
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
      const errors = [{ message, code, ...(field === undefined ? {} : { field }) }]
      return sendFailure(request, reply, { status: statusOfCode(code), errors, support })
    },
    onNotFound(request, reply) {
      const allowed = routes.methodsOf(request.raw.url ?? '/')
      // A route that took the request and found nothing behind it is a 404.
      if (allowed.length > 0 && !allowed.includes(request.method)) {
        reply.header('allow', allowed.join(', '))
        const errors = [{ message: `This address answers ${allowed.join(', ')} only.`, code: 'BAD_REQUEST' }]
        return sendFailure(request, reply, { status: 405, errors, support })
      }
      const errors = [{ message: 'There is nothing at this address.', code: 'NOT_FOUND' }]
      return sendFailure(request, reply, { status: 404, errors, support })
    },
  }
}

/** Gives every error and every address that nothing stands behind to `answers`. */
export function handleFailures(app: FastifyInstance, answers: FailureAnswers): void {
  app.setErrorHandler((error, request, reply) => answers.onError(error, request, reply))
  app.setNotFoundHandler((request, reply) => answers.onNotFound(request, reply))
}

function whatIsAway(cause: unknown): string {
  if (cause instanceof QueueFull) return 'too much work waits'
  if (cause instanceof WorkTimedOut || cause instanceof StatementTimedOut) return 'a request took too long'
  if (cause instanceof DiskFull) return 'nothing can be saved'
  return cause instanceof DatabaseUnavailable ? 'database away' : 'a service that the portal asks is away'
}

/** The 4xx that Fastify or a plugin gave an error; null for every internal error. */
function clientStatusOf(error: unknown): number | null {
  // Fastify's own errors and those of its plugins carry a status beside their code.
  const status = (error as Partial<FastifyError>).statusCode
  return error instanceof Error && typeof status === 'number' && status >= 400 && status < 500 ? status : null
}

const plainMessages: Readonly<Record<number, string>> = {
  413: 'The request is larger than the portal accepts.',
  414: 'The address is longer than the portal accepts.',
  415: 'The portal accepts application/json in UTF-8 without a content encoding.',
}

const clientMessage = (error: unknown, status: number): string =>
  plainMessages[status] ?? (error instanceof Error ? error.message : 'The request cannot be read.')
