import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { EventNotificationKind, NotifiedSection } from '#server/modules/notifications/notification-record.ts'
import type { NotificationsServices } from '#server/modules/notifications/notifications-services.ts'
import type { EventConsumer } from '#server/platform/events/domain-event.ts'
import { collectionEmailStop } from './collection-email-stop.ts'
import { publishToMembers, type TurnParts } from './collection-turn.ts'
import { newsNotificationsCopy } from './news.copy.ts'
import { contributorsWith, recipientsOfNews, notifiedCollections } from './news.queries.ts'
import { newsSections } from './news-sections.ts'
import type { NewsEvent } from './news-text.ts'

export type NewsParts = Pick<TurnParts, 'database' | 'live'> &
  Pick<ListingsServices, 'listings'> &
  Pick<NotificationsServices, 'notifications'>

/** What became of saved homes (docs/product.md, section 15.31). */
export const newsNotifications = (
  parts: Omit<NewsParts, 'notifications'> & { notifications: Pick<NewsParts['notifications'], 'listingCard'> },
): EventNotificationKind<NewsEvent['kind'], NotifiedSection> => ({
  name: 'collections',
  copy: newsNotificationsCopy,
  unsubscribe: collectionEmailStop(parts),
  events: ['listing.priceChanged', 'listing.statusChanged'],
  recipients: (event) => recipientsOfNews(parts.database, event),
  async read(events) {
    const listingIds = events.map(({ subjectId }) => subjectId)
    const listings = await parts.listings.byIds([...new Set(listingIds)], { withRemoved: true })
    return async (taken, { memberId, channel }) => {
      const ids = [...new Set(taken.map(({ subjectId }) => subjectId))]
      const told = await notifiedCollections(parts.database, channel, { memberId, listingIds: ids })
      return newsSections({ events: taken, listings, told }, parts.notifications)
    }
  },
})

/** Records what became of saved homes, and has the open pages of all who take part read them again. */
export function newsConsumer(parts: NewsParts): EventConsumer<NewsEvent['kind']> {
  const { handle, ...consumer } = parts.notifications.consumerOf(newsNotifications(parts))
  return {
    ...consumer,
    async handle(events) {
      await handle(events)
      const listingIds = [...new Set(events.map(({ subjectId }) => subjectId))]
      await publishToMembers(parts.live, await contributorsWith(parts.database, listingIds))
    },
  }
}
