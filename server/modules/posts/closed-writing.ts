import { moderationErrors } from '#domain/posts/moderation-errors.copy.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { lastClosing } from './post-writer.queries.ts'

/** Throws FORBIDDEN with the reason for a member whose writing staff closed. */
export async function requireOpenWriting(database: Database, memberId: number): Promise<void> {
  const closing = await lastClosing(database, memberId)
  if (closing?.isClosed) throw new PortalError('FORBIDDEN', moderationErrors.writingClosed(closing.reason))
}
