import { lightFormat } from 'date-fns/lightFormat'
import { type Instant, zonedDate } from '../time/zoned-date.ts'
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

/** What a calendar is called in the programs that show it. */
export type CalendarOptions = { name?: string }

/** A calendar without any component is none (RFC 5545, 3.6), so that one without events has the rules of a zone. */
const ZONE_OF_NONE = 'Australia/Sydney'

/** Events as one iCalendar file (RFC 5545) that says the times of each on the clock of its property. */
export function calendarFile(events: readonly CalendarEvent[], { name }: CalendarOptions = {}): string {
  const zones = events.length === 0 ? [ZONE_OF_NONE] : [...new Set(events.map(({ timeZone }) => timeZone))]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Homely//Portal//EN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...zones.flatMap((zone) => timeZoneRules(zone)?.split('\r\n') ?? []),
    ...events.flatMap(linesOfEvent),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const linesOfEvent = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${lightFormat(zonedDate(event.modifiedAt, 'UTC'), STAMP)}Z`,
  `DTSTART${zonedTime(event.start, event.timeZone)}`,
  `DTEND${zonedTime(event.end, event.timeZone)}`,
  `SUMMARY:${escaped(event.summary)}`,
  `LOCATION:${escaped(event.location)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${printable(event.url)}`,
  'END:VEVENT',
]

const STAMP = "yyyyMMdd'T'HHmmss"

const zonedTime = (instant: Instant, timeZone: string): string =>
  `;TZID=${timeZone}:${lightFormat(zonedDate(instant, timeZone), STAMP)}`

/** Text as RFC 5545 (3.3.11) wants it. */
const escaped = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => printable(line).replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`)

const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '')

/** Octets in one line, its end aside. */
const LONGEST_LINE = 75

/** A line folded into lines of 75 octets at most, none of which ends within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > LONGEST_LINE) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += more
  }
  return [...pieces, piece].join('\r\n')
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
}
