import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { AlikeHomes } from '#domain/search/facet-searches.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type { CountedArea, CountsByMode, MarketCounts, MarketFeatures, OfficeCounts } from './listing-counts.queries.ts'
import type { EmptySearches } from './empty-searches.ts'
import type { ListingSearch } from './listing-search.ts'
import type { LocationIndex } from './location-index.ts'
import type { BuildingRow, NewDevelopmentPage, ProjectRow } from './new-development-search.queries.ts'
import type { SearchResolution } from './resolve-locations.ts'

export type { CountedArea, MarketCounts } from './listing-counts.queries.ts'
export type { SearchAggregations, SearchPage } from './listing-search.ts'
export type { LocationIndex } from './location-index.ts'
export type { EmptySearchRow } from './empty-searches.queries.ts'
export type { ResolvedSearch } from './resolved-search.ts'

/** How many listings there are, by mode, place or office. */
type ListingCounts = {
  ofArea(area: CountedArea): Promise<CountsByMode>
  /** Of homes on the market. */
  features(area: CountedArea): Promise<MarketFeatures>
  /** Those of a suburb on the market, alike in type, bedrooms and price. */
  alike(suburbId: number): Promise<AlikeHomes[]>
  bySuburb(): Promise<Map<number, MarketCounts>>
  byStreet(streetIds: readonly number[]): Promise<Map<number, MarketCounts>>
  byOffice(suburbIds: readonly number[], take: number): Promise<OfficeCounts[]>
}

/** Projects with apartments on the market, and buildings of which some are or were. */
type ProjectSearch = {
  page(page: NewDevelopmentPage): Promise<ProjectRow[]>
  countBySuburb(): Promise<Map<number, number>>
  buildingsOfSuburb(suburbId: number): Promise<BuildingRow[]>
}

export type SearchServices = {
  listingSearch: ListingSearch
  locationIndex: LocationIndex
  listingCounts: ListingCounts
  projectSearch: ProjectSearch
  emptySearches: EmptySearches
  resolveSearch(parameters: SearchParameters): SearchResolution
  /** Brings what searches read of these listings to what they are; call it in the transaction of their change. */
  refreshSearch(listingIds: readonly number[]): Promise<void>
}

export const search = moduleNamed<SearchServices>('search')
