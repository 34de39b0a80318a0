import { TZDate } from '@date-fns/tz'
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { timeZoneRules } from './time-zone-rules.ts'

export type CalendarEvent = {
  /** The same for the same event, so that a second file moves the entry rather than doubling it. */
  uid: string
  start: Date
  end: Date
  /** The IANA zone of the property, one of the states'. */
  timeZone: string
  summary: string
  location: string
  description: string
  url: string
  modifiedAt: Date
}

/** One event as an iCalendar file (RFC 5545) that says its times on the clock of the property. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, start, end, timeZone, summary, location, description, url, modifiedAt } = event
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Homely', product: 'Portal', language: 'EN' },
    // Without a zone of its own the calendar stamps its entries in UTC, as the standard wants.
    timezone: { name: null, generator: timeZoneRules },
  })
  calendar.createEvent({
    id: uid,
    start: new TZDate(start.getTime(), timeZone),
    end: new TZDate(end.getTime(), timeZone),
    timezone: timeZone,
    stamp: modifiedAt,
    summary,
    location,
    description,
    url,
  })
  // Every line ends so, the last one too; the library leaves that one open.
  return `${calendar.toString().trimEnd()}\r\n`
}
