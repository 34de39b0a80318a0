import type { Notifier } from '#server/modules/notifications/notification-record.ts'
import type { Notifications } from '#server/modules/notifications/notifications-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PUSH_LIFE_MS } from '#server/platform/push/push-queue.ts'
import { alertPush } from './alert-push.ts'
import { alertSections } from './alert-sections.ts'
import { duePushListingIds, membersToPush, takeDuePushes } from './due-pushes.queries.ts'

export type AlertPushesParts = { database: Database; notifications: Notifications }

/** Push notifications of what alerts found, at once (docs/product.md, section 15.21). */
export const alertPushes = ({ database, notifications }: AlertPushesParts): Notifier =>
  notifications.byPush(
    {
      job: 'alerts.push',
      membersDue: ({ now, lostBefore }) => membersToPush(database, { after: oldest(now), until: lostBefore }),
      due: async (memberId, now) => ({ listingIds: await duePushListingIds(database, memberId, oldest(now)) }),
      async take({ memberId, now, due: { listingIds }, homes }) {
        const taken = await takeDuePushes(database, { memberId, after: oldest(now), now, listingIds })
        return alertSections(taken, homes, (home, reason) => notifications.card(home, reason, ''))
      },
    },
    alertPush,
  )

const oldest = (now: Date): Date => new Date(now.getTime() - PUSH_LIFE_MS)
