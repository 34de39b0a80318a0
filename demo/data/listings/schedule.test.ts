import { describe, expect, it } from 'vitest'
import { localDayFrom, localDayOf, weekdayOf } from '#demo/data/time/local-day.ts'
import { closingText, scheduleOf } from './schedule.ts'

const request = (
  listingId: number,
  date: string,
  timeZone: string,
  extra: Partial<Parameters<typeof scheduleOf>[0]> = {},
) => ({
  seed: 'homely',
  listingId,
  today: localDayFrom(date),
  timeZone,
  isRental: false,
  isUnderOffer: false,
  saleMethod: 'auction',
  ...extra,
})
const many = Array.from({ length: 300 }, (_, index) => 100_001 + index)

const clock = (instant: Date | null, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant ?? 0,
  )

describe('the schedule of a home on the market', () => {
  it.each(['Australia/Melbourne', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Perth'])(
    'puts auctions on Saturdays between nine and half past three in %s, with an inspection before',
    (timeZone) => {
      for (const id of many) {
        const { auctionAt, inspections } = scheduleOf(request(id, '2026-11-20', timeZone))
        const time = auctionAt ?? new Date(0)
        expect(weekdayOf(localDayOf(time, timeZone))).toBe(6)
        expect(clock(time, timeZone) >= '09:00' && clock(time, timeZone) <= '15:30').toBe(true)
        expect(inspections.some(({ endsAt }) => endsAt <= time)).toBe(true)
        expect(inspections.every(({ endsAt }) => endsAt <= time)).toBe(true)
      }
    },
  )

  it.each([
    ['before Easter', '2026-03-28', '2026-04-04'],
    ['before Anzac Day on a Saturday', '2026-04-20', '2026-04-25'],
    ['before Boxing Day on a Saturday', '2026-12-20', '2026-12-26'],
  ])('has no auction on a public holiday, %s, and some the week after', (_, today, holiday) => {
    const days = many.map((id) =>
      localDayOf(scheduleOf(request(id, today, 'Australia/Melbourne')).auctionAt ?? new Date(0), 'Australia/Melbourne'),
    )
    expect(days).not.toContain(localDayFrom(holiday))
    expect(days).toContain(localDayFrom(holiday) + 7)
  })

  it('keeps weekday and local hour when days go by, over the change of summer time too', () => {
    for (const id of many.slice(0, 60)) {
      const hours = new Set<string>()
      for (const date of ['2026-03-20', '2026-03-28', '2026-04-06', '2026-05-01', '2026-10-10']) {
        const { auctionAt } = scheduleOf(request(id, date, 'Australia/Sydney'))
        hours.add(clock(auctionAt, 'Australia/Sydney'))
      }
      expect(hours.size).toBe(1)
    }
  })

  it('does not move an auction before it is over, and spreads them over five weeks', () => {
    const before = many.map((id) => scheduleOf(request(id, '2026-11-20', 'Australia/Sydney')).auctionAt?.getTime() ?? 0)
    const dayAfter = many.map(
      (id) => scheduleOf(request(id, '2026-11-21', 'Australia/Sydney')).auctionAt?.getTime() ?? 0,
    )
    const saturday = Date.parse('2026-11-21T13:00:00Z')
    const moved = before.filter((first, index) => dayAfter[index] !== first)
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.every((first) => first < saturday)).toBe(true)
    expect(dayAfter.every((time) => time > saturday)).toBe(true)
    expect(new Set(before.map((time) => Math.floor(time / (7 * 86_400_000)))).size).toBe(5)
  })

  it('opens homes from today on within two weeks, Saturdays most, never twice at once', () => {
    const inspections = many.flatMap((id) => {
      const { inspections: own } = scheduleOf(
        request(id, '2026-11-20', 'Australia/Perth', { saleMethod: 'privateTreaty' }),
      )
      const overlaps = own.filter(({ startsAt }, index) => (own[index - 1]?.endsAt ?? startsAt) > startsAt)
      expect(overlaps).toEqual([])
      return own
    })
    const dates = inspections.map(({ localDate }) => localDate)
    expect(dates.every((date) => date >= '2026-11-20' && date <= '2026-12-04')).toBe(true)
    const saturdays = dates.filter((date) => weekdayOf(localDayFrom(date)) === 6)
    expect(saturdays.length / dates.length).toBeGreaterThan(0.55)
    expect(inspections.every(({ startsAt }) => clock(startsAt, 'Australia/Perth') >= '09:00')).toBe(true)
  })

  it('gives rentals no auction', () => {
    const { auctionAt } = scheduleOf(
      request(100_001, '2026-11-20', 'Australia/Perth', { isRental: true, saleMethod: null }),
    )
    expect(auctionAt).toBeNull()
  })
})

it('closes expressions of interest on a Thursday afternoon to come', () => {
  for (const id of many.slice(0, 40)) {
    expect(closingText('homely', id, localDayFrom('2026-11-20'))).toMatch(
      /^[2-5] pm, Thursday \d{1,2} (November|December)$/,
    )
  }
})
