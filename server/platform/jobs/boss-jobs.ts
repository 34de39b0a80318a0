import { randomUUID } from 'node:crypto'
import { type Db, type Job, PgBoss } from 'pg-boss'
import type { Database } from '#server/platform/database/database.ts'
import type { JobHandler, QueueState, RunningJobs } from './job-queue.ts'

export type JobLog = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

const AT_ONCE = 10
const RETRIES = 5
const LONGEST_RETRY_PAUSE_SECONDS = 600
/** A server that was killed gives its jobs to another after about this long. */
const HEARTBEAT_SECONDS = 10
const POLLED_EVERY_SECONDS = 5

/** Jobs of pg-boss in the portal's own database: those sent inside a transaction are there when it commits. */
export async function startJobs(database: Database, log: JobLog): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.dialect === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
    // Rebuilding indexes and watching vacuum are for whoever runs the database; the embedded one is looked after by its driver.
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'))
  await boss.start()
  await database.exec(FROM_LATER)

  const add = ({ name, retryLimit = RETRIES }: JobHandler): Promise<void> =>
    boss.createQueue(name, {
      policy: 'short',
      notify: true,
      retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY_PAUSE_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 3600,
    })

  async function work(handler: JobHandler): Promise<void> {
    const { name, handle, schedule, isForAll = false } = handler
    await add(handler)
    if (schedule === undefined) await boss.unschedule(name)
    else await boss.schedule(name, schedule.cron, {}, { tz: schedule.timeZone, singletonKey: 'schedule' })
    const doJobs = isForAll ? allAtOnce(handle) : oneByOne(handle)
    const options = {
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      notifyPollingIntervalSeconds: POLLED_EVERY_SECONDS,
      perJobResults: true,
    } as const
    await boss.work(name, options, async (jobs: Job[]) => {
      const results = await doJobs(jobs)
      for (const { error } of results) if (error !== null) log.warn({ err: error, job: name }, 'a job failed')
      return results.map(({ id, error }) =>
        error === null
          ? { id, status: 'completed' as const }
          : { id, status: 'failed' as const, output: { message: error.message } },
      )
    })
  }

  return {
    async send(name, data, { startAfter, singletonKey = randomUUID() } = {}) {
      await boss.send(name, data, { singletonKey, ...(startAfter === undefined ? {} : { startAfter }) })
    },
    states: () => database.query<QueueState>(SELECT_STATES),
    async add(handlers) {
      for (const handler of handlers) await add(handler)
    },
    async work(handlers) {
      for (const handler of handlers) await work(handler)
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

// What was recorded before the clock of the database went back would wait until it is that late again, the schedules too.
const FROM_LATER = `
  update pgboss.version set cron_on = now() where cron_on > now();
  update pgboss.job set start_after = now() + (start_after - created_on), created_on = now()
  where state < 'active' and created_on > now()`

// The counts are those that pg-boss makes once a minute: to count the jobs themselves reads all of them.
const SELECT_STATES = `
  select queue.name, queue.queued_count as waiting, queue.active_count as running, queue.failed_count as failed,
    queue.monitor_on as "countedAt", last.error as "lastError"
  from pgboss.queue left join lateral (
    select job.output ->> 'message' as error from pgboss.job
    where queue.failed_count > 0 and job.name = queue.name and job.state = 'failed'
    order by job.completed_on desc limit 1
  ) as last on true
  where queue.name not like '\\_\\_pgboss%'
  order by queue.name`

type Outcome = { id: string; error: Error | null }

const oneByOne =
  (handle: JobHandler['handle']) =>
  async (jobs: readonly Job[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = []
    for (const { id, data } of jobs) outcomes.push({ id, error: await errorOf(() => handle(data ?? {})) })
    return outcomes
  }

const allAtOnce =
  (handle: JobHandler['handle']) =>
  async (jobs: readonly Job[]): Promise<Outcome[]> => {
    const error = await errorOf(() => handle({}))
    return jobs.map(({ id }) => ({ id, error }))
  }

async function errorOf(work: () => Promise<void>): Promise<Error | null> {
  try {
    await work()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Through the portal's connection, so that jobs join the transaction in which they are sent. */
const bossDatabase = (database: Database): Db => ({
  executeSql: async (text, values = []) => ({
    rows: values.length > 0 ? await database.query(text, values.map(asParameter)) : await database.exec(text),
  }),
  listen: (channel, onNotification, onReconnect) =>
    database.listen(channel, { onNotification, onListening: onReconnect }),
})

/** What pg-boss leaves to its driver to write as JSON. */
const asParameter = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? JSON.stringify(value)
    : value
