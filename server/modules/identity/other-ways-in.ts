import type { Database } from '#server/platform/database/database.ts'
import type { SessionStore } from './session-store.ts'

/**
 * After somebody proved anew that an account is theirs, nothing older opens it: sessions but for `exceptSessionId`, social
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
  for (const statement of FORGET) await database.query(statement, [memberId])
}

const FORGET = [
  'delete from social_account where member_id = $1',
  'delete from password_reset where member_id = $1 and used_at is null',
  `delete from email_link where member_id = $1 and kind = 'confirm' and used_at is null`,
]
