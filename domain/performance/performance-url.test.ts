import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatListingPerformanceUrl, formatPerformanceUrl, readPerformanceSearch } from './performance-url.ts'

const usual = { days: 28, agent: null, isOfOffice: false, page: 1 }

describe('the URL of the performance hub', () => {
  it('says what is not usual', () => {
    expect(formatPerformanceUrl()).toBe('/performance')
    expect(formatPerformanceUrl({ days: 28, page: 1 })).toBe('/performance')
    expect(formatPerformanceUrl({ agent: 'agnes', days: 7, isOfOffice: true, page: 2 })).toBe(
      '/performance?agent=agnes&days=7&of=office&page=2',
    )
    expect(formatListingPerformanceUrl(12)).toBe('/performance/12')
    expect(formatListingPerformanceUrl(12, { days: 90 })).toBe('/performance/12?days=90')
  })

  it('is read with what means nothing left out', () => {
    expect(readPerformanceSearch('')).toEqual(usual)
    expect(readPerformanceSearch('days=8&of=all&page=0&agent=%20')).toEqual(usual)
    expect(readPerformanceSearch('days=7.5&page=1.5')).toEqual(usual)
    expect(readPerformanceSearch('days=90&of=office&page=3&agent=Agnes')).toEqual({
      days: 90,
      agent: 'agnes',
      isOfOffice: true,
      page: 3,
    })
  })

  it('is read as it was written', () => {
    const search = fc.record({
      days: fc.constantFrom(7, 28, 90),
      agent: fc.option(fc.stringMatching(/^[a-z0-9._-]{1,60}$/)),
      isOfOffice: fc.boolean(),
      page: fc.integer({ min: 1, max: 50 }),
    })
    fc.assert(
      fc.property(search, (asked) => {
        const [, query = ''] = formatPerformanceUrl(asked).split('?')
        expect(readPerformanceSearch(query)).toEqual(asked)
      }),
    )
  })
})
