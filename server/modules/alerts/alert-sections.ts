import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { NotificationCard } from '#server/modules/notifications/notification-record.ts'
import { alertNotificationsCopy as copy } from './alert-notifications.copy.ts'
import type { AlertSection, FoundHome } from './alert-record.ts'

type Section = AlertSection & { cards: NotificationCard[]; otherSenderIds: number[] }

/** One for each alert, in their order; a home that fits several alerts is shown with the first, one that was withdrawn with none. */
export function alertSections(
  found: readonly FoundHome[],
  homes: readonly ListingRecord[],
  cardOf: (home: ListingRecord, reason: string) => NotificationCard,
): AlertSection[] {
  const homeById = new Map(
    homes.filter(({ row }) => row.statusType !== 'removed').map((home) => [home.row.id, home] as const),
  )
  const sections = new Map<number, Section>()
  const sectionOfHome = new Map<number, Section>()
  for (const { alertId, alertName, listingId, reason, status } of found) {
    const home = homeById.get(listingId)
    const earlier = sectionOfHome.get(listingId)
    if (home === undefined) continue
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
    section.cards.push(cardOf(home, reason))
    sections.set(alertId, section)
    sectionOfHome.set(listingId, section)
  }
  return [...sections.values()]
}
