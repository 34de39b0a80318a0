import { GATHERING_TIME } from '#domain/notifications/notification-limits.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { NotificationSource, NotifiedSection, Notifier } from './notification-record.ts'
import { recordNotifications } from './sent-notifications.queries.ts'

/** How a message goes out. */
export type NotificationChannel<Recipient, Section> = {
  /** Holds a member until the transaction ends; null for one who cannot be reached. */
  lock(memberId: number): Promise<Recipient | null>
  /** Queues the message; answers the number of a push notification, null for an email, undefined where nothing was queued. */
  queue(memberId: number, recipient: Recipient, sections: readonly Section[]): Promise<number | null | undefined>
}

export type NotifierParts = Pick<ListingsServices, 'listings'> & {
  database: Database
  clock: () => Date
  jobs: JobQueue
}

/** What was not told by then, in milliseconds, has lost its job. */
const LOST_AFTER = 45_000

export function notifier<Due extends { listingIds: readonly number[] }, Section extends NotifiedSection, Recipient>(
  { database, clock, jobs, listings }: NotifierParts,
  source: NotificationSource<Due, Section>,
  channel: NotificationChannel<Recipient, Section>,
): Notifier {
  const { job } = source
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
      const due = await source.due(memberId, now)
      if (due.listingIds.length === 0) return
      const homes = await listings.byIds(due.listingIds, { withRemoved: true })
      // What is told is marked, and its message queued, in one transaction: neither is ever there without the other.
      await database.transaction(async () => {
        const recipient = await channel.lock(memberId)
        const sections = await source.take({ memberId, now, due, homes })
        if (recipient === null || sections.length === 0) return
        const pushMessageId = await channel.queue(memberId, recipient, sections)
        if (pushMessageId === undefined) return
        const told = sections.map(({ alertId, name, cards }) => ({ alertId, name, listingCount: cards.length }))
        await recordNotifications(database, told, { memberId, pushMessageId, now })
      })
    },
    async notifyDue() {
      const now = clock()
      const lostBefore = new Date(now.getTime() - LOST_AFTER)
      for (const memberId of await source.membersDue({ now, lostBefore })) await send(memberId)
    },
  }
}
