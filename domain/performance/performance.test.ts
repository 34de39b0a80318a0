import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeInPercent, everyDayOf, noCounts, totalOf } from './performance-counts.ts'
import { dayAfter, daysIn, isPeriodLength, lengthOf, periodBefore, periodUntil } from './performance-period.ts'
import { daysOnMarketIn, suburbComparison, viewsPerDay } from './suburb-comparison.ts'

const days = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2090, 0, 1) / 86_400_000 })
  .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10))
const length = fc.constantFrom(7, 28, 90)

describe('a period', () => {
  it('ends today and has as many days as it says', () => {
    expect(periodUntil('2026-11-24', 7)).toEqual({ from: '2026-11-18', to: '2026-11-24' })
    expect(periodUntil('2026-03-01', 28)).toEqual({ from: '2026-02-02', to: '2026-03-01' })
    expect(periodUntil('2024-03-01', 7)).toEqual({ from: '2024-02-24', to: '2024-03-01' })
  })

  it('has 7, 28 or 90 days', () => {
    expect([0, 7, 14, 28, 30, 90, 91].filter(isPeriodLength)).toEqual([7, 28, 90])
  })

  it('comes after one of the same length', () => {
    expect(periodBefore({ from: '2026-11-18', to: '2026-11-24' })).toEqual({ from: '2026-11-11', to: '2026-11-17' })
  })

  it('and the one before it touch, are as long as each other, and share no day', () => {
    const holds = (today: string, asked: number) => {
      const period = periodUntil(today, asked)
      const before = periodBefore(period)
      expect(lengthOf(period)).toBe(asked)
      expect(lengthOf(before)).toBe(asked)
      expect(dayAfter(before.to, 1)).toBe(period.from)
      const all = [...daysIn(before), ...daysIn(period)]
      expect(new Set(all).size).toBe(2 * asked)
      expect(all).toEqual(all.toSorted())
    }
    fc.assert(fc.property(days, length, holds))
  })
})

describe('counts', () => {
  it('stand on every day of a period, with nothing where nothing was counted', () => {
    const counted = [
      { day: '2026-11-17', views: 9, enquiries: 9, saves: 9 },
      { day: '2026-11-19', views: 3, enquiries: 1, saves: 2 },
    ]
    expect(everyDayOf({ from: '2026-11-18', to: '2026-11-20' }, counted)).toEqual([
      { day: '2026-11-18', ...noCounts },
      { day: '2026-11-19', views: 3, enquiries: 1, saves: 2 },
      { day: '2026-11-20', ...noCounts },
    ])
  })

  it('add up, and no day is lost or counted twice', () => {
    expect(totalOf([])).toEqual(noCounts)
    const count = fc.nat(1000)
    const counts = fc.record({ views: count, enquiries: count, saves: count })
    const holds = (today: string, asked: number, each: (typeof noCounts)[]) => {
      const period = periodUntil(today, asked)
      const counted = daysIn(period).flatMap((day, index) => (each[index] ? [{ day, ...each[index] }] : []))
      expect(totalOf(everyDayOf(period, counted))).toEqual(totalOf(counted))
    }
    fc.assert(fc.property(days, length, fc.array(counts, { maxLength: 90 }), holds))
  })

  it('are compared in whole percent, and not with nothing', () => {
    expect(changeInPercent(150, 100)).toBe(50)
    expect(changeInPercent(1, 3)).toBe(-67)
    expect(changeInPercent(0, 8)).toBe(-100)
    expect(changeInPercent(5, 5)).toBe(0)
    expect(changeInPercent(5, 0)).toBeNull()
  })
})

describe('a home beside those of its suburb', () => {
  const period = { from: '2026-10-28', to: '2026-11-24' }
  const listing = (views: number, listedOn = '2026-01-01') => ({ listedOn, views })

  it('is compared by views for each day on the market', () => {
    expect(daysOnMarketIn(period, '2026-01-01')).toBe(28)
    expect(daysOnMarketIn(period, '2026-11-24')).toBe(1)
    expect(daysOnMarketIn(period, '2026-11-25')).toBe(0)
    expect(viewsPerDay(listing(70, '2026-11-15'), period)).toBe(7)
    expect(viewsPerDay(listing(5), period)).toBe(0.2)
    expect(viewsPerDay(listing(5, '2026-11-25'), period)).toBeNull()
  })

  it('is compared with five homes or more', () => {
    const four = [listing(28), listing(56), listing(84), listing(112)]
    expect(suburbComparison(four, period)).toBeNull()
    expect(suburbComparison([...four, listing(2800)], period)).toEqual({ homeCount: 5, viewsPerDay: 3 })
    expect(suburbComparison([...four, listing(0), listing(2800)], period)).toEqual({ homeCount: 6, viewsPerDay: 2.5 })
  })

  it('is compared with none that was less than seven days on the market within the period', () => {
    const four = [listing(28), listing(28), listing(28), listing(28)]
    expect(suburbComparison([...four, listing(28, '2026-11-19')], period)).toBeNull()
    expect(suburbComparison([...four, listing(28, '2026-11-18')], period)?.homeCount).toBe(5)
  })

  it('stands beside a median between the least and the most viewed', () => {
    const many = fc.array(fc.nat(5000), { minLength: 5, maxLength: 40 })
    fc.assert(
      fc.property(many, (views) => {
        const median =
          suburbComparison(
            views.map((each) => listing(each)),
            period,
          )?.viewsPerDay ?? -1
        expect(median).toBeGreaterThanOrEqual(Math.floor(Math.min(...views) / 2.8) / 10)
        expect(median).toBeLessThanOrEqual(Math.ceil(Math.max(...views) / 2.8) / 10)
      }),
    )
  })
})
