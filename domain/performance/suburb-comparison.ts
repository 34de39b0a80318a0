import { lengthOf, type Period } from './performance-period.ts'

/** With fewer homes a figure of others is not told. */
const LEAST_COMPARED_HOMES = 5

/** A home that was for fewer days on the market within the period says too little. */
const LEAST_COMPARED_DAYS = 7

/** A home beside another one: when it came on the market, where it is, and its views in the period. */
export type ComparedListing = { listedOn: string; views: number }

export type SuburbComparison = { homeCount: number; viewsPerDay: number }

/** How many days of a period a home was on the market that is still on it. */
export const daysOnMarketIn = (period: Period, listedOn: string): number =>
  listedOn > period.to ? 0 : lengthOf({ from: listedOn > period.from ? listedOn : period.from, to: period.to })

/** Views a day, in tenths; null for a home that came on the market after the period. */
export function viewsPerDay({ listedOn, views }: ComparedListing, period: Period): number | null {
  const days = daysOnMarketIn(period, listedOn)
  return days === 0 ? null : tenths(views / days)
}

/** The median of the views a day of homes that were long enough on the market; null where those are fewer than five. */
export function suburbComparison(listings: readonly ComparedListing[], period: Period): SuburbComparison | null {
  const compared = listings.filter(({ listedOn }) => daysOnMarketIn(period, listedOn) >= LEAST_COMPARED_DAYS)
  if (compared.length < LEAST_COMPARED_HOMES) return null
  const rates = compared.map(({ listedOn, views }) => views / daysOnMarketIn(period, listedOn))
  return { homeCount: compared.length, viewsPerDay: tenths(medianOf(rates)) }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = sorted.length / 2
  const [low = 0, high = low] = Number.isInteger(middle)
    ? sorted.slice(middle - 1, middle + 1)
    : sorted.slice(Math.floor(middle), Math.floor(middle) + 1)
  return (low + high) / 2
}

const tenths = (value: number): number => Math.round(value * 10) / 10
