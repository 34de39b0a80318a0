import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  ERROR_SCREEN_POLICY,
  errorScreenPage,
  notFoundScreen,
  type Support,
  unavailableScreen,
  unreadableAddressScreen,
} from './error-screen.ts'
import { type ProblemError, sendProblem } from './problem.ts'
import { RETRY_AFTER_SECONDS } from './portal-error.ts'
import { requestKindOf } from './request-kind.ts'

/** Answers a failed request in the form its asker understands: a problem, a plain line or a page. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, errors, support }: { status: number; errors: readonly ProblemError[]; support: Support },
): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  switch (requestKindOf(request.raw.url ?? '/')) {
    case 'api':
      return sendProblem(reply, status, errors)
    case 'file':
      return reply
        .status(status)
        .header('content-type', 'text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(`${errors.map(({ message }) => message).join('\n')}\n`)
    case 'page':
      return reply
        .status(status)
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', ERROR_SCREEN_POLICY)
        .send(errorScreenPage(screenOf(status, request.raw.url ?? '/'), support))
  }
}

function screenOf(status: number, url: string) {
  if (status === 404) return notFoundScreen
  return status < 500 ? unreadableAddressScreen : unavailableScreen(url)
}
