import type { AlertStatus } from '#domain/alerts/alert-filter.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { MailCard, NotifiedSection } from '#server/modules/notifications/notification-record.ts'

/** A home that an alert found and its member was not told of yet. */
export type FoundHome = {
  alertId: number
  alertName: string
  /** Of the homes that the alert looks for. */
  status: AlertStatus
  listingId: number
  reason: string
}

/** What one alert found. */
export type AlertSection = NotifiedSection & {
  alertId: number
  /** Later alerts that found some of the same homes. */
  otherAlertIds: readonly number[]
  areCompleted: boolean
}

type Section = AlertSection & { cards: MailCard[]; otherAlertIds: number[] }

/** One for each alert, in their order; a home that fits several alerts is shown with the first, one that was withdrawn with none. */
export function alertSections(
  found: readonly FoundHome[],
  homes: readonly ListingRecord[],
  cardOf: (home: ListingRecord, reason: string) => MailCard,
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
      earlier.otherAlertIds.push(alertId)
      continue
    }
    const section = sections.get(alertId) ?? {
      alertId,
      otherAlertIds: [],
      name: alertName,
      areCompleted: status === 'completed',
      cards: [],
    }
    section.cards.push(cardOf(home, reason))
    sections.set(alertId, section)
    sectionOfHome.set(listingId, section)
  }
  return [...sections.values()]
}
