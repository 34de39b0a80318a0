import type { Database } from '#server/platform/database/database.ts'
import { deleteConfirmationLinks } from './email-links.queries.ts'
import { deleteUnusedResets } from './password-resets.queries.ts'
import type { SessionStore } from './session-store.ts'
import { deleteSocialAccounts } from './social/social-accounts.queries.ts'

/**
 * Once a member has proved again that an account is theirs, nothing older opens it: sessions but for `exceptSessionId`, social
 * providers, links to a new password, and addresses that wait for their confirmation. The link that undoes a change of
 * address stays: it is what a member has against a thief who did all this (docs/decisions/030).
 */
export async function closeOtherWaysIn(
  { database, sessions }: { database: Database; sessions: SessionStore },
  memberId: number,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  await sessions.endAllOf(memberId, now, exceptSessionId)
  await deleteSocialAccounts(database, memberId)
  await deleteUnusedResets(database, memberId)
  await deleteConfirmationLinks(database, memberId)
}
