/** What a call can end in besides data: the codes of schema/errors.md, and the transport's own. */
export type ApiProblemCode =
  | 'UNREACHABLE'
  | 'TIMED_OUT'
  | 'BAD_ANSWER'
  | 'UNAVAILABLE'
  | 'UNKNOWN_LOCATION'
  | 'BAD_SEARCH'
  | (string & {})

/** A call that gave no data, with the code that tells why. */
export class ApiProblem extends Error {
  readonly code: ApiProblemCode

  constructor(code: ApiProblemCode, message: string) {
    super(message)
    this.name = 'ApiProblem'
    this.code = code
  }
}

/** An answer that is none of GraphQL, with what came. */
export class UnreadAnswer extends ApiProblem {
  readonly answer: string

  constructor(code: ApiProblemCode, message: string, answer: string) {
    super(code, message)
    this.answer = answer
  }
}

/** Whether the way to the data is broken for now, so that trying again makes sense. */
export const isPassingProblem = (problem: unknown): boolean =>
  !(problem instanceof ApiProblem) ||
  ['UNREACHABLE', 'TIMED_OUT', 'BAD_ANSWER', 'UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS'].includes(problem.code)
