import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateCodes, timeZoneOf } from '#domain/lookups/states.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { attackStrings } from '#tests/support/attack-strings.ts'
import { timeZoneRules } from './time-zone-rules.ts'

const inspection: CalendarEvent = {
  uid: 'inspection-1@homely.example',
  start: new Date('2026-11-21T10:00:00+11:00'),
  end: new Date('2026-11-21T10:30:00+11:00'),
  timeZone: 'Australia/Melbourne',
  summary: 'Inspection: 12 Smith Street, Fitzroy, VIC 3065',
  location: '12 Smith Street, Fitzroy, VIC 3065',
  description: 'Price guide $1,460,000; by appointment\nhttps://homely.example/homes/1',
  url: 'https://homely.example/homes/1',
  modifiedAt: new Date('2026-11-20T00:00:00Z'),
}

const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (lines: readonly string[], name: string): string =>
  lines
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.split(':')
    .slice(1)
    .join(':') ?? ''

describe('a calendar file', () => {
  it('says when and where on the clock of the property', () => {
    const lines = linesOf(calendarFile([inspection]))
    const event = lines.slice(lines.indexOf('BEGIN:VEVENT'))
    expect(event).toContain('DTSTART;TZID=Australia/Melbourne:20261121T100000')
    expect(event).toContain('DTEND;TZID=Australia/Melbourne:20261121T103000')
    expect(event).toContain('UID:inspection-1@homely.example')
    expect(event).toContain('DTSTAMP:20261120T000000Z')
    expect(event).toContain(String.raw`LOCATION:12 Smith Street\, Fitzroy\, VIC 3065`)
    expect(event).toContain(
      String.raw`DESCRIPTION:Price guide $1\,460\,000\; by appointment\nhttps://homely.example/homes/1`,
    )
  })

  it('carries the rules of its zone: summer time in Victoria, none in Queensland', () => {
    expect(calendarFile([inspection])).toContain('TZID:Australia/Melbourne\r\nBEGIN:STANDARD\r\nTZNAME:AEST')
    expect(calendarFile([inspection])).toContain('BEGIN:DAYLIGHT\r\nTZNAME:AEDT')
    const inBrisbane = calendarFile([{ ...inspection, timeZone: 'Australia/Brisbane' }])
    expect(inBrisbane).toContain('TZNAME:AEST')
    expect(inBrisbane).not.toContain('DAYLIGHT')
    expect(linesOf(inBrisbane)).toContain('DTSTART;TZID=Australia/Brisbane:20261121T090000')
  })

  it('folds long lines and ends each with a carriage return', () => {
    const file = calendarFile([{ ...inspection, summary: 'Inspection: Café 🏡 '.repeat(30) }])
    const lines = file.split('\r\n')
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toContain('\n')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('gives back every text from its folded and escaped line, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
        const file = calendarFile([{ ...inspection, summary }])
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const written = valueOf(linesOf(file).slice(linesOf(file).indexOf('BEGIN:VEVENT')), 'SUMMARY')
        const read = written.replaceAll(/\\(.)/g, (_, escape: string) => (escape === 'n' ? '\n' : escape))
        expect(read).toBe(summary.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ''))
      }),
    )
  })

  it('has no line of what somebody typed, whatever it pretends to be', () => {
    const namesWith = (text: string) => {
      const typed = { summary: text, location: text, description: text, url: text, uid: text }
      return linesOf(calendarFile([{ ...inspection, ...typed }], { name: text })).map((line) => line.split(/[:;]/)[0])
    }
    const expected = namesWith('Harmless words')
    for (const text of attackStrings) expect([text, namesWith(text)]).toEqual([text, expected])
  })

  it('holds several events, each in its zone, with each zone once', () => {
    const inPerth = { ...inspection, uid: 'inspection-2@homely.example', timeZone: 'Australia/Perth' }
    const lines = linesOf(calendarFile([inspection, inPerth, { ...inPerth, uid: 'inspection-3@homely.example' }]))
    expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual([
      'TZID:Australia/Melbourne',
      'TZID:Australia/Perth',
    ])
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(
      [1, 2, 3].map((number) => `UID:inspection-${number}@homely.example`),
    )
    expect(lines).toContain('DTSTART;TZID=Australia/Perth:20261121T070000')
  })

  it('says its name, and is a calendar with a component without events too', () => {
    const lines = linesOf(calendarFile([], { name: 'Inspections, mine' }))
    expect(lines.slice(0, 7)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Homely//Portal//EN',
      'METHOD:PUBLISH',
      String.raw`NAME:Inspections\, mine`,
      String.raw`X-WR-CALNAME:Inspections\, mine`,
      'BEGIN:VTIMEZONE',
    ])
    expect(lines.slice(-3)).toEqual(['END:VTIMEZONE', 'END:VCALENDAR', ''])
  })

  it('knows the zone of every state, and no other', () => {
    for (const state of stateCodes) expect(timeZoneRules(timeZoneOf(state))).toContain('BEGIN:STANDARD')
    expect(timeZoneRules('Europe/Paris')).toBeNull()
  })

  it('means the same instant to a calendar that knows nothing but the rules in the file', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2045-12-31'), noInvalidDate: true })
    const aroundTheChange = fc
      .record({ year: fc.integer({ min: 2024, max: 2045 }), month: fc.constantFrom(3, 9), minute: fc.nat(8 * 24 * 60) })
      .map(({ year, month, minute }) => new Date(Date.UTC(year, month, 0, 0, minute)))
    fc.assert(
      fc.property(fc.oneof(moments, aroundTheChange), fc.constantFrom(...stateCodes), (moment, state) => {
        const start = new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
        const end = new Date(start.getTime() + 30 * 60_000)
        const lines = linesOf(calendarFile([{ ...inspection, start, end, timeZone: timeZoneOf(state) }]))
        const local = valueOf(lines.slice(lines.indexOf('BEGIN:VEVENT')), 'DTSTART')
        // In the hour that the clocks show twice, a file cannot tell which of the two it means.
        fc.pre(!(local.slice(4, 6) === '04' && local.slice(9, 11) === '02'))
        expect(instantBy(lines, local)).toBe(start.getTime())
      }),
      { numRuns: 500 },
    )
  })
})

/** Reads a local time by the VTIMEZONE of the file alone: the season that began last before it gives the offset. */
function instantBy(lines: readonly string[], local: string): number {
  const wanted = wallClock(local)
  const seasons = lines.flatMap((line, at) => {
    if (!/^BEGIN:(?:STANDARD|DAYLIGHT)$/.test(line)) return []
    const block = lines.slice(at)
    const start = valueOf(block.slice(0, block.indexOf('END:VTIMEZONE')), 'DTSTART')
    const isYearly = (block[5] ?? '').startsWith('RRULE')
    const years = isYearly ? [0, 1].map((back) => Number(local.slice(0, 4)) - back) : [2008]
    return years.map((year) => ({
      begins: isYearly ? wallClock(firstSunday(year, Number(start.slice(4, 6))) + start.slice(8)) : wallClock(start),
      offset: minutesOf(valueOf(block, 'TZOFFSETTO')),
    }))
  })
  const last = seasons.filter(({ begins }) => begins <= wanted).sort((one, other) => other.begins - one.begins)[0]
  return wanted - (last?.offset ?? 0) * 60_000
}

const wallClock = (text: string): number =>
  Date.parse(
    `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}T${text.slice(9, 11)}:${text.slice(11, 13)}:00Z`,
  )

const minutesOf = (offset: string): number => Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5))

function firstSunday(year: number, month: number): string {
  const day = 1 + ((7 - new Date(Date.UTC(year, month - 1, 1)).getUTCDay()) % 7)
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}
