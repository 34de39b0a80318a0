/** A median with the number of sales or leases that it stands on; `startsOn` is the first day of its time, yyyy-mm-dd. */
export type Median = { startsOn: string; value: number; sampleCount: number }

export type MedianPeriod = 'yearly' | 'quarterly' | 'monthly'

/** A median of fewer sales or leases than this says little: one odd house moves it. */
const FEWEST_SAMPLES = 10

/** Whether a median stands on too few sales or leases to say much. */
export const isOfFewSamples = ({ sampleCount }: Pick<Median, 'sampleCount'>): boolean => sampleCount < FEWEST_SAMPLES

/**
 * By how many per cent the newest yearly median is above that of the year before (below it when negative), to one
 * decimal. Null when a year is missing or either stands on fewer than ten samples. The newest first.
 */
export function yearlyChange([latest, before]: readonly Median[]): number | null {
  if (latest === undefined || before === undefined || yearOf(latest) !== yearOf(before) + 1) return null
  if (isOfFewSamples(latest) || isOfFewSamples(before) || before.value <= 0) return null
  return Math.round((latest.value / before.value - 1) * 1000) / 10
}

/** A year's rent as per cent of the price, to one decimal; null when either median is missing or of few samples. */
export function grossYield(weeklyRent: Median | undefined, price: Median | undefined): number | null {
  if (weeklyRent === undefined || price === undefined || price.value <= 0) return null
  if (isOfFewSamples(weeklyRent) || isOfFewSamples(price)) return null
  return Math.round(((weeklyRent.value * WEEKS_PER_YEAR) / price.value) * 1000) / 10
}

const WEEKS_PER_YEAR = 52
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** "2026", "Oct–Dec 2026" or "Oct 2026", by the first day of the time. */
export function periodName(startsOn: string, period: MedianPeriod): string {
  const year = startsOn.slice(0, 4)
  const month = Number(startsOn.slice(5, 7)) - 1
  if (period === 'yearly') return year
  if (period === 'monthly') return `${months[month]} ${year}`
  return `${months[month]}–${months[month + 2]} ${year}`
}

/** Whether a time that began on `startsOn` still runs on `today` (both yyyy-mm-dd), so that more sales will come. */
export function isUnfinished(startsOn: string, period: MedianPeriod, today: string): boolean {
  const monthsBetween = 12 * (Number(today.slice(0, 4)) - yearOf({ startsOn })) + monthOf(today) - monthOf(startsOn)
  return monthsBetween >= 0 && monthsBetween < { yearly: 12, quarterly: 3, monthly: 1 }[period]
}

const yearOf = ({ startsOn }: Pick<Median, 'startsOn'>): number => Number(startsOn.slice(0, 4))

const monthOf = (day: string): number => Number(day.slice(5, 7))
