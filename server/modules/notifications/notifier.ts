import { GATHERING_TIME } from '#domain/notifications/notification-limits.ts'
import type { NotificationChannel, NotificationKindName } from '#domain/notifications/notification-kinds.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { NotificationSource, NotifiedSection, Notifier } from './notification-record.ts'
import { type QueuedMessage, recordNotifications } from './sent-notifications.queries.ts'

/** How a message goes out. */
type Delivery<Recipient, Section> = {
  /** Locks a member until the transaction ends; null for one who cannot be reached. */
  lock(memberId: number): Promise<Recipient | null>
  /** Queues the message; answers its number, undefined where nothing was queued. */
  queue(memberId: number, recipient: Recipient, sections: readonly Section[]): Promise<QueuedMessage | undefined>
}

export type NotifierParts = {
  database: Database
  clock: () => Date
  jobs: JobQueue
}

type Notifying<Section extends NotifiedSection, Recipient> = {
  kind: NotificationKindName
  channel: NotificationChannel
  source: NotificationSource<Section>
  delivery: Delivery<Recipient, Section>
}

/** What was not sent by then, in milliseconds, has lost its job. */
const LOST_AFTER = 45_000

const jobNames = { email: 'mail', push: 'push' } as const satisfies Record<NotificationChannel, string>

export function notifier<Section extends NotifiedSection, Recipient>(
  { database, clock, jobs }: NotifierParts,
  { kind, channel, source, delivery }: Notifying<Section, Recipient>,
): Notifier {
  const job = `${kind}.${jobNames[channel]}`
  const send = (memberId: number, options: { startAfter?: Date } = {}) =>
    jobs.send(job, { memberId }, { singletonKey: String(memberId), ...options })
  return {
    job,
    async notifySoon(memberIds) {
      const startAfter = new Date(clock().getTime() + GATHERING_TIME)
      for (const memberId of memberIds) await send(memberId, { startAfter })
    },
    async notifyMember(memberId) {
      const now = clock()
      const take = await source.due(memberId, now)
      if (take === null) return
      // What is sent is marked, and its message queued, in one transaction: neither is ever there without the other.
      await database.transaction(async () => {
        const recipient = await delivery.lock(memberId)
        const sections = await take()
        if (recipient === null || sections.length === 0) return
        const queued = await delivery.queue(memberId, recipient, sections)
        if (queued === undefined) return
        await recordNotifications(database, sections, { kind, memberId, ...queued, now })
      })
    },
    async notifyDue() {
      const now = clock()
      const lostBefore = new Date(now.getTime() - LOST_AFTER)
      for (const memberId of await source.membersDue({ now, lostBefore })) await send(memberId)
    },
  }
}
