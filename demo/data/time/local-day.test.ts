import { describe, expect, it } from 'vitest'
import { dayText, instantAt, localDayFrom, localDayOf, longDayText, nextWeekday, weekdayOf } from './local-day.ts'

const friday = localDayFrom('2026-11-20')

describe('a local day', () => {
  it('reads and writes the calendar', () => {
    expect(dayText(friday)).toBe('2026-11-20')
    expect(weekdayOf(friday)).toBe(5)
    expect(dayText(nextWeekday(friday, 6))).toBe('2026-11-21')
    expect(nextWeekday(friday, 5)).toBe(friday)
    expect(longDayText(friday)).toBe('Friday 20 November')
  })

  it('is the day where the property stands', () => {
    const instant = new Date('2026-11-20T13:30:00Z')
    expect(dayText(localDayOf(instant, 'Australia/Sydney'))).toBe('2026-11-21')
    expect(dayText(localDayOf(instant, 'Australia/Perth'))).toBe('2026-11-20')
  })
})

describe('a clock time of a day', () => {
  it('is an instant of the zone, half hours included', () => {
    expect(instantAt(friday, 10 * 60, 'Australia/Brisbane').toISOString()).toBe('2026-11-20T00:00:00.000Z')
    expect(instantAt(friday, 10 * 60, 'Australia/Melbourne').toISOString()).toBe('2026-11-19T23:00:00.000Z')
    expect(instantAt(friday, 10 * 60, 'Australia/Adelaide').toISOString()).toBe('2026-11-19T23:30:00.000Z')
  })

  it('keeps its hour on the days when summer time begins and ends', () => {
    const begins = localDayFrom('2026-10-04')
    const ends = localDayFrom('2027-04-04')
    expect(instantAt(begins - 1, 600, 'Australia/Sydney').toISOString()).toBe('2026-10-03T00:00:00.000Z')
    expect(instantAt(begins, 600, 'Australia/Sydney').toISOString()).toBe('2026-10-03T23:00:00.000Z')
    expect(instantAt(ends - 1, 600, 'Australia/Sydney').toISOString()).toBe('2027-04-02T23:00:00.000Z')
    expect(instantAt(ends, 600, 'Australia/Sydney').toISOString()).toBe('2027-04-04T00:00:00.000Z')
  })
})
