import { lastDigestTime } from '#domain/alerts/digest-time.ts'
import { timeZonesOfPlaces } from '#domain/locations/time-zone-of-place.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { NotificationKind } from '#server/modules/notifications/notification-record.ts'
import type { NotificationsServices } from '#server/modules/notifications/notifications-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LiveChannel } from '#server/platform/live/live-channel.ts'
import { PUSH_LIFE_MS } from '#server/platform/push/push-queue.ts'
import { alertEmailStop } from './alert-email-stop.ts'
import { alertNotificationsCopy } from './alert-notifications.copy.ts'
import type { AlertSection, FoundListing } from './alert-record.ts'
import { alertSections } from './alert-sections.ts'
import { dueListingIds, type DueTime, membersToNotify, takeDueMatches } from './due-matches.queries.ts'
import { duePushListingIds, membersToPush, takeDuePushes } from './due-pushes.queries.ts'

export type AlertNotificationsParts = Pick<ListingsServices, 'listings'> &
  Pick<NotificationsServices, 'notifications'> & { database: Database; live: LiveChannel }

/**
 * What alerts found: by email at once or after 7 am of each day or week, by push notification at once (docs/product.md, sections 15.13
 * and 15.21).
 */
export function alertNotifications(parts: AlertNotificationsParts): NotificationKind<AlertSection> {
  const { database, listings, notifications } = parts

  async function due(listingIds: readonly number[], take: () => Promise<readonly FoundListing[]>) {
    if (listingIds.length === 0) return null
    const foundListings = await listings.byIds(listingIds, { withRemoved: true })
    return async () => alertSections(await take(), foundListings, notifications.listingCard)
  }

  return {
    name: 'alerts',
    copy: alertNotificationsCopy,
    unsubscribe: alertEmailStop(parts),
    email: {
      membersDue: ({ now, lostBefore }) => membersToNotify(database, dueTimes(now, lostBefore)),
      async due(memberId, now) {
        const times = dueTimes(now, now)
        const listingIds = await dueListingIds(database, memberId, times)
        return due(listingIds, async () => {
          const taken = await takeDueMatches(database, { memberId, times, now, listingIds })
          return taken.filter(({ isToBeWritten }) => isToBeWritten)
        })
      },
    },
    push: {
      membersDue: ({ now, lostBefore }) => membersToPush(database, { after: oldestPushed(now), until: lostBefore }),
      async due(memberId, now) {
        const after = oldestPushed(now)
        const listingIds = await duePushListingIds(database, memberId, after)
        return due(listingIds, () => takeDuePushes(database, { memberId, after, now, listingIds }))
      },
    },
  }
}

const oldestPushed = (now: Date): Date => new Date(now.getTime() - PUSH_LIFE_MS)

/** Until when what was found is due: of alerts that write at once, and of digests in each time zone. */
const dueTimes = (now: Date, until: Date): DueTime[] => [
  { frequency: 'immediately', timeZone: null, until },
  ...timeZonesOfPlaces.flatMap((timeZone) =>
    (['daily', 'weekly'] as const).map((frequency) => ({
      frequency,
      timeZone,
      until: lastDigestTime(frequency, timeZone, now),
    })),
  ),
]
