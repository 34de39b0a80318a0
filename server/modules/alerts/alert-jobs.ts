import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { ALERT_FOUND_JOB } from './alert-consumer.ts'
import { ALERT_MAIL_JOB, type AlertMailer } from './alert-mailer.ts'
import { ALERT_PUSH_JOB, type AlertPusher } from './alert-pusher.ts'
import type { AlertStore } from './alert-store.ts'

type Parts = {
  mailer: AlertMailer
  pusher: AlertPusher
  store: Pick<AlertStore, 'purge'>
  /** Removes what members were told of long ago. */
  purge: () => Promise<void>
}

/** What is done for alerts in the background. */
export const alertJobs = ({ mailer, pusher, store, purge }: Parts): readonly JobHandler[] => [
  {
    name: ALERT_FOUND_JOB,
    handle: async (data) => {
      await mailer.tellSoon(memberIdsIn(data, 'memberIds'))
      await pusher.pushSoon(memberIdsIn(data, 'pushedMemberIds'))
    },
  },
  { name: ALERT_MAIL_JOB, handle: (data) => mailer.tellMember(memberIdIn(data)) },
  { name: ALERT_PUSH_JOB, handle: (data) => pusher.pushMember(memberIdIn(data)) },
  {
    name: 'alerts.due',
    handle: async () => {
      await mailer.tellWhoIsDue()
      await pusher.pushWhoIsDue()
    },
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
  },
  {
    name: 'alerts.purge',
    handle: async () => {
      await store.purge()
      await purge()
    },
    isForAll: true,
    schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
  },
]

function memberIdIn(data: object): number {
  const memberId: unknown = Reflect.get(data, 'memberId')
  if (typeof memberId !== 'number') throw new Error('A job of alerts names no member')
  return memberId
}

function memberIdsIn(data: object, name: 'memberIds' | 'pushedMemberIds'): number[] {
  const memberIds: unknown = Reflect.get(data, name)
  if (!Array.isArray(memberIds)) throw new Error('A job of found homes names no members')
  return memberIds.filter((memberId) => typeof memberId === 'number')
}
