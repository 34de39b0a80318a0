import type { CountedArea, SearchServices } from '#server/modules/search/search-services.ts'
import type { LocationMedians } from '#server/generated/schema-types.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import type { CachedLoader } from '#server/platform/graphql/cached-loader.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { BoundaryDirectory } from './boundary-directory.ts'
import type { LatestMedians } from './latest-medians.ts'
import type { PlaceCompletion } from './place-completion.ts'
import type { PlaceDirectory } from './place-directory.ts'
import type { ListedPlace, PlaceLists } from './place-lists.ts'
import type { PlaceRecord } from './place-record.ts'

export type { ListedPlace, PlaceLists }

export type LocationsServices = {
  places: PlaceDirectory
  /** A location by its uri, or its number written in digits. */
  findPlace(identifier: string): Promise<PlaceRecord | null>
  /** Whose listings count as those of the location. */
  areaOfPlace(place: PlaceRecord): CountedArea
  /** The suburbs of a location; a street's own. */
  suburbIdsOfPlace(place: PlaceRecord): readonly number[]
  completion: PlaceCompletion
  medians: CachedLoader<number, LocationMedians>
  latestMedians: CachedLoader<number, LatestMedians>
  placeLists(): Promise<PlaceLists>
  boundaries: BoundaryDirectory
}

export const locations = moduleNamed<LocationsServices>('locations')

/** What the code of this module may use. */
export type LocationsParts = PlatformServices & SearchServices & LocationsServices
export type LocationsContext = GraphContext<LocationsParts>
