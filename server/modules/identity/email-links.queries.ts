import type { Database } from '#server/platform/database/database.ts'

export type LinkKind = 'confirm' | 'undo'
export type NewEmailLink = {
  tokenHash: Uint8Array
  memberId: number
  kind: LinkKind
  email: string
  issuedAt: Date
  expiresAt: Date
}

/** Keeps the hash of a token that was mailed. */
export async function insertEmailLink(
  database: Database,
  { tokenHash, memberId, kind, email, issuedAt, expiresAt }: NewEmailLink,
): Promise<void> {
  await database.query(INSERT_LINK, [tokenHash, memberId, kind, email, issuedAt, expiresAt])
}

const INSERT_LINK = `
  insert into email_link (token_hash, member_id, kind, email, issued_at, expires_at) values ($1, $2, $3, $4, $5, $6)`

export type EmailLinkRow = { memberId: number; email: string; issuedAt: Date }

/** The link of a token; null where it was used or has expired. */
export async function findEmailLink(
  database: Database,
  { tokenHash, kind, now }: { tokenHash: Uint8Array; kind: LinkKind; now: Date },
): Promise<EmailLinkRow | null> {
  const [row] = await database.query<EmailLinkRow>(SELECT_LINK, [tokenHash, kind, now])
  return row ?? null
}

const SELECT_LINK = `
  select member_id as "memberId", email, issued_at as "issuedAt" from email_link
  where token_hash = $1 and kind = $2 and used_at is null and expires_at > $3`

/** Whether the link could still be used: of several calls at once one gets true. */
export async function useEmailLink(database: Database, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const [used] = await database.query(USE_LINK, [tokenHash, now])
  return used !== undefined
}

const USE_LINK = `
  update email_link set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning member_id`

/** The address that a member has asked to confirm last, other than the one it has. */
export async function findPendingEmail(
  database: Database,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<string | null> {
  const [row] = await database.query<{ email: string }>(SELECT_PENDING, [id, email, now])
  return row?.email ?? null
}

const SELECT_PENDING = `
  select email from email_link
  where member_id = $1 and kind = 'confirm' and email <> $2 and used_at is null and expires_at > $3
  order by issued_at desc limit 1`

/** Deletes the links that would confirm an address. */
export async function deleteConfirmationLinks(database: Database, memberId: number): Promise<void> {
  await database.query(DELETE_CONFIRMATIONS, [memberId])
}

const DELETE_CONFIRMATIONS = `delete from email_link where member_id = $1 and kind = 'confirm' and used_at is null`

/** Makes a proved address the member's own; the database refuses one that another member has proved. */
export async function setConfirmedEmail(
  database: Database,
  memberId: number,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await database.query('update member set email = $2, email_confirmed_at = $3 where id = $1', [memberId, email, now])
}

/** Marks the address that a member has as proved. */
export async function confirmEmail(database: Database, memberId: number, now: Date): Promise<void> {
  await database.query('update member set email_confirmed_at = $2 where id = $1', [memberId, now])
}

/** Lets the links that undo a change hold until a later time. */
export async function extendUndoLinks(
  database: Database,
  memberId: number,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  await database.query(EXTEND_UNDO, [memberId, expiresAt, now])
}

const EXTEND_UNDO = `
  update email_link set expires_at = $2
  where member_id = $1 and kind = 'undo' and used_at is null and expires_at > $3`

/** Deletes the links that undo a change which was made after a moment. */
export async function deleteLaterUndoLinks(database: Database, memberId: number, after: Date): Promise<void> {
  await database.query(DELETE_LATER_UNDO, [memberId, after])
}

const DELETE_LATER_UNDO = `
  delete from email_link where member_id = $1 and kind = 'undo' and used_at is null and issued_at > $2`

/** Whether a member other than this one has confirmed an address, or could bring it back. */
export async function isEmailOfAnother(
  database: Database,
  { email, memberId, now }: { email: string; memberId: number | null; now: Date },
): Promise<boolean> {
  const [found] = await database.query(OF_ANOTHER, [email, memberId, now])
  return found !== undefined
}

const OF_ANOTHER = `
  select 1 from member
  where email = $1 and email_confirmed_at is not null and ($2::integer is null or id <> $2::integer)
  union all
  select 1 from email_link
  where email = $1 and kind = 'undo' and used_at is null and expires_at > $3 and ($2::integer is null or member_id <> $2::integer)
  limit 1`
