import fc from 'fast-check'
import { lightFormat } from 'date-fns/lightFormat'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { expect, it } from 'vitest'
import { states } from '../lookups/states.ts'
import { calendarDateOf, zonedDate } from './zoned-date.ts'
import { daysOnPortal } from './days-on-portal.ts'
import { zoneOffset } from './zone-offset.ts'

const zones = [...new Set(Object.values(states).map(({ timeZone }) => timeZone)), 'Australia/Lord_Howe', 'UTC']
const instants = fc.date({ min: new Date('1975-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })

it('is what a zoned date says, as are the day and the days between two', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, instants, (zone, instant, other) => {
      const zoned = zonedDate(instant, zone)
      expect(zoneOffset(instant.getTime(), zone)).toBe(-zoned.getTimezoneOffset() + 0)
      expect(calendarDateOf(instant, zone)).toBe(lightFormat(zoned, 'yyyy-MM-dd'))
      const { days } = daysOnPortal(other, instant, zone)
      expect(days).toBe(Math.max(0, differenceInCalendarDays(zoned, zonedDate(other, zone))))
    }),
  )
})

it('changes at the minute at which daylight saving does', () => {
  // Clocks go from 2:00 to 3:00 on 4 October 2026, back from 3:00 to 2:00 on 5 April 2026.
  const begin = Date.UTC(2026, 9, 3, 16)
  expect([begin - 1, begin].map((at) => zoneOffset(at, 'Australia/Melbourne'))).toEqual([600, 660])
  const end = Date.UTC(2026, 3, 4, 16)
  expect([end - 1, end].map((at) => zoneOffset(at, 'Australia/Melbourne'))).toEqual([660, 600])
  expect(calendarDateOf(Date.UTC(2026, 3, 4, 13, 30), 'Australia/Melbourne')).toBe('2026-04-05')
})

it('is no number where there is no instant', () => {
  expect(zoneOffset(Number.NaN, 'Australia/Perth')).toBeNaN()
  expect(() => calendarDateOf('no day', 'Australia/Perth')).toThrow(RangeError)
})
