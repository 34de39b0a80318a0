import type { Database } from '#server/platform/database/database.ts'
import type { MailQueue } from '#server/platform/mail/mail-queue.ts'
import { mailOf } from '#server/platform/mail/mail-text.ts'
import type { OnDeadLetter } from './follow-events.ts'
import { deadLetterMail as copy } from './dead-letter.copy.ts'
import { insertDeadLetter } from './dead-letters.queries.ts'

export type DeadLetterParts = {
  database: Database
  clock: () => Date
  mail: MailQueue
  /** Who looks after the portal. */
  recipient: string
  log: { error(facts: object, message: string): void }
}

/** Saves dead letters, with a line in the log each, and writes to who looks after the portal once a day. */
export const deadLetterNotice =
  ({ database, clock, mail, recipient, log }: DeadLetterParts): OnDeadLetter =>
  async (change) => {
    const { consumer, event, error } = change
    log.error({ consumer, event: event.id, kind: event.kind, error }, 'a change became a dead letter')
    if (!(await insertDeadLetter(database, change, clock()))) return
    const parts = [copy.text(consumer, `${event.kind} ${event.id}`), copy.where, copy.oncePerDay]
    const content = { heading: copy.subject(consumer), parts, footer: copy.footer }
    await mail.queue(mailOf(content, recipient))
  }
