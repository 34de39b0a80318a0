import type { Database } from '#server/platform/database/database.ts'

export type MailRecipient = { name: string; email: string }

/** Holds a member until the transaction ends; null where there is none with a confirmed address that takes mail, or staff closed the account. */
export async function lockRecipient(database: Database, memberId: number): Promise<MailRecipient | null> {
  const [row] = await database.query<MailRecipient & { isWritable: boolean }>(LOCK_RECIPIENT, [memberId])
  return row?.isWritable === true ? { name: row.name, email: row.email } : null
}

/** An address that was refused for good and confirmed again afterwards takes mail. */
const LOCK_RECIPIENT = `
  select member.name, member.email,
    member.email_confirmed_at is not null and not exists (
      select from mail
      where mail.recipient = member.email and mail.is_refused and mail.created_at >= member.email_confirmed_at
    ) as "isWritable"
  from member
  where member.id = $1 and member.deleted_at is null and member.closed_at is null
  for no key update of member`

/** Holds a member until the transaction ends; null where there is none, or staff closed the account. */
export async function lockMember(database: Database, memberId: number): Promise<{ id: number } | null> {
  const [row] = await database.query<{ id: number }>(
    'select id from member where id = $1 and deleted_at is null and closed_at is null for no key update',
    [memberId],
  )
  return row ?? null
}
