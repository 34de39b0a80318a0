import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { deliverPush, type PushSender } from './deliver-push.ts'
import { type PushDelivery, purgeMessages } from './push-messages.queries.ts'
import { DELIVER_PUSH } from './push-queue.ts'

/** With pauses that double up to ten minutes: a push service may be away for about an hour. */
const RETRIES = 14
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Sends what is queued for devices, and removes what is old. */
export const pushJobs = (sender: PushSender): readonly JobHandler[] => [
  { name: DELIVER_PUSH, handle: (data) => deliverPush(sender, deliveryIn(data)), retryLimit: RETRIES },
  {
    name: 'push.purge',
    handle: () => {
      const now = sender.clock()
      return purgeMessages(sender.database, { now, before: new Date(now.getTime() - KEPT_MS) })
    },
    isForAll: true,
    schedule: { cron: '50 3 * * *', timeZone: 'UTC' },
  },
]

function deliveryIn(data: object): PushDelivery {
  const messageId: unknown = Reflect.get(data, 'messageId')
  const subscriptionId: unknown = Reflect.get(data, 'subscriptionId')
  if (typeof messageId !== 'number' || typeof subscriptionId !== 'number') {
    throw new Error('A job of push notifications names no message')
  }
  return { messageId, subscriptionId }
}
