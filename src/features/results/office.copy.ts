import { formatDollars } from '#domain/price/dollars.ts'
import { numberText } from '#domain/text/number-text.ts'
import { shortDayText } from '#domain/time/written-day.ts'

const plural = (count: number, one: string, many: string): string => `${numberText(count)} ${count === 1 ? one : many}`

/** What stands above the homes of an office. */
export const officeCopy = {
  homes: (office: string) => `Homes from ${office}`,
  tabs: { buy: 'For sale', rent: 'For rent', sold: 'Sold', leased: 'Leased' },
  closed: 'This office has closed.',
  results: 'About this office and its results',
  people: (count: number): string => (count === 1 ? 'The agent who works here' : `The ${count} agents who work here`),
  sold: 'Sold',
  leased: 'Leased',
  median: 'Median price',
  days: 'Median days on market',
  homesCount: (count: number): string => plural(count, 'home', 'homes'),
  medianOf: (value: number, cases: number): string => `${formatDollars(value)}, of ${plural(cases, 'sale', 'sales')}`,
  daysOf: (value: number, cases: number): string =>
    `${plural(value, 'day', 'days')}, of ${plural(cases, 'sale', 'sales')}`,
  notEnough: 'Not enough sales',
  period: (months: number, until: string): string =>
    `From this office’s listings on Homely in the ${months} months to ${shortDayText(until)}.`,
} as const
