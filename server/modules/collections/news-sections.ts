import { collectionUrl } from '#domain/collections/collection-url.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { NotificationCard, NotifiedSection } from '#server/modules/notifications/notification-record.ts'
import type { Notifications } from '#server/modules/notifications/notifications-services.ts'
import type { ToldCollection } from './news.queries.ts'
import { type NewsEvent, newsText } from './news-text.ts'

type News = {
  events: readonly NewsEvent[]
  listings: readonly ListingRecord[]
  /** The collection for which each home is told. */
  told: readonly ToldCollection[]
}

/** One for each collection, in their order; a home that is as it was before is left out. */
export function newsSections(
  { events, listings, told }: News,
  { listingCard }: Pick<Notifications, 'listingCard'>,
): NotifiedSection[] {
  const listingById = new Map(listings.map((listing) => [listing.row.id, listing]))
  const eventsOfListing = Map.groupBy(events, ({ subjectId }) => subjectId)
  const sections = new Map<number, NotifiedSection & { cards: NotificationCard[] }>()
  for (const { listingId, collectionId, ...collection } of told) {
    const listing = listingById.get(listingId)
    const text = listing === undefined ? null : newsText(eventsOfListing.get(listingId) ?? [], listing.row)
    if (listing === undefined || text === null) continue
    const { name } = collection
    const link = collectionUrl(collection)
    const section = sections.get(collectionId) ?? { senderId: collectionId, name, link, cards: [] }
    const card = listingCard(listing, text)
    // The page of a withdrawn home shows others; the collection keeps what was known of it.
    section.cards.push(listing.row.statusType === 'removed' ? { ...card, link } : card)
    sections.set(collectionId, section)
  }
  return [...sections.values()]
}
