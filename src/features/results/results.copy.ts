import type { SearchMode } from '#domain/lookups/search-modes.ts'
import type { SortOption } from '#domain/lookups/sort-options.ts'

/** Every sentence of the page of results; those of the filters are in filters.copy.ts. */
export const resultsCopy = {
  title: (mode: SearchMode, whose: string, isOffice: boolean): string =>
    `${titles[mode]} ${isOffice ? 'by' : 'in'} ${whose}`,
  titleOfPage: (title: string, page: number): string => `${title}, page ${page}`,
  looking: 'Looking for homes…',
  tryAgain: 'Try again',
  area: 'Map area',
  nearby: (count: string): string => `${count} nearby`,
  hidden: (count: number): string => `${count} hidden`,
  pages: 'Pages of results',
  filters: 'Filters',
  sort: (name: string): string => `Sort: ${name}`,
  newestFirst: 'Newest first',
  map: 'Map',
  list: 'List',
} as const

const titles: Record<SearchMode, string> = {
  buy: 'Real estate for sale',
  rent: 'Homes for rent',
  sold: 'Sold properties',
  leased: 'Leased properties',
}

/** How an order comes about, where its name does not say it. */
export const orderNotes: Partial<Record<SortOption, string>> = {
  Boosted: 'Promoted, then exclusive, then newest.',
  SoldHomesForYou: 'Newest sales first; on the same day, promoted homes first.',
}
