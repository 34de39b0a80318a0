import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { retryDeadLetters } from '#server/platform/events/retry-dead-letters.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { mailQueue } from '#server/platform/mail/mail-queue.ts'
import { silentLog } from '#tests/support/database.ts'

/**
 * Tries the dead letters of a folder again that staff asked for, and kills itself at a step: the odd ones are when the mail of a letter is
 * in the outbox and nothing is committed, the even ones right after it was.
 */
const [, , folder = '', lastStep = ''] = process.argv
let steps = 0
const step = () => {
  if (String(++steps) === lastStep) process.kill(process.pid, 'SIGKILL')
}
const database = await openDatabase({ folder, log: silentLog })
const stepping: Database = {
  ...database,
  async transaction(work, options) {
    const result = await database.transaction(work, options)
    step()
    return result
  },
}
const mail = mailQueue({ database, clock: () => new Date(), jobs: noJobs })
await retryDeadLetters(stepping, [
  {
    name: 'mails',
    kinds: ['listing.published'],
    async handle(events) {
      for (const { subjectId } of events) {
        const text = `Home ${subjectId}`
        await mail.queue({ recipient: 'mia@homely.example', replyTo: null, subject: text, text, html: text })
        step()
      }
    },
  },
])
await database.close()
