import type { SearchMode } from '#domain/lookups/search-modes.ts'

/** Of places that are meant together; the list below has them all. */
const MOST_NAMES = 3

const firstOf = (names: readonly string[]): string =>
  `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ' and more' : ''}`

export const suggestionsCopy = {
  list: 'Suggestions',
  recent: 'Recent searches',
  none: 'We couldn’t find that place. Try a suburb, postcode, region or street.',
  allOf: (typed: string, names: readonly string[]): string => `All of ${typed}: ${firstOf(names)}`,
  allThese: (names: readonly string[]): string => `All of these: ${firstOf(names)}`,
  regionsOf: (state: string): string => `All regions of ${state}`,
  several: { suburb: 'Suburbs', region: 'Regions', street: 'Streets' },
  kinds: { suburb: 'Suburb', region: 'Region', street: 'Street' },
  listings: { buy: 'For sale', rent: 'For rent', sold: 'Sold', leased: 'Leased' } satisfies Record<SearchMode, string>,
}
