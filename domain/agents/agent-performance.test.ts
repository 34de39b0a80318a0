import { describe, expect, it } from 'vitest'
import { agentPerformance, type CompletedListing, countedAfter } from './agent-performance.ts'

const sale = (price: number | null, days = 30, rest: Partial<CompletedListing> = {}): CompletedListing => ({
  kind: 'sale',
  suburbId: 11,
  price,
  guide: 1_000_000,
  days,
  ...rest,
})

describe('the figures of an agent', () => {
  it('are the middle of five sales or more, each with how many cases it is of', () => {
    const listings = [
      sale(900_000, 10),
      sale(1_100_000, 20),
      sale(1_000_000, 40),
      sale(1_200_000, 80),
      sale(null, 5),
      sale(1_050_000, 21, { suburbId: 12 }),
      { ...sale(650), kind: 'rental' as const },
    ]
    expect(agentPerformance(listings, (suburbId) => (suburbId === 11 ? 40 : 9))).toEqual({
      soldCount: 6,
      leasedCount: 1,
      medianPrice: { value: 1_050_000, cases: 5 },
      daysOnMarket: { value: 21, cases: 6 },
      suburbShare: { value: 12.5, cases: 40 },
      reachedOfGuide: { value: 105, cases: 5 },
      mainSuburbId: 11,
    })
  })

  it('are none of four sales, whose number is told all the same', () => {
    const listings = Array.from({ length: 4 }, () => sale(1_000_000))
    expect(agentPerformance(listings, () => 4)).toEqual({
      soldCount: 4,
      leasedCount: 0,
      medianPrice: null,
      daysOnMarket: null,
      suburbShare: null,
      reachedOfGuide: null,
      mainSuburbId: 11,
    })
  })

  it('know no main suburb without a sale, and take the one of the smaller number where two are equal', () => {
    expect(agentPerformance([], () => 0).mainSuburbId).toBeNull()
    const listings = [sale(1, 1, { suburbId: 14 }), sale(1, 1, { suburbId: 12 })]
    expect(agentPerformance(listings, () => 100).mainSuburbId).toBe(12)
  })

  it('leave sales without a guide out of what was reached', () => {
    const listings = Array.from({ length: 6 }, (_, index) => sale(1_000_000, 1, { guide: index < 2 ? null : 900_000 }))
    expect(agentPerformance(listings, () => 6).reachedOfGuide).toBeNull()
  })
})

it.each([
  ['2026-11-23', '2025-11-23'],
  ['2028-02-29', '2027-02-28'],
])('counts until %s what came after %s', (until, after) => {
  expect(countedAfter(until)).toBe(after)
})
