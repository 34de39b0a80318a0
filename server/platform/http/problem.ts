import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'

export type ProblemError = { message: string; field?: string; code?: string }

/** RFC 9457, with the list of errors that every REST answer has. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  errors: ProblemError[]
}

export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8'

/** The body of an answer that failed, as application/problem+json with the portal's errors. */
export function problemOf(status: number, errors: readonly ProblemError[]): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: errors.map(({ message }) => message).join(' '),
    errors: [...errors],
  }
}

/** Answers with `application/problem+json`; a problem is never kept by a cache. */
export function sendProblem(reply: FastifyReply, status: number, errors: readonly ProblemError[]): FastifyReply {
  return reply
    .status(status)
    .header('content-type', PROBLEM_CONTENT_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemOf(status, errors)))
}
