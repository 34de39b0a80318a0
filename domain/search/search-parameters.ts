import type { Bounds } from '../geo/bounds.ts'
import { SEARCH_PAGE_SIZE } from '../lookups/limits.ts'
import type { SearchContext } from '../lookups/search-contexts.ts'
import type { SearchMode } from '../lookups/search-modes.ts'
import { defaultSortOption, type SortOption } from '../lookups/sort-options.ts'
import { noFilters } from './filters/filter-values.ts'
import type { FilterValues } from './filters/search-filters.ts'

export type Viewport = { latitude: number; longitude: number; zoom: number }

export type LocationSearchContext = {
  searchLocations: { uri: string }[]
  includeSurroundingSuburbs: boolean
  officeUri: string | null
  /** An encoded polyline, precision 5. */
  drawnArea: string | null
  bounds: Bounds | null
  viewport: Viewport | null
}

/** What a visitor searches for (docs/product.md, section 2.1); the search URL is its other form. */
export type SearchParameters = FilterValues & {
  searchMode: SearchMode
  context: SearchContext
  sortBy: SortOption
  paging: { skip: number; take: number }
  locationSearchContext: LocationSearchContext
}

/** Melbourne (CBD), VIC 3000: the place of a search that names none (docs/product.md, section 2.15). */
export const DEFAULT_LOCATION_URI = 'melbourne-vic-3000'

/** An unfiltered first page of a mode, in one place or, when `officeUri` is given, of one agency. */
export function defaultSearchParameters(
  mode: SearchMode,
  place: { locationUri?: string; officeUri?: string } = {},
): SearchParameters {
  const officeUri = place.officeUri ?? null
  const locationUri = place.locationUri ?? (officeUri === null ? DEFAULT_LOCATION_URI : null)
  return {
    searchMode: mode,
    context: officeUri === null ? 'location' : 'office',
    sortBy: defaultSortOption(mode, officeUri !== null),
    paging: { skip: 0, take: SEARCH_PAGE_SIZE },
    locationSearchContext: {
      searchLocations: locationUri === null ? [] : [{ uri: locationUri }],
      includeSurroundingSuburbs: true,
      officeUri,
      drawnArea: null,
      bounds: null,
      viewport: null,
    },
    ...noFilters(),
  }
}

/** The page of a search, counted from 1 (docs/product.md, section 2.8). */
export const pageNumber = (paging: { skip: number }): number => Math.floor(paging.skip / SEARCH_PAGE_SIZE) + 1

/** The number of homes before a page, counted from 1. */
export const skipOfPage = (page: number): number => (page - 1) * SEARCH_PAGE_SIZE
