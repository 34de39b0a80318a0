import type { SearchMode } from '#domain/lookups/search-modes.ts'

/** Every sentence where a search finds nothing. */
export const emptyResultCopy = {
  title: 'Widen your search',
  nothingAnywhere: 'Nothing like it nearby',
  advice: 'Try another suburb, or fewer filters.',
  tellMe: {
    buy: 'Tell me when one comes up',
    rent: 'Tell me when one comes up',
    sold: 'Tell me when one is sold',
    leased: 'Tell me when one is leased',
  } satisfies Record<SearchMode, string>,
  ways: 'Searches that find homes',
  upTo: (price: string): string => `Up to ${price}`,
  from: (price: string): string => `From ${price}`,
  anyPrice: 'Any price',
  bedrooms: (count: number): string => {
    if (count === 0) return 'Studio'
    return count === 1 ? '1 bedroom' : `${count === 5 ? '5+' : count} bedrooms`
  },
  inSuburb: (label: string): string => `In ${label}`,
  without: (filter: string): string => `Without “${filter}”`,
  withoutFilters: 'Without any filters',
  withSurrounding: 'Include surrounding suburbs',
  beyondMap: 'Search beyond the map area',
  inRegion: (name: string): string => `In all of ${name}`,
  noSuchPage: (page: number, pageCount: number): string =>
    `There’s no page ${page}. These homes fill ${pageCount === 1 ? 'one page' : `${pageCount} pages`}.`,
  lastPage: 'Go to the last page',
} as const
