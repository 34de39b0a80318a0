import type { Database } from '#server/platform/database/database.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { addCursor, deleteEventsBefore } from './domain-events.queries.ts'
import { consumerJob } from './event-log.ts'
import type { EventConsumer } from './domain-event.ts'
import { followEvents, type OnDeadLetter } from './follow-events.ts'
import { deleteDeadLettersBefore } from './dead-letters.queries.ts'
import { RETRY_JOB, retryDeadLetters } from './retry-dead-letters.ts'
import { deleteLiveEventsBefore } from '#server/platform/live/live-events.queries.ts'

type Following = {
  database: Database
  clock: () => Date
  consumers: readonly EventConsumer[]
  onDeadLetter: OnDeadLetter
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** The jobs in which consumers follow the changes: at each change, and every minute in case that a job was lost. Changes, and what open pages were told, are kept for 30 days, dead letters for as long from then on. */
export async function consumerJobs({
  database,
  clock,
  consumers,
  onDeadLetter,
}: Following): Promise<readonly JobHandler[]> {
  for (const { name } of consumers) await addCursor(database, name)
  const following = consumers.map((consumer) => ({
    name: consumerJob(consumer.name),
    handle: () => followEvents(database, consumer, onDeadLetter),
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
  }))
  const cleaning = {
    name: 'clean-events',
    async handle() {
      const before = new Date(clock().getTime() - KEPT_MS)
      await deleteEventsBefore(database, before)
      await deleteDeadLettersBefore(database, before)
      await deleteLiveEventsBefore(database, before)
    },
    isForAll: true,
    schedule: { cron: '20 3 * * *', timeZone: 'UTC' },
  }
  const retrying = {
    name: RETRY_JOB,
    handle: () => retryDeadLetters(database, consumers),
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
  }
  return [...following, retrying, cleaning]
}
