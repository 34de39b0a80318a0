import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { searchLocationOf } from '../../locations/search-location.ts'
import { aggregationsOf } from './aggregations.ts'
import { mapMarkersOf } from './map-markers.ts'
import { namedSearch } from './named-search.ts'
import { canonicalUriOf, runSearch } from './search-answer.ts'
import { searchParametersOf } from './search-input.ts'

export const searchResolvers: Pick<
  Resolvers,
  'ListingSearchResult' | 'SearchParams' | 'LocationSearchContext' | 'SavedSearch'
> = {
  ListingSearchResult: {
    total: ({ page }) => page.total,
    paging: ({ search }) => search.parameters.paging,
    results: ({ page }, _arguments, { services }) => services.listings.byIds(page.listingIds),
    searchParams: ({ search }) => search.parameters,
    canonicalUri: (answer, _arguments, context) => canonicalUriOf(answer, context),
    surroundingLocations: async ({ search }, _arguments, { services }) => {
      if (search.area.kind !== 'places') return []
      return (await services.places.byIds(search.area.surroundingSuburbIds)).map(searchLocationOf)
    },
    aggregations: async ({ search }, _arguments, { services, now }) =>
      aggregationsOf(await services.listingSearch.aggregate(search, { now })),
  },
  SearchParams: {
    context: ({ context }) => context,
    locationSearchContext: ({ locationSearchContext }) => locationSearchContext,
  },
  LocationSearchContext: {
    searchLocations: async ({ searchLocations }, _arguments, { services }) =>
      (await services.places.byUris(searchLocations.map(({ uri }) => uri))).map(searchLocationOf),
  },
  SavedSearch: {
    searchParams: ({ parameters }) => parameters,
    canonicalUri: async ({ parameters }, _arguments, context) =>
      canonicalUriOf(await runSearch(parameters, context), context),
  },
}

export const searchQueries: Pick<QueryResolvers, 'listingSearch' | 'listingsByUri' | 'searchParams' | 'mapMarkers'> = {
  listingSearch: (_parent, { searchParams }, context) => runSearch(searchParametersOf(searchParams), context),
  listingsByUri: async (_parent, { uri }, context) => {
    const search = await namedSearch(uri, context)
    return search === null ? null : runSearch(search.parameters, context)
  },
  searchParams: (_parent, { uri }, context) => namedSearch(uri, context),
  mapMarkers: (_parent, { searchParams }, context) => mapMarkersOf(searchParametersOf(searchParams), context),
}
