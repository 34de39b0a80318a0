import { defineModule } from '#server/platform/modules/define-module.ts'
import {
  alikeHomes,
  busiestOffices,
  countListings,
  featuresOnMarket,
  marketOfStreets,
  marketOfSuburbs,
} from './listing-counts.queries.ts'
import { emptySearchesOver } from './empty-searches.ts'
import type { ListingSearch } from './listing-search.ts'
import type { LocationIndex } from './location-index.ts'
import { newBuildingsOfSuburb, newProjects, newProjectsBySuburb } from './new-development-search.queries.ts'
import { refreshListingSearch } from './refresh-listing-search.ts'
import { resolveSearch } from './resolve-locations.ts'
import { search } from './search-services.ts'

export type SearchSettings = { listingSearch: ListingSearch; locationIndex: LocationIndex }

/** What is found, and how much of it, behind one interface. */
export const searchModule = ({ listingSearch, locationIndex }: SearchSettings) =>
  defineModule({
    name: search,
    dependsOn: [],
    services: ({ database, clock }) => ({
      listingSearch,
      locationIndex,
      resolveSearch: (parameters) => resolveSearch(parameters, locationIndex),
      refreshSearch: (listingIds) => refreshListingSearch(database, listingIds),
      emptySearches: emptySearchesOver({ database, clock }),
      listingCounts: {
        ofArea: (area) => countListings(database, area),
        features: (area) => featuresOnMarket(database, area),
        alike: (suburbId) => alikeHomes(database, suburbId),
        bySuburb: () => marketOfSuburbs(database),
        byStreet: (streetIds) => marketOfStreets(database, streetIds),
        byOffice: (suburbIds, take) => busiestOffices(database, suburbIds, take),
      },
      projectSearch: {
        page: (page) => newProjects(database, page),
        countBySuburb: () => newProjectsBySuburb(database),
        buildingsOfSuburb: (suburbId) => newBuildingsOfSuburb(database, suburbId),
      },
    }),
  })
