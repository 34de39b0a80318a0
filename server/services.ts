import { LRUCache } from 'lru-cache'
import type { LocationMedians } from '#server/generated/resolvers.ts'
import type { Database } from './database/database.ts'
import { type CachedLoader, cachedLoader } from './graphql/cached-loader.ts'
import { type ListingStore, listingStore } from './modules/listings/listing-store.ts'
import { type BoundaryDirectory, boundaryDirectory } from './modules/locations/boundary-directory.ts'
import { latestMediansOf, type LatestMedians } from './modules/locations/latest-medians.ts'
import { mediansOf } from './modules/locations/location-medians.ts'
import { type PlaceDirectory, placeDirectory } from './modules/locations/place-directory.ts'
import { placeLists, type PlaceLists } from './modules/locations/place-lists.ts'
import { type OfficeDirectory, officeDirectory } from './modules/offices/office-directory.ts'
import { type QuestionStore, questionStore } from './modules/questions/question-store.ts'
import type { PlaceCompletion } from './modules/locations/place-completion.ts'
import type { ListingSearch } from './modules/search/listing-search.ts'
import type { LocationIndex } from './modules/search/location-index.ts'

/** What the portal is made from; everything that answers a request gets the services built over it. */
export type PortalParts = {
  database: Database
  clock: () => Date
  version: string
  listingSearch: ListingSearch
  locationIndex: LocationIndex
  completion: PlaceCompletion
}

/** What resolvers and REST handlers answer from: one for the life of an app. */
export type PortalServices = PortalParts & {
  listings: ListingStore
  places: PlaceDirectory
  offices: OfficeDirectory
  medians: CachedLoader<number, LocationMedians>
  latestMedians: CachedLoader<number, LatestMedians>
  placeLists(): Promise<PlaceLists>
  boundaries: BoundaryDirectory
  questions: QuestionStore
  /** What `load` gave for a key within the last minute, for figures that the whole world asks for. */
  shortMemory<T extends object>(key: string, load: () => Promise<T>): Promise<T>
}

const MEDIAN_LIFE = 600_000
const MEMORY_LIFE = 60_000

/** Everything that modules ask each other for, over one database and one clock. */
export function portalServices(parts: PortalParts): PortalServices {
  const { database, clock } = parts
  const places = placeDirectory(database, clock)
  const offices = officeDirectory(database, clock)
  return {
    ...parts,
    places,
    offices,
    listings: listingStore({ database, clock, places, offices }),
    medians: cachedLoader((ids) => mediansOf(database, ids), { max: 5000, life: MEDIAN_LIFE, clock }),
    latestMedians: cachedLoader((ids) => latestMediansOf(database, ids), { max: 20_000, life: MEDIAN_LIFE, clock }),
    placeLists: placeLists(database),
    boundaries: boundaryDirectory(database, places, clock),
    questions: questionStore(database, places),
    shortMemory: shortMemory(clock),
  }
}

function shortMemory(clock: () => Date): PortalServices['shortMemory'] {
  const kept = new LRUCache<string, Promise<object>>({
    max: 500,
    ttl: MEMORY_LIFE,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  return (key, load) => {
    const known = kept.get(key)
    // A key is only ever asked for with one kind of value.
    if (known !== undefined) return known as ReturnType<typeof load>
    const loading = load()
    kept.set(key, loading)
    loading.catch(() => kept.delete(key))
    return loading
  }
}
