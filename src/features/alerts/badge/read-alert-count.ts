import { AlertCountDocument } from '#src/api/generated/documents/alert-count.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { readBackgroundToken } from '#src/api/session/background-token.ts'
import { setBadgeCount } from '#src/shared/notifications/badge-counts.ts'
import { readSession } from '#src/shared/session/session-view.ts'

/**
 * Counts what is new for the member who is there; a count that cannot be read stays as it was. An extra renews no session: without an
 * access token nothing is asked.
 */
export async function readAlertCount(execute: ExecuteDocument): Promise<void> {
  const session = readSession()
  if (session.status !== 'member') return setBadgeCount('alerts', 0)
  if (readBackgroundToken() === null) return
  try {
    const { alerts } = await execute(AlertCountDocument, {}, { isBackground: true })
    if (readSession() === session) setBadgeCount('alerts', alerts.unseenListingCount)
  } catch {
    // The badge is an extra: the page of alerts says what went wrong.
  }
}
