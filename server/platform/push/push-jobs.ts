import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { deliverDuePushes, type PushSender } from './deliver-push.ts'
import { leaveDeadHosts } from './push-hosts.queries.ts'
import { purgeMessages } from './push-messages.queries.ts'
import { DELIVER_PUSH } from './push-queue.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = 90 * DAY_MS
/** For how long a host may be silent before its devices are taken for gone. */
const SILENT_MS = 3 * DAY_MS

/** Sends what is queued for devices: when it was queued, and every minute what is tried again; and removes what is old. */
export const pushJobs = (sender: PushSender): readonly JobHandler[] => [
  {
    name: DELIVER_PUSH,
    handle: () => deliverDuePushes(sender),
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
  },
  {
    name: 'push.purge',
    async handle() {
      const now = sender.clock()
      await purgeMessages(sender.database, { now, before: new Date(now.getTime() - KEPT_MS) })
      await leaveDeadHosts(sender.database, new Date(now.getTime() - SILENT_MS))
    },
    isForAll: true,
    schedule: { cron: '50 3 * * *', timeZone: 'UTC' },
  },
]
