import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { search } from '#server/modules/search/search-services.ts'
import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { endingBoostsJob } from './changes/end-boosts.ts'
import { listingChanges } from './changes/listing-changes.ts'
import { listingCountsOfAgent, listingIdsOfAgent } from './agent-listings.queries.ts'
import { calendarRoutes } from './calendar/calendar-routes.ts'
import { listingOperations } from './listing-operations.ts'
import { homepageResolvers, listingQueries } from './listing-queries.ts'
import { listingResolvers } from './listing-resolvers.ts'
import { listingStore } from './listing-store.ts'
import { visibleLongAddress, visibleStreet, visibleUri } from '#domain/listing/visible-address.ts'
import { listings } from './listings-services.ts'
import { nearbySchools, schoolsWithin } from './nearby-schools.ts'
import { photosOf } from './photos.ts'
import { resolvedSearch } from './search/search-answer.ts'
import { searchParametersOf } from './search/search-input.ts'
import { searchQueries, searchResolvers } from './search/search-resolvers.ts'

export type ListingsSettings = {
  /** The public origin of the portal, scheme and host; by default what the request says. */
  publicOrigin: string | undefined
  /** For one network. */
  shortLinksPerMinute: number | undefined
}

const SHORT_LINKS_PER_MINUTE = 10

/** Listings, what is like them, and searches of them. */
export const listingsModule = ({ publicOrigin, shortLinksPerMinute = SHORT_LINKS_PER_MINUTE }: ListingsSettings) =>
  defineModule({
    name: listings,
    dependsOn: [offices, search, locations, staff],
    services: (parts) => ({
      listings: listingStore(parts),
      listingChanges: listingChanges(parts),
      listingIdsOfAgent: (agentId, mode) => listingIdsOfAgent(parts.database, agentId, mode),
      listingCountsOfAgent: (agentId) => listingCountsOfAgent(parts.database, agentId),
      listingView: { longAddress: visibleLongAddress, street: visibleStreet, uri: visibleUri, photos: photosOf },
      searchParametersOf: (input) => searchParametersOf(input, parts.locationIndex),
      resolvedSearch: (parameters) => resolvedSearch(parameters, parts),
      nearbySchools: (point, take) => nearbySchools(parts, point, take),
      schoolsWithin: (point, metres) => schoolsWithin(parts, point, metres),
    }),
    resolvers: {
      ...listingResolvers,
      ...homepageResolvers,
      ...searchResolvers,
      Query: { ...listingQueries, ...searchQueries },
    },
    operations: listingOperations({ shortLinksPerMinute }),
    jobs: (services) => [endingBoostsJob(services)],
    routes: (services) => (app) => calendarRoutes(app, { services, publicOrigin }),
  })
