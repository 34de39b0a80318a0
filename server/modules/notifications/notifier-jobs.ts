import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { Notifier } from './notification-record.ts'

export type NotifiedKind = {
  /** Begins the name of the job that looks for what is due. */
  name: string
  /** The job that has members notified of what is new; its data is a `NewsJob`. */
  newsJob: string
  email: Notifier
  push: Notifier
}

/** What is done in the background to notify members of one kind of thing. */
export const notifierJobs = ({ name, newsJob, email, push }: NotifiedKind): readonly JobHandler[] => [
  {
    name: newsJob,
    handle: async (data) => {
      await email.notifySoon(numbersIn(data, 'memberIds'))
      await push.notifySoon(numbersIn(data, 'pushedMemberIds'))
    },
  },
  ...[email, push].map(({ job, notifyMember }) => ({
    name: job,
    handle: (data: object) => notifyMember(numberIn(data, 'memberId')),
  })),
  {
    name: `${name}.due`,
    handle: async () => {
      await email.notifyDue()
      await push.notifyDue()
    },
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
  },
]

function numberIn(data: object, name: string): number {
  const value: unknown = Reflect.get(data, name)
  if (typeof value !== 'number') throw new Error(`A job lacks the number ${name}`)
  return value
}

function numbersIn(data: object, name: string): number[] {
  const values: unknown = Reflect.get(data, name)
  if (!Array.isArray(values)) throw new Error(`A job lacks the numbers ${name}`)
  return values.filter((value) => typeof value === 'number')
}
