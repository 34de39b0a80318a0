import type { Database } from '#server/platform/database/database.ts'
import type { JobHandler, JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { FaultPlan } from './fault-plan.ts'

type WaitingJob = { name: string; data: object; startAfter: number; tries: number; singletonKey: string | undefined }

/** Jobs that outlive the servers that do them, as those of pg-boss do. */
export type JobsUnderFault = {
  /** The queue as one server sees it: a job is there once the transaction around has committed. */
  queueOf(database: Database): JobQueue
  /** Takes a job that is due; null where there is none. */
  take(): WaitingJob | null
  /** Does a job; one that fails waits for its next try as long as its handler says. */
  run(job: WaitingJob, handlers: readonly JobHandler[]): Promise<void>
}

/** A queue that loses jobs, and does some twice, by a plan; each handler has its own promise of what that changes. */
export function jobsUnderFault(plan: FaultPlan, clock: () => Date): JobsUnderFault {
  const waiting: WaitingJob[] = []
  const add = (job: WaitingJob) => {
    const isThere = waiting.some(({ name, singletonKey }) => name === job.name && singletonKey === job.singletonKey)
    if (job.singletonKey !== undefined && isThere) return
    if (job.name !== 'push.deliver' && plan.strikes('job lost')) return
    waiting.push(job)
    if (plan.strikes('job done twice')) waiting.push({ ...job })
  }
  return {
    queueOf: (database) => ({
      async send(name, data, { startAfter, singletonKey } = {}) {
        const job = { name, data, startAfter: startAfter?.getTime() ?? 0, tries: 0, singletonKey }
        await database.query('select 1')
        database.afterCommit(() => add(job))
      },
    }),
    take() {
      const due = waiting.filter(({ startAfter }) => startAfter <= clock().getTime())
      if (due.length === 0) return null
      const [job] = waiting.splice(waiting.indexOf(plan.random.pick(due)), 1)
      return job ?? null
    },
    async run(job, handlers) {
      const handler = handlers.find(({ name }) => name === job.name)
      if (handler === undefined) return
      try {
        await handler.handle(job.data)
      } catch {
        if (job.tries >= (handler.retryLimit ?? 5)) return
        const startAfter = clock().getTime() + 1000
        waiting.push({ ...job, tries: job.tries + 1, startAfter })
      }
    },
  }
}
