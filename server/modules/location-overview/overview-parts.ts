import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { LocationReviewsServices } from '#server/modules/location-reviews/location-reviews-services.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { SearchServices } from '#server/modules/search/search-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'

/** What the code of this module may use. */
export type OverviewParts = PlatformServices &
  OfficesServices &
  SearchServices &
  LocationsServices &
  ListingsServices &
  LocationReviewsServices
export type OverviewContext = GraphContext<OverviewParts>
