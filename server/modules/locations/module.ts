import { search } from '#server/modules/search/search-services.ts'
import { cachedLoader } from '#server/platform/graphql/cached-loader.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { boundaryDirectory } from './boundary-directory.ts'
import { latestMediansOf } from './latest-medians.ts'
import { mediansOf } from './location-medians.ts'
import { locationOperations } from './location-operations.ts'
import { locationQueries, locationResolvers } from './location-resolvers.ts'
import { locations } from './locations-services.ts'
import { areaOfPlace, findPlace, suburbIdsOfPlace } from './place-area.ts'
import type { PlaceCompletion } from './place-completion.ts'
import { placeDirectory } from './place-directory.ts'
import { placeLists } from './place-lists.ts'

const MEDIAN_LIFE_MS = 600_000

/** Regions, suburbs and streets: what they are, where, and what homes in them cost. */
export const locationsModule = ({ completion }: { completion: PlaceCompletion }) =>
  defineModule({
    name: locations,
    dependsOn: [search],
    services({ database, clock, locationIndex }) {
      const places = placeDirectory(database, clock, locationIndex.refreshCount)
      return {
        places,
        completion,
        findPlace: (identifier) => findPlace(identifier, places),
        areaOfPlace: (place) => areaOfPlace(place, locationIndex),
        suburbIdsOfPlace: (place) => suburbIdsOfPlace(place, locationIndex),
        medians: cachedLoader((ids: readonly number[]) => mediansOf(database, ids), {
          max: 5000,
          life: MEDIAN_LIFE_MS,
          clock,
        }),
        latestMedians: cachedLoader((ids: readonly number[]) => latestMediansOf(database, ids), {
          max: 20_000,
          life: MEDIAN_LIFE_MS,
          clock,
        }),
        placeLists: placeLists(database, locationIndex.refreshCount),
        boundaries: boundaryDirectory(database, places, clock),
      }
    },
    resolvers: { ...locationResolvers, Query: locationQueries },
    operations: locationOperations,
  })
