import { collectionUrl } from '#domain/collections/collection-url.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { NotificationCard, NotifiedSection } from '#server/modules/notifications/notification-record.ts'
import type { Notifications } from '#server/modules/notifications/notifications-services.ts'
import type { ToldCollection } from './news.queries.ts'
import { type NewsEvent, newsText } from './news-text.ts'

type News = {
  events: readonly NewsEvent[]
  homes: readonly ListingRecord[]
  /** The collection for which each home is told. */
  told: readonly ToldCollection[]
}

/** One for each collection, in their order; a home that is as it was before is left out. */
export function newsSections(
  { events, homes, told }: News,
  { listingCard }: Pick<Notifications, 'listingCard'>,
): NotifiedSection[] {
  const homeById = new Map(homes.map((home) => [home.row.id, home]))
  const eventsOfHome = Map.groupBy(events, ({ subjectId }) => subjectId)
  const sections = new Map<number, NotifiedSection & { cards: NotificationCard[] }>()
  for (const { listingId, collectionId, ...collection } of told) {
    const home = homeById.get(listingId)
    const text = home === undefined ? null : newsText(eventsOfHome.get(listingId) ?? [], home.row)
    if (home === undefined || text === null) continue
    const { name } = collection
    const link = collectionUrl(collection)
    const section = sections.get(collectionId) ?? { senderId: collectionId, name, link, cards: [] }
    const card = listingCard(home, text)
    // The page of a withdrawn home shows others; the collection keeps what was known of it.
    section.cards.push(home.row.statusType === 'removed' ? { ...card, link } : card)
    sections.set(collectionId, section)
  }
  return [...sections.values()]
}
