import { normaliseBounds } from '../geo/bounds.ts'
import { decodePolyline } from '../geo/decode-polyline.ts'
import { isOnGlobe, roundDegrees } from '../geo/lat-long.ts'
import { SEARCH_PAGE_SIZE } from '../lookups/limits.ts'
import { defaultSortOption, sortOptionsOfMode } from '../lookups/sort-options.ts'
import { normaliseFilters } from './filters/filter-values.ts'
import { wholeOrNull } from './filters/range.ts'
import type { LocationSearchContext, SearchParameters, Viewport } from './search-parameters.ts'

const LARGEST_SHAPE_LENGTH = 2000
const LARGEST_ZOOM = 24

/**
 * The one form in which equal searches are equal: whole numbers, zero or less open, bounds in order, counts capped,
 * lists unique and in the order of their tables, what cannot be valid dropped, the order (sort) one the mode offers.
 */
export function normaliseSearchParameters(parameters: SearchParameters): SearchParameters {
  const { searchMode, context, sortBy } = parameters
  return {
    searchMode,
    context,
    sortBy: sortOptionsOfMode[searchMode].includes(sortBy)
      ? sortBy
      : defaultSortOption(searchMode, context === 'office'),
    paging: {
      skip: wholeOrNull(parameters.paging.skip) ?? 0,
      take: wholeOrNull(parameters.paging.take) ?? SEARCH_PAGE_SIZE,
    },
    locationSearchContext: normaliseLocations(parameters.locationSearchContext, context === 'office'),
    ...normaliseFilters(parameters),
  }
}

/** Whether two searches ask for the same homes in the same order, on the same page. */
export const isSameSearch = (left: SearchParameters, right: SearchParameters): boolean =>
  JSON.stringify(normaliseSearchParameters(left)) === JSON.stringify(normaliseSearchParameters(right))

/** A drawn shape: an encoded polyline of at least three points and at most 2000 characters; null for anything else. */
export function normaliseShape(shape: string | null): string | null {
  if (shape === null || shape.length > LARGEST_SHAPE_LENGTH) return null
  const points = decodePolyline(shape)
  return points !== null && points.length >= 3 ? shape : null
}

/** A point and a zoom of 0 to 24, rounded to five and two decimals; null when out of range. */
export function normaliseViewport(viewport: Viewport | null): Viewport | null {
  if (viewport === null || !isOnGlobe(viewport) || !(viewport.zoom >= 0 && viewport.zoom <= LARGEST_ZOOM)) return null
  return {
    latitude: roundDegrees(viewport.latitude),
    longitude: roundDegrees(viewport.longitude),
    zoom: Number(viewport.zoom.toFixed(2)),
  }
}

function normaliseLocations(places: LocationSearchContext, isOffice: boolean): LocationSearchContext {
  const uris = new Set(places.searchLocations.map(({ uri }) => uri.trim().toLowerCase()))
  return {
    searchLocations: [...uris].map((uri) => ({ uri })),
    includeSurroundingSuburbs: places.includeSurroundingSuburbs,
    officeUri: isOffice ? (places.officeUri?.trim().toLowerCase() ?? null) : null,
    drawnArea: normaliseShape(places.drawnArea),
    bounds: places.bounds === null ? null : normaliseBounds(places.bounds),
    viewport: normaliseViewport(places.viewport),
  }
}
