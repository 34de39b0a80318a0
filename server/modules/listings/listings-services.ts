import type { LatLong } from '#domain/geo/lat-long.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { School, SearchParamsInput } from '#server/generated/schema-types.ts'
import type { LocationsServices } from '#server/modules/locations/locations-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { ResolvedSearch, SearchServices } from '#server/modules/search/search-services.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import type { GraphContext } from '#server/platform/graphql/context.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { ListingChanges } from './changes/listing-change.ts'
import type { ListingStore } from './listing-store.ts'
import type { photosOf } from './photos.ts'
import type { visibleLongAddress, visibleStreet, visibleUri } from '#domain/listing/visible-address.ts'

export type { ListingChanges, NewContent, NewState } from './changes/listing-change.ts'

export type ListingsServices = {
  listings: ListingStore
  listingChanges: ListingChanges
  /** The numbers of the listings that an agent shows, of one mode or of all. */
  listingIdsOfAgent(agentId: number, mode: SearchMode | null): Promise<number[]>
  /** How many listings of each mode an agent shows. */
  listingCountsOfAgent(agentId: number): Promise<Record<SearchMode, number>>
  /** What of a listing may be seen. */
  listingView: {
    longAddress: typeof visibleLongAddress
    /** Unit, number and street; null when hidden. */
    street: typeof visibleStreet
    uri: typeof visibleUri
    photos: typeof photosOf
  }
  /** What the contract's input asks for; throws BAD_SEARCH for what no page would ask, UNKNOWN_LOCATION for a number of no place. */
  searchParametersOf(input: SearchParamsInput): SearchParameters
  /** Finds the locations of a search; throws UNKNOWN_LOCATION or BAD_SEARCH. */
  resolvedSearch(parameters: SearchParameters): ResolvedSearch
  /** The schools nearest to a point, the nearest first, at most 60 km away. */
  nearbySchools(point: LatLong, take: number): Promise<School[]>
  /** The schools up to so many metres from a point, the nearest first. */
  schoolsWithin(point: LatLong, metres: number): Promise<School[]>
}

export const listings = moduleNamed<ListingsServices>('listings')

/** What the code of this module may use. */
export type ListingsParts = PlatformServices &
  OfficesServices &
  SearchServices &
  LocationsServices &
  StaffServices &
  ListingsServices
export type ListingsContext = GraphContext<ListingsParts>
