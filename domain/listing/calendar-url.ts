export type CalendarEventKind = 'inspection' | 'auction'

/**
 * The URL of the calendar file of one inspection or auction, under that of its listing:
 * "/homes/12-smith-street-fitzroy-vic-3065/1/inspection-2026-11-21-1000.ics". `startsAt` is ISO 8601 in the zone of the
 * property; its own clock names the file, so that a kept link never comes to mean another time.
 */
export const calendarUrl = (listingAddress: string, kind: CalendarEventKind, startsAt: string): string =>
  `${listingAddress}/${calendarEventName(kind, startsAt)}.ics`

/** "inspection-2026-11-21-1000", the name of the file without its ending. */
export const calendarEventName = (kind: CalendarEventKind, startsAt: string): string =>
  `${kind}-${startsAt.slice(0, 10)}-${startsAt.slice(11, 13)}${startsAt.slice(14, 16)}`
