import { collectionUrl } from '#domain/collections/collection-url.ts'
import type { Notifications } from '#server/modules/notifications/notifications-services.ts'
import type { MailCard, NotifiedSection } from '#server/modules/notifications/notification-record.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { TakenNews } from './news.queries.ts'
import { newsText } from './news-text.ts'

/** What became of the homes of one collection; links begin with the origin. */
export type NewsSection = NotifiedSection & { collectionId: number; link: string }

/** One for each collection, in their order; a home that is as it was before is left out. */
export function newsSections(
  taken: readonly TakenNews[],
  homes: readonly ListingRecord[],
  { notifications, origin }: { notifications: Notifications; origin: string },
): NewsSection[] {
  const homeById = new Map(homes.map((home) => [home.row.id, home]))
  const sections = new Map<number, NewsSection & { cards: MailCard[] }>()
  for (const [listingId, news] of Map.groupBy(taken, (each) => each.listingId)) {
    const [first] = news
    const home = homeById.get(listingId)
    const text = home === undefined ? null : newsText(news, home.row)
    if (first === undefined || home === undefined || text === null) continue
    const link = origin + collectionUrl({ uri: first.collectionUri, name: first.collectionName })
    const section = sections.get(first.collectionId) ?? {
      alertId: null,
      collectionId: first.collectionId,
      name: first.collectionName,
      link,
      cards: [],
    }
    const card = notifications.card(home, text, origin)
    // The page of a withdrawn home shows others; the collection keeps what was known of it.
    section.cards.push(home.row.statusType === 'removed' ? { ...card, link } : card)
    sections.set(first.collectionId, section)
  }
  return [...sections.values()]
}
