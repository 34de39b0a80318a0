import { DatabaseUnavailable, StatementTimedOut } from '#server/database/errors.ts'
import { PortalError } from './portal-error.ts'

/**
 * What a thrown value means to a visitor. Anything unknown is INTERNAL with a message that tells nothing of the
 * inside; its cause is kept for the log.
 */
export function knownFailure(error: unknown): PortalError {
  if (error instanceof PortalError) return error
  if (error instanceof DatabaseUnavailable || error instanceof StatementTimedOut) {
    return new PortalError('UNAVAILABLE', 'The portal cannot reach its data right now. Please try again shortly.', {
      cause: error,
    })
  }
  return new PortalError('INTERNAL', 'Something went wrong on our side.', { cause: error })
}
