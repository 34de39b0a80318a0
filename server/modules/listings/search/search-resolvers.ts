import { drawnShapeOf } from '#domain/geo/drawn-shape.ts'
import type { QueryResolvers, Resolvers } from '#server/generated/resolvers.ts'
import { isAskedFor } from '#server/platform/graphql/asked-fields.ts'
import { searchLocationOf } from '#domain/locations/place-label.ts'
import { aggregationsOf } from './aggregations.ts'
import { mapMarkersOf } from './map-markers.ts'
import { namedSearch } from './named-search.ts'
import { nearestMatchesOf } from './nearest-matches.ts'
import { canonicalUriOf, leftOutCountOf, runSearch, type SearchAnswer } from './search-answer.ts'
import { searchParametersOf } from './search-input.ts'
import type { ListingsContext } from '#server/modules/listings/listings-services.ts'

export const searchResolvers: Pick<
  Resolvers<ListingsContext>,
  'ListingSearchResult' | 'SearchParams' | 'LocationSearchContext' | 'SavedSearch'
> = {
  ListingSearchResult: {
    total: ({ page }) => page.total,
    leftOutCount: (answer, _arguments, context) => leftOutCountOf(answer, context),
    chosenTotal: ({ page }) => page.chosen,
    paging: ({ search }) => search.parameters.paging,
    results: ({ page }, _arguments, { services }) => services.listings.byIds(page.listingIds),
    searchParams: ({ search }) => search.parameters,
    canonicalUri: (answer, _arguments, context) => canonicalUriOf(answer, context),
    surroundingLocations: async ({ search }, _arguments, { services }) => {
      if (search.area.kind !== 'places') return []
      return (await services.places.byIds(search.area.surroundingSuburbIds)).map(searchLocationOf)
    },
    nearestMatches: async ({ search }, _arguments, context) =>
      (await nearestMatchesOf(search, context)).map(({ place, total }) => ({
        location: searchLocationOf(place),
        total,
      })),
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
    officeId: ({ officeUri }, _arguments, { services }) =>
      officeUri === null ? null : (services.locationIndex.office(officeUri)?.id ?? null),
    drawnShape: ({ drawnArea }) => drawnShapeOf(drawnArea),
  },
  SavedSearch: {
    searchParams: ({ parameters }) => parameters,
    canonicalUri: async ({ parameters }, _arguments, context) =>
      canonicalUriOf(await runSearch(parameters, context, { withResults: false }), context),
  },
}

export const searchQueries: Pick<
  QueryResolvers<ListingsContext>,
  'listingSearch' | 'listingsByUri' | 'searchParams' | 'mapMarkers'
> = {
  listingSearch: (_parent, { searchParams }, context, info) =>
    visitorsSearch(searchParametersOf(searchParams, context.services.locationIndex), context, {
      withResults: isAskedFor('results', info),
      withoutListingIds: searchParams.withoutListingIds,
    }),
  listingsByUri: async (_parent, { uri }, context, info) => {
    const search = await namedSearch(uri, context)
    return search === null
      ? null
      : visitorsSearch(search.parameters, context, { withResults: isAskedFor('results', info) })
  },
  searchParams: (_parent, { uri }, context) => namedSearch(uri, context),
  mapMarkers: (_parent, { searchParams }, context, info) =>
    mapMarkersOf(searchParametersOf(searchParams, context.services.locationIndex), context, {
      withMarkers: isAskedFor('markers', info),
      withoutListingIds: searchParams.withoutListingIds,
    }),
}

/** A search whose results somebody wants to see: that it found nothing is counted, unless it may have been what they hide. */
async function visitorsSearch(...[parameters, context, options]: Parameters<typeof runSearch>): Promise<SearchAnswer> {
  const answer = await runSearch(parameters, context, options)
  const { withResults, withoutListingIds = [] } = options
  if (withResults && answer.page.total === 0 && withoutListingIds.length === 0)
    context.services.emptySearches.record(answer.search.parameters)
  return answer
}
