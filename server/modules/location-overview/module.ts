import { listings } from '#server/modules/listings/listings-services.ts'
import { locationReviews } from '#server/modules/location-reviews/location-reviews-services.ts'
import { locations } from '#server/modules/locations/locations-services.ts'
import { offices } from '#server/modules/offices/offices-services.ts'
import { search } from '#server/modules/search/search-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { overviewOperations } from './overview-operations.ts'
import { placeQueries, placeResolvers } from './overview-resolvers.ts'

export type LocationOverviewSettings = {
  /** How narrow the searches are that suburbs lead to. */
  deepestFacetLevel?: number
}

/** What the portal tells of a location from all that it has there: listings, offices, schools, projects. */
export const locationOverviewModule = ({ deepestFacetLevel = 4 }: LocationOverviewSettings) =>
  defineModule({
    name: moduleNamed('location-overview'),
    dependsOn: [offices, search, locations, listings, locationReviews],
    resolvers: { ...placeResolvers({ deepestFacetLevel }), Query: placeQueries },
    operations: overviewOperations,
  })
