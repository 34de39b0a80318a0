import type { PushNotification } from '#domain/notifications/push-notification.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { devicesToNotify, insertMessage } from './push-messages.queries.ts'
import { pushPayload } from './push-payload.ts'

/** What waits to be sent to the devices of members. */
export type PushQueue = {
  /**
   * Queues a notification for every device of a member; answers its number, or null where there is no device. Call it in the
   * transaction of what it tells of, so that both are kept or neither.
   */
  queue(memberId: number, notification: PushNotification): Promise<number | null>
}

/** The job that sends what waits for devices. */
export const DELIVER_PUSH = 'push.deliver'
/** For how long a push service keeps a notification for a device that is off, in milliseconds. */
export const PUSH_LIFE_MS = 24 * 60 * 60 * 1000

/** A queue whose messages are sent by a job. */
export const pushQueue = ({
  database,
  clock,
  jobs,
}: {
  database: Database
  clock: () => Date
  jobs: JobQueue
}): PushQueue => ({
  queue: (memberId, notification) =>
    database.transaction(async () => {
      const subscriptionIds = await devicesToNotify(database, memberId)
      if (subscriptionIds.length === 0) return null
      const createdAt = clock()
      const expiresAt = new Date(createdAt.getTime() + PUSH_LIFE_MS)
      const message = { memberId, payload: pushPayload(notification), createdAt, expiresAt }
      const messageId = await insertMessage(database, message, subscriptionIds)
      await jobs.send(DELIVER_PUSH, {})
      return messageId
    }),
})
