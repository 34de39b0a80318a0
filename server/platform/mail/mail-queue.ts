import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { Database } from '#server/platform/database/database.ts'

/** One message to one person. */
export type Mail = {
  recipient: string
  /** Who is written to in answer; null for the portal itself. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** Further headers by name, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>
}

/** The outbox. */
export type MailQueue = {
  /**
   * Puts a message into the outbox; answers its number. Call it in the transaction of what the message tells of, so that
   * both are kept or neither.
   */
  queue(mail: Mail): Promise<number>
}

/** The job that sends what waits in the outbox. */
export const DELIVER_MAIL = 'deliver-mail'

type MailQueueParts = { database: Database; clock: () => Date; jobs: JobQueue }

/** An outbox whose mails are sent by a job. */
export const mailQueue = ({ database, clock, jobs }: MailQueueParts): MailQueue => ({
  queue: (mail) =>
    database.transaction(async () => {
      const id = await insertMail(database, mail, clock())
      await jobs.send(DELIVER_MAIL, {})
      return id
    }),
})

async function insertMail(database: Database, mail: Mail, now: Date): Promise<number> {
  const [row] = await database.query<{ id: number }>(INSERT_MAIL, [
    mail.recipient,
    mail.replyTo,
    inOneLine(mail.subject),
    mail.text,
    mail.html,
    now,
    JSON.stringify(mail.headers ?? {}),
  ])
  if (row === undefined) throw new Error('The outbox took no mail')
  return row.id
}

const INSERT_MAIL = `
  insert into mail (recipient, reply_to, subject, text_body, html_body, next_attempt_at, created_at, headers)
  values ($1, $2, $3, $4, $5, $6, $6, $7::jsonb)
  returning id`

const inOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
