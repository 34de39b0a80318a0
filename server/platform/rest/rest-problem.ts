const codes = { 401: 'UNAUTHENTICATED', 404: 'NOT_FOUND', 410: 'GONE', 429: 'TOO_MANY_REQUESTS' } as const

/** An error that only REST answers: not found, gone, forbidden or too many requests. */
export class RestProblem extends Error {
  readonly status: keyof typeof codes
  readonly code: (typeof codes)[keyof typeof codes]
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(status: keyof typeof codes, message: string, options: { retryAfter?: number } = {}) {
    super(message)
    this.name = 'RestProblem'
    this.status = status
    this.code = codes[status]
    this.retryAfter = options.retryAfter
  }
}

/** 404; `what` names it with its number: "office 7". */
export const notFound = (what: string): RestProblem => new RestProblem(404, `There is no ${what}.`)
