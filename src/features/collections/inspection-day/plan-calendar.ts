import type { CalendarEvent } from '#domain/calendar/calendar-file.ts'
import { eventUid } from '#domain/calendar/event-uid.ts'
import type { Visit } from '#domain/collections/inspection-day.ts'
import type { PlannedVisit_ListingFragment } from '#src/api/generated/graphql.ts'
import { inspectionDayCopy as copy } from './inspection-day.copy.ts'
import { timeText, timeZoneOfListing } from './visit-times.ts'

type Setting = {
  listings: ReadonlyMap<number, PlannedVisit_ListingFragment>
  /** Scheme and host of the portal. */
  origin: string
  now: Date
}

/** The visits of a day as events of a calendar, each as the home's own file has it, so that a calendar with both shows one. */
export function planEvents(visits: readonly Visit[], { listings, origin, now }: Setting): CalendarEvent[] {
  return visits.flatMap((visit) => {
    const listing = listings.get(visit.listingId)
    if (listing === undefined) return []
    const { address, canonicalUri, agents, office, location, priceDetails } = listing
    const start = new Date(visit.startsAt)
    const url = origin + canonicalUri
    return {
      uid: eventUid({ kind: 'inspection', listingId: visit.listingId, start }, origin),
      start,
      end: new Date(visit.endsAt),
      timeZone: timeZoneOfListing(listing),
      summary: copy.event(address.longAddress),
      location: address.longAddress,
      description: [
        copy.planned(copy.arrive(timeText(visit.arrivesAt, listing), timeText(visit.leavesAt, listing))),
        priceDetails.shortDescription,
        [agents[0]?.name, office.name].filter(Boolean).join(', '),
        ...(location.isHidden ? [copy.hidden] : []),
        url,
      ].join('\n'),
      url,
      modifiedAt: now,
    }
  })
}
