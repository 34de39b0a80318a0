import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { insertEvents } from './domain-events.queries.ts'
import type { EventConsumer, EventLog } from './domain-event.ts'

/** The job that lets a consumer go on. */
export const consumerJob = (consumer: string): string => `events.${consumer}`

export type EventLogParts = {
  database: Database
  clock: () => Date
  jobs: JobQueue
  /** Who follows the changes; asked at each of them, for modules are put together one by one. */
  consumers: () => readonly Pick<EventConsumer, 'name' | 'kinds'>[]
}

/** Records changes, each time with a job for every consumer of their kinds; both are there once the transaction around commits. */
export const eventLog = ({ database, clock, jobs, consumers }: EventLogParts): EventLog => ({
  append: (...events) =>
    database.transaction(async () => {
      // One each time: a job shared with another transaction could run before this one is committed.
      for (const { name, kinds } of consumers()) {
        if (events.some(({ kind }) => kinds.includes(kind))) await jobs.send(consumerJob(name), {})
      }
      await insertEvents(database, events, clock())
    }),
})
