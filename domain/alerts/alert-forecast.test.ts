import { describe, expect, it } from 'vitest'
import { forecastText, startOfForecast } from './alert-forecast.ts'

describe('what an alert would find', () => {
  it.each([
    [0, 'buy', 'No new homes in the last four weeks.'],
    [1, 'buy', '1 new home in the last four weeks.'],
    [3, 'rent', '3 new homes in the last four weeks.'],
    [4, 'buy', 'About 1 new home a week, going by the last four weeks.'],
    [13, 'buy', 'About 3 new homes a week, going by the last four weeks.'],
    [4800, 'rent', 'About 1,200 new homes a week, going by the last four weeks.'],
    [0, 'sold', 'No homes sold in the last four weeks.'],
    [8, 'sold', 'About 2 homes sold a week, going by the last four weeks.'],
    [2, 'leased', '2 homes leased in the last four weeks.'],
  ] as const)('of %i in four weeks for %s is “%s”', (found, mode, text) => {
    expect(forecastText(found, mode)).toBe(text)
  })

  it('is counted from the start of a day, 28 days before', () => {
    expect(startOfForecast(new Date('2026-11-27T13:45:00Z'))).toEqual(new Date('2026-10-30T00:00:00Z'))
  })
})
