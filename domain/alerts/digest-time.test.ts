import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateCodes, timeZoneOf } from '#domain/lookups/states.ts'
import { zonedDate } from '#domain/time/zoned-date.ts'
import { lastDigestTime, nextDigestTime } from './digest-time.ts'

const at = (frequency: 'daily' | 'weekly', timeZone: string, now: string) =>
  lastDigestTime(frequency, timeZone, new Date(now)).toISOString()

describe('the time of a digest', () => {
  it.each([
    ['Australia/Melbourne', '2026-11-23T06:59:59+11:00', '2026-11-22T07:00:00+11:00'],
    ['Australia/Melbourne', '2026-11-23T07:00:00+11:00', '2026-11-23T07:00:00+11:00'],
    ['Australia/Melbourne', '2026-11-23T23:59:00+11:00', '2026-11-23T07:00:00+11:00'],
    ['Australia/Adelaide', '2026-11-23T07:00:00+10:30', '2026-11-23T07:00:00+10:30'],
    ['Australia/Darwin', '2026-11-23T06:59:00+09:30', '2026-11-22T07:00:00+09:30'],
    ['Australia/Brisbane', '2026-11-23T07:30:00+10:00', '2026-11-23T07:00:00+10:00'],
    ['Australia/Perth', '2026-11-23T06:00:00+08:00', '2026-11-22T07:00:00+08:00'],
    // Clocks go forward at 2 am on 4 October 2026, and back at 3 am on 5 April 2026.
    ['Australia/Sydney', '2026-10-04T07:00:00+11:00', '2026-10-04T07:00:00+11:00'],
    ['Australia/Sydney', '2026-10-04T06:59:00+11:00', '2026-10-03T07:00:00+10:00'],
    ['Australia/Sydney', '2026-10-04T00:30:00+10:00', '2026-10-03T07:00:00+10:00'],
    ['Australia/Sydney', '2026-04-05T07:00:00+10:00', '2026-04-05T07:00:00+10:00'],
    ['Australia/Sydney', '2026-04-05T06:30:00+10:00', '2026-04-04T07:00:00+11:00'],
  ])('of a day in %s at %s is %s', (timeZone, now, expected) => {
    expect(at('daily', timeZone, now)).toBe(new Date(expected).toISOString())
  })

  it.each([
    ['2026-11-23T12:00:00+11:00', '2026-11-21T07:00:00+11:00'],
    ['2026-11-21T07:00:00+11:00', '2026-11-21T07:00:00+11:00'],
    ['2026-11-21T06:59:59+11:00', '2026-11-14T07:00:00+11:00'],
    ['2026-10-05T00:00:00+11:00', '2026-10-03T07:00:00+10:00'],
  ])('of a week at %s is %s, a Saturday', (now, expected) => {
    expect(at('weekly', 'Australia/Melbourne', now)).toBe(new Date(expected).toISOString())
  })

  it('is 7 am in every zone at any moment, not after it and less than a day or a week and an hour before', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom(...stateCodes),
        fc.constantFrom('daily', 'weekly'),
        (now, state, frequency) => {
          const digest = lastDigestTime(frequency, timeZoneOf(state), now)
          const zoned = zonedDate(digest, timeZoneOf(state))
          expect([zoned.getHours(), zoned.getMinutes(), zoned.getSeconds()]).toEqual([7, 0, 0])
          const hours = (now.getTime() - digest.getTime()) / 3_600_000
          expect(hours).toBeGreaterThanOrEqual(0)
          expect(hours).toBeLessThan(frequency === 'daily' ? 25 : 7 * 24 + 1)
        },
      ),
    )
  })

  it('leaves no day out around one of 23 hours', () => {
    const zone = timeZoneOf('ACT')
    const [first, second] = [new Date('2022-09-30T21:00:00Z'), new Date('2022-10-01T20:00:00Z')]
    expect(nextDigestTime(zone, new Date('2022-09-30T20:00:00Z'))).toEqual(first)
    expect(nextDigestTime(zone, new Date('2022-10-01T13:30:00Z'))).toEqual(second)
    expect(lastDigestTime('daily', zone, new Date('2022-10-02T13:30:00Z'))).toEqual(second)
  })

  it('follows one after the other without a gap, so that the next is that after the last', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.constantFrom(...stateCodes), (now, state) => {
        const zone = timeZoneOf(state)
        const next = nextDigestTime(zone, now)
        expect(next.getTime()).toBeGreaterThan(now.getTime())
        expect(lastDigestTime('daily', zone, next)).toEqual(next)
        const before = lastDigestTime('daily', zone, new Date(next.getTime() - 1))
        expect(before.getTime()).toBeLessThanOrEqual(now.getTime())
      }),
    )
  })
})
