import { TELLING_GATHERING_TIME } from '#domain/collections/collection-limits.ts'
import type { AlertsServices } from '#server/modules/alerts/alerts-services.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { membersWithNews, type NewsChannel, takeNews, untoldNews } from './news.queries.ts'
import { type NewsSection, newsSections } from './news-sections.ts'

/** Tells members in one way. */
export type NewsTeller = {
  /** Has members told in half a minute, so that what happens until then comes in the same message. */
  tellSoon(memberIds: readonly number[]): Promise<void>
  /** Puts all that a member was not told of into one message; what was told once is never told again. */
  tellMember(memberId: number): Promise<void>
  /** Has those members told whose job was lost. */
  tellWhoIsDue(): Promise<void>
}

export type NewsTellerParts = Pick<ListingsServices, 'listings'> &
  Pick<AlertsServices, 'notifications'> & { database: Database; clock: () => Date; jobs: JobQueue }

/** One way of telling. */
export type NewsWay<Recipient> = {
  channel: NewsChannel
  /** The job that tells one member. */
  job: string
  /** What happened longer ago, in milliseconds, is no news. */
  life: number
  /** Scheme and host of links; empty for paths. */
  origin: string
  /** Before the transaction begins: reads what is shared with others who may wait for it. */
  prepare(): Promise<void>
  /** Holds a member until the transaction ends; null for one who cannot be told this way. */
  lock(memberId: number): Promise<Recipient | null>
  /** Queues the message; answers the number of a notification, null for a mail, and undefined where nothing was queued. */
  queue(memberId: number, recipient: Recipient, sections: readonly NewsSection[]): Promise<number | null | undefined>
}

/** What was not told by then has lost its job. */
const LOST_AFTER_MS = 45_000

/** Tells members what became of saved homes (docs/product.md, section 15.31). */
export function newsTeller<Recipient>(
  { database, clock, jobs, listings, notifications }: NewsTellerParts,
  way: NewsWay<Recipient>,
): NewsTeller {
  const oldest = () => new Date(clock().getTime() - way.life)
  const send = (memberId: number, startAfter?: Date) =>
    jobs.send(
      way.job,
      { memberId },
      { singletonKey: String(memberId), ...(startAfter === undefined ? {} : { startAfter }) },
    )
  return {
    async tellSoon(memberIds) {
      const startAfter = new Date(clock().getTime() + TELLING_GATHERING_TIME)
      for (const memberId of memberIds) await send(memberId, startAfter)
    },
    async tellMember(memberId) {
      const now = clock()
      // Read before the transaction begins: the listing store is shared with others who may wait for it. Changes that come meanwhile wait.
      const untold = await untoldNews(database, way.channel, { memberId, after: oldest() })
      if (untold.length === 0) return
      const eventIds = untold.map(({ eventId }) => eventId)
      const listingIds = [...new Set(untold.map(({ listingId }) => listingId))]
      const homes = await listings.byIds(listingIds, { withRemoved: true })
      await way.prepare()
      // What is told is marked, and its message queued, in one transaction: neither is ever there without the other.
      await database.transaction(async () => {
        const recipient = await way.lock(memberId)
        const taken = await takeNews(database, way.channel, { memberId, eventIds, now })
        const sections = newsSections(taken, homes, { notifications, origin: way.origin })
        if (recipient === null || sections.length === 0) return
        const pushMessageId = await way.queue(memberId, recipient, sections)
        if (pushMessageId === undefined) return
        const told = sections.map(({ name, cards }) => ({ alertId: null, name, listingCount: cards.length }))
        await notifications.record(told, { memberId, pushMessageId, now })
      })
    },
    async tellWhoIsDue() {
      const until = new Date(clock().getTime() - LOST_AFTER_MS)
      for (const memberId of await membersWithNews(database, way.channel, { after: oldest(), until }))
        await send(memberId)
    },
  }
}
