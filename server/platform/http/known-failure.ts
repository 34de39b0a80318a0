import { DatabaseUnavailable, DiskFull, StatementTimedOut } from '#server/platform/database/errors.ts'
import { StorageUnavailable } from '#server/platform/storage/object-store.ts'
import { QueueFull } from '#server/platform/work/fair-queue.ts'
import { ClientGone, WorkTimedOut } from '#server/platform/work/request-work.ts'
import { PortalError } from './portal-error.ts'

/**
 * The error that a visitor may see for a thrown value. Anything unknown is INTERNAL with a message without internals; its
 * cause is for the log.
 */
export function knownFailure(error: unknown): PortalError {
  if (error instanceof PortalError) return error
  if (error instanceof DiskFull || error instanceof StorageUnavailable) {
    return new PortalError('UNAVAILABLE', 'We can’t save anything right now. Please try again shortly.', {
      cause: error,
    })
  }
  if (isOfTheMoment(error)) {
    return new PortalError('UNAVAILABLE', 'We can’t reach our data right now. Please try again shortly.', {
      cause: error,
    })
  }
  return new PortalError('INTERNAL', 'Something went wrong on our side.', { cause: error })
}

const passing = [DatabaseUnavailable, StatementTimedOut, WorkTimedOut, ClientGone, QueueFull]

const isOfTheMoment = (error: unknown): boolean => passing.some((kind) => error instanceof kind)
