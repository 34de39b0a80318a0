import type { Database } from '#server/platform/database/database.ts'

export type NewPasswordReset = { tokenHash: Uint8Array; memberId: number; issuedAt: Date; expiresAt: Date }

/** Keeps the hash of a token that was mailed. */
export async function insertPasswordReset(
  database: Database,
  { tokenHash, memberId, issuedAt, expiresAt }: NewPasswordReset,
): Promise<void> {
  await database.query(INSERT_RESET, [tokenHash, memberId, issuedAt, expiresAt])
}

const INSERT_RESET = `
  insert into password_reset (token_hash, member_id, issued_at, expires_at) values ($1, $2, $3, $4)`

/** Whose password a token may set; null where it was used or has expired. */
export async function findMemberOfReset(database: Database, tokenHash: Uint8Array, now: Date): Promise<number | null> {
  const [row] = await database.query<{ memberId: number }>(SELECT_RESET, [tokenHash, now])
  return row?.memberId ?? null
}

const SELECT_RESET = `
  select member_id as "memberId" from password_reset where token_hash = $1 and used_at is null and expires_at > $2`

/** Whether the token could still be used: of several calls at once one gets true. */
export async function usePasswordReset(database: Database, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const [used] = await database.query(USE_RESET, [tokenHash, now])
  return used !== undefined
}

const USE_RESET = `
  update password_reset set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning member_id`

/** Deletes the links to a new password that a member has not used. */
export async function deleteUnusedResets(database: Database, memberId: number): Promise<void> {
  await database.query('delete from password_reset where member_id = $1 and used_at is null', [memberId])
}
