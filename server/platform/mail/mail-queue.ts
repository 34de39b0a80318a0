import type { Database } from '#server/platform/database/database.ts'

/** One message to one person. */
export type Mail = {
  recipient: string
  /** Who is written to in answer; null for the portal itself. */
  replyTo: string | null
  subject: string
  text: string
  html: string
}

/**
 * Puts a message into the outbox; answers its number. Call it in the transaction of what the message tells of, so that
 * both are kept or neither.
 */
export async function queueMail(database: Database, mail: Mail, now: Date): Promise<number> {
  const [row] = await database.query<{ id: number }>(INSERT_MAIL, [
    mail.recipient,
    mail.replyTo,
    inOneLine(mail.subject),
    mail.text,
    mail.html,
    now,
  ])
  if (row === undefined) throw new Error('The outbox took no mail')
  return row.id
}

const INSERT_MAIL = `
  insert into mail (recipient, reply_to, subject, text_body, html_body, next_attempt_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $6)
  returning id`

const inOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
