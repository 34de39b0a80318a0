import { describe, expect, it } from 'vitest'
import { availabilityText, availableOnText } from './available-on.ts'
import { isCalendarDate } from './calendar-date.ts'
import { dateOptions } from './date-options.ts'
import { daysOnPortal } from './days-on-portal.ts'
import { auctionText, inspectionText } from './inspection-text.ts'
import { calendarDateOf, dayText } from './zoned-date.ts'

const melbourne = 'Australia/Melbourne'
const brisbane = 'Australia/Brisbane'
const perth = 'Australia/Perth'

describe('an inspection', () => {
  it('is in the time zone of the property', () => {
    const inspection = { start: '2026-11-20T23:00:00Z', end: '2026-11-20T23:30:00Z' }
    expect(inspectionText(inspection, melbourne)).toBe('Sat 21 Nov, 10:00 – 10:30 am')
    expect(inspectionText(inspection, brisbane)).toBe('Sat 21 Nov, 9:00 – 9:30 am')
    expect(inspectionText(inspection, perth)).toBe('Sat 21 Nov, 7:00 – 7:30 am')
    expect(inspectionText(inspection, 'Australia/Darwin')).toBe('Sat 21 Nov, 8:30 – 9:00 am')
  })

  it('that passes noon names both halves of the day', () => {
    const inspection = { start: '2026-11-21T00:45:00Z', end: '2026-11-21T01:15:00Z' }
    expect(inspectionText(inspection, melbourne)).toBe('Sat 21 Nov, 11:45 am – 12:15 pm')
  })

  it('keeps its hour across the change of daylight saving', () => {
    const text = (start: string, end: string) => inspectionText({ start, end }, melbourne)
    expect(text('2027-04-02T23:00:00Z', '2027-04-02T23:30:00Z')).toBe('Sat 3 Apr, 10:00 – 10:30 am')
    expect(text('2027-04-04T00:00:00Z', '2027-04-04T00:30:00Z')).toBe('Sun 4 Apr, 10:00 – 10:30 am')
  })

  it('may be at midnight and noon', () => {
    expect(auctionText('2026-11-20T13:00:00Z', melbourne)).toBe('Sat 21 Nov, 12:00 am')
    expect(auctionText('2026-11-21T01:00:00Z', melbourne)).toBe('Sat 21 Nov, 12:00 pm')
  })
})

describe('the days to choose from', () => {
  it('are today and the seven after it, in the zone of the property', () => {
    const now = '2026-11-20T13:30:00Z'
    const options = dateOptions(now, melbourne)
    expect(options).toHaveLength(8)
    expect(options.slice(0, 3)).toEqual([
      { date: '2026-11-21', label: 'Today' },
      { date: '2026-11-22', label: 'Tomorrow' },
      { date: '2026-11-23', label: 'Mon 23 Nov' },
    ])
    expect(options.at(-1)).toEqual({ date: '2026-11-28', label: 'Sat 28 Nov' })
    expect(dateOptions(now, brisbane)[0]?.date).toBe('2026-11-20')
  })

  it('leave none out where a day has 23 or 25 hours', () => {
    expect(dateOptions('2026-10-03T14:30:00Z', melbourne).map(({ date }) => date.slice(8))).toEqual([
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
    ])
    expect(dateOptions('2027-04-02T13:30:00Z', melbourne).map(({ date }) => date.slice(8))).toEqual([
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
    ])
  })
})

describe('the day a rental becomes available', () => {
  const now = '2026-11-20T13:30:00Z'

  it('is now from that day on, in the zone of the property', () => {
    expect(availableOnText('2026-11-21', calendarDateOf(now, melbourne))).toBe('Available now')
    expect(availableOnText('2026-11-21', calendarDateOf(now, brisbane))).toBe('Available from 21 Nov')
    expect(availableOnText('2025-01-01', calendarDateOf(now, melbourne))).toBe('Available now')
  })
  it('names its day and month', () => {
    expect(availableOnText('2026-12-05', calendarDateOf(now, melbourne))).toBe('Available from 5 Dec')
    expect(availableOnText('2026-11-30', calendarDateOf(now, melbourne))).toBe('Available from 30 Nov')
  })
  it('names another year', () => {
    expect(availableOnText('2027-01-05', calendarDateOf(now, melbourne))).toBe('Available from 5 Jan 2027')
    expect(availableOnText('2028-02-29', calendarDateOf(now, melbourne))).toBe('Available from 29 Feb 2028')
  })
  it('is not told once a deposit is taken', () => {
    const at = (isUnderOffer: boolean, availableOn: string | null) =>
      availabilityText({ isUnderOffer, availableOn }, '2026-11-21')
    expect([at(true, null), at(true, '2026-12-05')]).toEqual(['Deposit taken', 'Deposit taken'])
    expect([at(false, null), at(false, '2026-12-05')]).toEqual(['Available now', 'Available from 5 Dec'])
  })
  it('is nothing when unknown', () => {
    expect(availableOnText(null, '2026-11-21')).toBeNull()
    expect(availableOnText('soon', '2026-11-21')).toBeNull()
  })
})

it('every month and weekday has its name', () => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1))
  expect(days.slice(0, 6).map(dayText).join(', ')).toBe(
    'Thu 1 Jan, Mon 2 Feb, Tue 3 Mar, Sat 4 Apr, Tue 5 May, Sat 6 Jun',
  )
  expect(days.slice(6).map(dayText).join(', ')).toBe(
    'Tue 7 Jul, Sat 8 Aug, Wed 9 Sep, Sat 10 Oct, Wed 11 Nov, Sat 12 Dec',
  )
  expect([dayText(new Date(2026, 10, 22)), dayText(new Date(2026, 10, 20))]).toEqual(['Sun 22 Nov', 'Fri 20 Nov'])
})

describe('days on the portal', () => {
  it('count midnights of the property, not hours', () => {
    expect(daysOnPortal('2026-11-20T12:59:00Z', '2026-11-20T13:01:00Z', melbourne)).toEqual({ days: 1, isNew: true })
    expect(daysOnPortal('2026-11-20T12:59:00Z', '2026-11-20T13:01:00Z', perth)).toEqual({ days: 0, isNew: true })
  })
  it('make a listing new for three days', () => {
    expect(daysOnPortal('2026-11-17T02:00:00Z', '2026-11-20T02:00:00Z', melbourne)).toEqual({ days: 3, isNew: true })
    expect(daysOnPortal('2026-11-16T02:00:00Z', '2026-11-20T02:00:00Z', melbourne)).toEqual({ days: 4, isNew: false })
  })
  it('are never negative', () => {
    expect(daysOnPortal('2026-11-22T02:00:00Z', '2026-11-20T02:00:00Z', melbourne).days).toBe(0)
  })
})

it('a calendar date exists and is written yyyy-mm-dd', () => {
  expect(['2026-11-21', '2028-02-29', '2026-12-31', '0100-01-01'].every(isCalendarDate)).toBe(true)
  expect(
    '2026-02-29,2026-13-01,2026-00-10,2026-04-31,2026-11-00,0000-01-01,0099-01-01,2026-1-1,2026-11-1,2026-1-11,'
      .concat('226-11-21,12026-11-21,2026-11-211,2026-11-21T00:00,')
      .split(',')
      .some(isCalendarDate),
  ).toBe(false)
  expect(calendarDateOf('2026-11-20T13:00:00Z', melbourne)).toBe('2026-11-21')
})
