import type { SearchMode } from '#domain/lookups/search-modes.ts'

/** The title of a page of results. */
export const searchHeadCopy = {
  title: (mode: SearchMode, whose: string, isOffice: boolean): string =>
    `${titles[mode]} ${searchHeadCopy.where(whose, isOffice)}`,
  where: (whose: string, isOffice: boolean): string => `${isOffice ? 'by' : 'in'} ${whose}`,
  titleOfPage: (title: string, page: number): string => `${title}, page ${page}`,
} as const

const titles: Record<SearchMode, string> = {
  buy: 'Real estate for sale',
  rent: 'Homes for rent',
  sold: 'Sold properties',
  leased: 'Leased properties',
}
