import { formatDollars } from '#domain/price/dollars.ts'
import { numberText } from '#domain/text/number-text.ts'
import { shortDayText } from '#domain/time/written-day.ts'

const plural = (count: number, one: string, many: string): string => `${numberText(count)} ${count === 1 ? one : many}`

/** What cards of agents say. */
export const agentCardCopy = {
  noReviews: 'No reviews yet',
  rating: (rating: number): string => rating.toFixed(1),
  ratingInWords: (rating: number): string => `Rated ${rating.toFixed(1)} out of 5`,
  reviews: (count: number): string => plural(count, 'review', 'reviews'),
  sold: (count: number): string => `${plural(count, 'home', 'homes')} sold`,
  leased: (count: number): string => `${plural(count, 'home', 'homes')} leased`,
  period: (months: number, until: string): string => `in the ${months} months to ${shortDayText(until)}`,
  here: (count: number, place: string): string => `${numberText(count)} of them in ${place}`,
  median: (value: number, cases: number): string =>
    `Median price ${formatDollars(value)}, of ${plural(cases, 'sale', 'sales')}`,
  notEnoughSales: 'Not enough sales for a median price',
  at: (job: string): string => `${job} at`,
} as const
