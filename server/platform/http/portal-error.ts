/** The codes of schema/errors.md that the server's own rules answer with. */
export type PortalErrorCode =
  | 'UNKNOWN_LOCATION'
  | 'BAD_SEARCH'
  | 'BAD_INPUT'
  | 'UNAUTHENTICATED'
  | 'WRONG_CREDENTIALS'
  | 'SECOND_FACTOR_NEEDED'
  | 'WRONG_CODE'
  | 'SESSION_ENDED'
  | 'SIGN_IN_AGAIN'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_COMPLEX'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'INTERNAL'

/** A refusal that the visitor may read: its message goes out as it stands. */
export class PortalError extends Error {
  readonly code: PortalErrorCode
  /** The input that is at fault, where one is. */
  readonly field: string | undefined
  /** After how long it is worth another attempt, where that is known. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: PortalErrorCode,
    message: string,
    options: { field?: string; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'PortalError'
    this.code = code
    this.field = options.field
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

const statuses: Readonly<Record<PortalErrorCode, number>> = {
  UNKNOWN_LOCATION: 404,
  BAD_SEARCH: 400,
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  SECOND_FACTOR_NEEDED: 401,
  WRONG_CODE: 401,
  SESSION_ENDED: 401,
  SIGN_IN_AGAIN: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_COMPLEX: 400,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

/** The HTTP status of a code, where a call has one status for its whole answer. */
export const statusOfCode = (code: PortalErrorCode): number => statuses[code]

/** Seconds after which a client may try again when the database is away. */
export const RETRY_AFTER_SECONDS = 5

/** Whether a value is one of the codes of schema/errors.md. */
export const isPortalErrorCode = (code: unknown): code is PortalErrorCode =>
  typeof code === 'string' && Object.hasOwn(statuses, code)
