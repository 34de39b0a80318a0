import { ALERT_GATHERING_TIME } from '#domain/alerts/alert-limits.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { PUSH_LIFE_MS, type PushQueue } from '#server/platform/push/push-queue.ts'
import { recordNotifications } from './alert-notifications.queries.ts'
import { alertPush, type PushSection } from './alert-push.ts'
import {
  type DuePush,
  duePushListingIds,
  lockMemberToPush,
  membersToPush,
  takeDuePushes,
} from './due-pushes.queries.ts'
import { mailCard } from './mail-card.ts'

/** Puts what the alerts of a member found into one push notification. */
export const ALERT_PUSH_JOB = 'alerts.push'

export type AlertPusherParts = Pick<ListingsServices, 'listings' | 'listingView'> & {
  database: Database
  clock: () => Date
  jobs: JobQueue
  push: PushQueue
}

export type AlertPusher = {
  /** Has members notified in half a minute, so that what is found until then comes in the same notification. */
  pushSoon(memberIds: readonly number[]): Promise<void>
  /** Puts all that is due of a member's alerts into one notification; what was told once is never told again. */
  pushMember(memberId: number): Promise<void>
  /** Has those members notified whose job was lost. */
  pushWhoIsDue(): Promise<void>
}

/** What notifies at once and did not by then has lost its job. */
const LOST_AFTER_MS = 45_000

/** Notifies the devices of members of what alerts found (docs/product.md, section 15.21). */
export function alertPusher(parts: AlertPusherParts): AlertPusher {
  const { database, clock, jobs, push } = parts
  const oldest = (now: Date) => new Date(now.getTime() - PUSH_LIFE_MS)
  return {
    async pushSoon(memberIds) {
      const startAfter = new Date(clock().getTime() + ALERT_GATHERING_TIME)
      for (const memberId of memberIds) {
        await jobs.send(ALERT_PUSH_JOB, { memberId }, { startAfter, singletonKey: String(memberId) })
      }
    },
    async pushMember(memberId) {
      const now = clock()
      const after = oldest(now)
      // Read before the transaction begins: the listing store is shared with others who may wait for it.
      const listingIds = await duePushListingIds(database, memberId, after)
      const homes = await parts.listings.byIds(listingIds)
      // What is told is marked, and its notification queued, in one transaction: neither is ever there without the other.
      await database.transaction(async () => {
        if (!(await lockMemberToPush(database, memberId))) return
        const sections = sectionsOf(await takeDuePushes(database, { memberId, after, now, listingIds }), homes, parts)
        if (sections.length === 0) return
        const pushMessageId = await push.queue(memberId, alertPush(sections))
        if (pushMessageId === null) return
        const told = sections.map(({ alertId, name, cards }) => ({ alertId, name, listingCount: cards.length }))
        await recordNotifications(database, told, { memberId, pushMessageId, now })
      })
    },
    async pushWhoIsDue() {
      const now = clock()
      const until = new Date(now.getTime() - LOST_AFTER_MS)
      for (const memberId of await membersToPush(database, { after: oldest(now), until })) {
        await jobs.send(ALERT_PUSH_JOB, { memberId }, { singletonKey: String(memberId) })
      }
    },
  }
}

/** One for each alert, in their order; a home that fits several alerts counts for the first. */
function sectionsOf(
  due: readonly DuePush[],
  homes: readonly ListingRecord[],
  { listingView }: Pick<AlertPusherParts, 'listingView'>,
): PushSection[] {
  const homeById = new Map(homes.map((home) => [home.row.id, home]))
  const sections = new Map<number, PushSection & { cards: PushSection['cards'][number][] }>()
  for (const { alertId, alertName, listingId, reason } of due) {
    const home = homeById.get(listingId)
    if (home === undefined) continue
    homeById.delete(listingId)
    const section = sections.get(alertId) ?? { alertId, name: alertName, cards: [] }
    section.cards.push(mailCard(home, reason, { listingView, origin: '' }))
    sections.set(alertId, section)
  }
  return [...sections.values()]
}
