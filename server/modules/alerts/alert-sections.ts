import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { NotificationCard } from '#server/modules/notifications/notification-record.ts'
import { alertNotificationsCopy as copy } from './alert-notifications.copy.ts'
import type { AlertSection, FoundListing } from './alert-record.ts'

type Section = AlertSection & { cards: NotificationCard[]; otherSenderIds: number[] }

/** One for each alert, in their order; a home that fits several alerts is shown with the first, one that was withdrawn with none. */
export function alertSections(
  found: readonly FoundListing[],
  listings: readonly ListingRecord[],
  cardOf: (listing: ListingRecord, reason: string) => NotificationCard,
): AlertSection[] {
  const listingById = new Map(
    listings.filter(({ row }) => row.statusType !== 'removed').map((listing) => [listing.row.id, listing] as const),
  )
  const sections = new Map<number, Section>()
  const sectionOfListing = new Map<number, Section>()
  for (const { alertId, alertName, listingId, reason, status } of found) {
    const listing = listingById.get(listingId)
    const earlier = sectionOfListing.get(listingId)
    if (listing === undefined) continue
    if (earlier !== undefined) {
      earlier.otherSenderIds.push(alertId)
      continue
    }
    const section = sections.get(alertId) ?? {
      senderId: alertId,
      otherSenderIds: [],
      name: alertName,
      link: `/alerts/${alertId}`,
      links: [{ text: copy.edit, link: `/alerts/${alertId}/edit` }],
      areCompleted: status === 'completed',
      cards: [],
    }
    section.cards.push(cardOf(listing, reason))
    sections.set(alertId, section)
    sectionOfListing.set(listingId, section)
  }
  return [...sections.values()]
}
