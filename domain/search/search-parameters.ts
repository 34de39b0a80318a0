import type { Bounds } from '../geo/bounds.ts'
import type { PropertyFeature } from '../lookups/features.ts'
import { LARGEST_ROOM_COUNT, SEARCH_PAGE_SIZE } from '../lookups/limits.ts'
import type { PropertyType } from '../lookups/property-types.ts'
import type { SearchContext } from '../lookups/search-contexts.ts'
import type { SearchMode } from '../lookups/search-modes.ts'
import { defaultSortOption, type SortOption } from '../lookups/sort-options.ts'

/** Inclusive bounds; null is open. */
export type Range = { min: number | null; max: number | null }

export type Viewport = { latitude: number; longitude: number; zoom: number }

/** Homes on one of these days (yyyy-mm-dd) or, when forthcoming and no day is named, on any day from now on. */
export type EventFilter = { dates: string[]; forthcoming: boolean }

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
export type SearchParameters = {
  searchMode: SearchMode
  context: SearchContext
  sortBy: SortOption
  paging: { skip: number; take: number }
  propertyTypes: PropertyType[]
  propertyFeatures: PropertyFeature[]
  locationSearchContext: LocationSearchContext
  /** 0 is a studio, 5 is 5 or more; sorted and unique. So are bathrooms and carSpaces. */
  bedrooms: number[]
  bathrooms: number[]
  carSpaces: number[]
  /** Whole dollars; per week for rent and leased. */
  price: Range
  /** Square metres. */
  landSize: Range
  /** Metres. */
  frontageSize: Range
  auction: EventFilter
  inspection: EventFilter
  /** False leaves homes under offer out. */
  isUnderOffer: boolean
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
    propertyTypes: [],
    propertyFeatures: [],
    locationSearchContext: {
      searchLocations: locationUri === null ? [] : [{ uri: locationUri }],
      includeSurroundingSuburbs: true,
      officeUri,
      drawnArea: null,
      bounds: null,
      viewport: null,
    },
    bedrooms: [],
    bathrooms: [],
    carSpaces: [],
    price: { min: null, max: null },
    landSize: { min: null, max: null },
    frontageSize: { min: null, max: null },
    auction: { dates: [], forthcoming: false },
    inspection: { dates: [], forthcoming: false },
    isUnderOffer: true,
  }
}

/** The page of a search, counted from 1 (docs/product.md, section 2.8). */
export const pageNumber = (paging: { skip: number }): number => Math.floor(paging.skip / SEARCH_PAGE_SIZE) + 1

/** The number of homes before a page, counted from 1. */
export const skipOfPage = (page: number): number => (page - 1) * SEARCH_PAGE_SIZE

/** Counts above 5 become 5 (meaning 5 or more); whole, unique, ascending (docs/product.md, section 2.10). */
export const cappedCounts = (counts: readonly number[]): number[] =>
  [
    ...new Set(counts.filter((count) => count >= 0).map((count) => Math.min(Math.trunc(count), LARGEST_ROOM_COUNT))),
  ].sort((left, right) => left - right)
