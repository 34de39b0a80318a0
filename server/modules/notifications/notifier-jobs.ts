import type { NotificationChannel, NotificationKindName } from '#domain/notifications/notification-kinds.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { newsJobOf, type Notifier } from './notification-record.ts'

/** The members of a `NewsJob` by channel. */
const memberIds = { email: 'memberIds', push: 'pushedMemberIds' } as const satisfies Record<NotificationChannel, string>

/** What is done in the background to notify members of one kind of thing. */
export const notifierJobs = (
  kind: NotificationKindName,
  channels: readonly NotificationChannel[],
  notifiers: Readonly<Record<NotificationChannel, Notifier>>,
): readonly JobHandler[] => [
  {
    name: newsJobOf(kind),
    handle: async (data) => {
      for (const channel of channels) await notifiers[channel].notifySoon(numbersIn(data, memberIds[channel]))
    },
  },
  ...channels.map((channel) => ({
    name: notifiers[channel].job,
    handle: (data: object) => notifiers[channel].notifyMember(numberIn(data, 'memberId')),
  })),
  {
    name: `${kind}.due`,
    handle: async () => {
      for (const channel of channels) await notifiers[channel].notifyDue()
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
