import type { SearchMode } from '../lookups/search-modes.ts'

const listings = (count: number): string => `${count.toLocaleString('en-AU')} ${count === 1 ? 'home' : 'homes'}`

const onMarket = {
  homes: (count: number) => `${count.toLocaleString('en-AU')} new ${count === 1 ? 'home' : 'homes'}`,
  none: 'No new homes in the last four weeks.',
}

/** What an alert would find, before it is saved. */
export const forecastCopy = {
  kinds: {
    buy: onMarket,
    rent: onMarket,
    sold: { homes: (count) => `${listings(count)} sold`, none: 'No homes sold in the last four weeks.' },
    leased: { homes: (count) => `${listings(count)} leased`, none: 'No homes leased in the last four weeks.' },
  } satisfies Record<SearchMode, { homes: (count: number) => string; none: string }>,
  aWeek: (count: string) => `About ${count} a week, going by the last four weeks.`,
  inFourWeeks: (count: string) => `${count} in the last four weeks.`,
} as const
