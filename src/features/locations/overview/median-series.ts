import { isOfFewSamples, isUnfinished, type Median, type MedianPeriod, periodName } from '#domain/market/medians.ts'
import type { MedianSeries_MediansFragment } from '#src/api/generated/graphql.ts'

export type Medians = MedianSeries_MediansFragment

export type Market = 'sale' | 'rent'

const periods = ['yearly', 'quarterly', 'monthly'] as const satisfies readonly MedianPeriod[]

/** One time with what is known of it; the houses and the units of a chart stand beside each other in time. */
export type MedianRow = {
  startsOn: string
  name: string
  /** Whether more sales will come before it ends. */
  isUnfinished: boolean
  house: Median | null
  unit: Median | null
}

/** The medians of a market by time, the oldest first; empty where there are none. */
export function medianRows(medians: Medians, market: Market, period: MedianPeriod, today: string): MedianRow[] {
  const houses = medians[market === 'sale' ? 'houseSale' : 'houseRent'][period]
  const units = medians[market === 'sale' ? 'unitSale' : 'unitRent'][period]
  const starts = new Set([...houses, ...units].map(({ startsOn }) => startsOn))
  return [...starts].sort().map((startsOn) => ({
    startsOn,
    name: periodName(startsOn, period),
    isUnfinished: isUnfinished(startsOn, period, today),
    house: houses.find((median) => median.startsOn === startsOn) ?? null,
    unit: units.find((median) => median.startsOn === startsOn) ?? null,
  }))
}

/** The periods for which anything is known. */
export const knownPeriods = (medians: Medians, today: string): MedianPeriod[] =>
  periods.filter((period) =>
    (['sale', 'rent'] as const).some((market) => medianRows(medians, market, period, today).length > 0),
  )

/** Whether any of these medians stands on fewer than ten sales or leases. */
export const hasFewSamples = (rows: readonly MedianRow[]): boolean =>
  rows.some(({ house, unit }) => [house, unit].some((median) => median !== null && isOfFewSamples(median)))
