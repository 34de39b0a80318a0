import type { SearchMode } from '#domain/lookups/search-modes.ts'

export const suggestionsCopy = {
  list: 'Suggestions',
  recent: 'Recent searches',
  none: 'We couldn’t find that place. Try a suburb, postcode, region or street.',
  kinds: { suburb: 'Suburb', region: 'Region', street: 'Street' },
  listings: { buy: 'For sale', rent: 'For rent', sold: 'Sold', leased: 'Leased' } satisfies Record<SearchMode, string>,
}
