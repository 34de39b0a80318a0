import { subYears } from 'date-fns/subYears'

/** A home that an agent sold or leased within the time that is counted. */
export type CompletedListing = {
  kind: 'sale' | 'rental'
  suburbId: number
  /** Whole dollars; null when it is not known. */
  price: number | null
  /** The lower end of the price when the home was listed. */
  guide: number | null
  /** Days from listing to sale. */
  days: number
}

/** A figure with the number of cases that it is of. */
export type Figure = { value: number; cases: number }

/** What an agent did, in figures; one of too few cases is null. */
export type Performance = {
  soldCount: number
  leasedCount: number
  medianPrice: Figure | null
  daysOnMarket: Figure | null
  suburbShare: Figure | null
  reachedOfGuide: Figure | null
  mainSuburbId: number | null
}

export const PERFORMANCE_MONTHS = 12
/** Fewer cases make no figure. */
export const FEWEST_CASES = 5

/** The last day that is not counted any more before `until` (both yyyy-mm-dd): the same day a year before. */
export const countedAfter = (until: string): string =>
  subYears(new Date(`${until}T00:00:00Z`), 1)
    .toISOString()
    .slice(0, 10)

/** The figures of an agent (docs/product.md, section 25); `salesOfSuburb` counts the sales of everyone. */
export function agentPerformance(
  listings: readonly CompletedListing[],
  salesOfSuburb: (suburbId: number) => number,
): Performance {
  const sold = listings.filter(({ kind }) => kind === 'sale')
  const main = mainSuburb(sold)
  const reached = sold.flatMap(({ price, guide }) => (price === null || guide === null ? [] : [(price / guide) * 100]))
  return {
    soldCount: sold.length,
    leasedCount: listings.length - sold.length,
    medianPrice: rounded(median(sold.flatMap(({ price }) => price ?? [])), 0),
    daysOnMarket: rounded(median(sold.map(({ days }) => days)), 0),
    suburbShare: main === null ? null : shareOf(main.count, salesOfSuburb(main.suburbId)),
    reachedOfGuide: rounded(median(reached), 1),
    mainSuburbId: main?.suburbId ?? null,
  }
}

/** The suburb with most of the sales; of several the one with the smallest number. */
function mainSuburb(sold: readonly CompletedListing[]): { suburbId: number; count: number } | null {
  const counts = new Map<number, number>()
  for (const { suburbId } of sold) counts.set(suburbId, (counts.get(suburbId) ?? 0) + 1)
  const [first] = [...counts].sort(([leftId, left], [rightId, right]) => right - left || leftId - rightId)
  return first === undefined ? null : { suburbId: first[0], count: first[1] }
}

const shareOf = (own: number, all: number): Figure | null =>
  all < FEWEST_CASES ? null : rounded({ value: (own / all) * 100, cases: all }, 1)

function median(values: readonly number[]): Figure | null {
  if (values.length < FEWEST_CASES) return null
  const sorted = values.toSorted((left, right) => left - right)
  const middle = sorted.length / 2
  const [lower = 0, upper = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return { value: (lower + upper) / 2, cases: sorted.length }
}

function rounded(figure: Figure | null, decimals: number): Figure | null {
  if (figure === null) return null
  const scale = 10 ** decimals
  return { value: Math.round(figure.value * scale) / scale, cases: figure.cases }
}
