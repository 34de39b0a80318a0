import { describe, expect, it } from 'vitest'
import { grossYield, isOfFewSamples, isUnfinished, periodName, yearlyChange } from './medians.ts'

const median = (startsOn: string, value: number, sampleCount = 40) => ({ startsOn, value, sampleCount })

describe('the change of a median over a year', () => {
  it('is in per cent to one decimal, upwards or downwards', () => {
    expect(yearlyChange([median('2026-01-01', 1_550_000), median('2025-01-01', 1_500_000)])).toBe(3.3)
    expect(yearlyChange([median('2026-01-01', 900_000), median('2025-01-01', 1_000_000)])).toBe(-10)
  })
  it('is not stated from fewer than ten samples, over a missing year, or from one year alone', () => {
    expect(yearlyChange([median('2026-01-01', 2, 9), median('2025-01-01', 1)])).toBeNull()
    expect(yearlyChange([median('2026-01-01', 2), median('2025-01-01', 1, 9)])).toBeNull()
    expect(yearlyChange([median('2026-01-01', 2), median('2024-01-01', 1)])).toBeNull()
    expect(yearlyChange([median('2026-01-01', 2)])).toBeNull()
    expect(yearlyChange([])).toBeNull()
  })
})

it('ten samples are enough', () => {
  expect([isOfFewSamples({ sampleCount: 9 }), isOfFewSamples({ sampleCount: 10 })]).toEqual([true, false])
})

it('nothing is stated over a price of nothing', () => {
  expect(yearlyChange([median('2026-01-01', 2), median('2025-01-01', 0)])).toBeNull()
  expect(grossYield(median('2026-01-01', 600), median('2026-01-01', 0))).toBeNull()
})

describe('the gross yield', () => {
  it('is 52 weeks of rent over the price', () => {
    expect(grossYield(median('2026-01-01', 600), median('2026-01-01', 800_000))).toBe(3.9)
  })
  it('is not stated where a median is missing or of few samples', () => {
    expect(grossYield(undefined, median('2026-01-01', 800_000))).toBeNull()
    expect(grossYield(median('2026-01-01', 600), undefined)).toBeNull()
    expect(grossYield(median('2026-01-01', 600, 5), median('2026-01-01', 800_000))).toBeNull()
    expect(grossYield(median('2026-01-01', 600), median('2026-01-01', 800_000, 5))).toBeNull()
  })
})

describe('the name of a time', () => {
  it('is its year, its three months or its month', () => {
    expect(periodName('2026-01-01', 'yearly')).toBe('2026')
    expect(periodName('2026-10-01', 'quarterly')).toBe('Oct–Dec 2026')
    expect(periodName('2026-04-01', 'monthly')).toBe('Apr 2026')
    const starts = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-01`)
    expect(starts.map((startsOn) => periodName(startsOn, 'monthly').slice(0, 4)).join('')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec ',
    )
    expect(periodName('2026-01-01', 'quarterly')).toBe('Jan–Mar 2026')
  })
})

describe('a time', () => {
  it.each([
    ['2026-01-01', 'yearly', '2026-12-31', true],
    ['2026-01-01', 'yearly', '2027-01-01', false],
    ['2026-10-01', 'quarterly', '2026-12-31', true],
    ['2026-07-01', 'quarterly', '2026-10-01', false],
    ['2026-11-01', 'monthly', '2026-11-20', true],
    ['2026-10-01', 'monthly', '2026-11-01', false],
    ['2026-12-01', 'monthly', '2026-11-30', false],
    ['2027-01-01', 'yearly', '2026-12-31', false],
    ['2025-11-01', 'quarterly', '2026-01-31', true],
    ['2025-11-01', 'quarterly', '2026-02-01', false],
  ] as const)('that began on %s (%s) still runs on %s: %s', (startsOn, period, today, isRunning) =>
    expect(isUnfinished(startsOn, period, today)).toBe(isRunning),
  )
})
