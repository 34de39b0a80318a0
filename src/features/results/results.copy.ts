import type { SortOption } from '#domain/lookups/sort-options.ts'

/** Every sentence of the page of results; those of the filters are in filters.copy.ts, those of the title in search-head.copy.ts. */
export const resultsCopy = {
  looking: 'Looking for homes…',
  tryAgain: 'Try again',
  area: 'Map area',
  nearby: (count: string): string => `${count} nearby`,
  hidden: (count: number): string => `${count} hidden`,
  pages: 'Pages of results',
  ratings: 'What locals say',
  filters: 'Filters',
  share: 'Share',
  sort: (name: string): string => `Sort: ${name}`,
  newestFirst: 'Newest first',
  map: 'Map',
  list: 'List',
} as const

/** How an order comes about in which promotion has a part. */
export const orderNotes: Partial<Record<SortOption, string>> = {
  Boosted: 'Promoted, then exclusive, then newest.',
  Inspections: 'Next inspection first; at the same time, promoted homes first.',
  Auctions: 'Next auction first; at the same time, promoted homes first.',
  HasAVirtualTour: 'Homes with a virtual tour first, promoted ones before the others.',
  HasVideos: 'Homes with videos first, promoted ones before the others.',
  SoldHomesForYou: 'Newest sales first; on the same day, promoted homes first.',
}
