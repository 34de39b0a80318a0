import { normaliseBounds } from '../geo/bounds.ts'
import { decodePolyline } from '../geo/decode-polyline.ts'
import { isOnGlobe, roundDegrees } from '../geo/lat-long.ts'
import { featureNames } from '../lookups/feature-names.ts'
import { SEARCH_PAGE_SIZE } from '../lookups/limits.ts'
import { propertyTypeNames } from '../lookups/property-types.ts'
import { defaultSortOption, sortOptionsOfMode } from '../lookups/sort-options.ts'
import { isCalendarDate } from '../time/calendar-date.ts'
import {
  cappedCounts,
  type EventFilter,
  type LocationSearchContext,
  type Range,
  type SearchParameters,
  type Viewport,
} from './search-parameters.ts'

/** Larger figures are taken for slips: they fit no integer column and no home. */
const LARGEST_RANGE_VALUE = 2_000_000_000
const LARGEST_SHAPE_LENGTH = 2000
export const LARGEST_ZOOM = 24

/**
 * The one form in which equal searches are equal: whole numbers, zero or less open, bounds in order, counts capped,
 * lists unique and in the order of their tables, what cannot be valid dropped, the order (sort) one the mode offers.
 */
export function normaliseSearchParameters(parameters: SearchParameters): SearchParameters {
  const { searchMode, context, sortBy } = parameters
  const types = new Set(parameters.propertyTypes)
  const features = new Set(parameters.propertyFeatures)
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
    propertyTypes: propertyTypeNames.filter((type) => type !== 'Unknown' && types.has(type)),
    propertyFeatures: featureNames.filter((feature) => features.has(feature)),
    locationSearchContext: normaliseLocations(parameters.locationSearchContext, context === 'office'),
    bedrooms: cappedCounts(parameters.bedrooms),
    bathrooms: cappedCounts(parameters.bathrooms),
    carSpaces: cappedCounts(parameters.carSpaces),
    price: normaliseRange(parameters.price),
    landSize: normaliseRange(parameters.landSize),
    frontageSize: normaliseRange(parameters.frontageSize),
    auction: normaliseEvents(parameters.auction),
    inspection: normaliseEvents(parameters.inspection),
    isUnderOffer: parameters.isUnderOffer,
  }
}

/** Whether two searches ask for the same homes in the same order, on the same page. */
export const isSameSearch = (left: SearchParameters, right: SearchParameters): boolean =>
  JSON.stringify(normaliseSearchParameters(left)) === JSON.stringify(normaliseSearchParameters(right))

/** Whole bounds, zero or less open, the smaller first (docs/product.md, section 2.11). */
export function normaliseRange(range: Range): Range {
  const min = wholeOrNull(range.min)
  const max = wholeOrNull(range.max)
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

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

function wholeOrNull(value: number | null): number | null {
  const whole = Math.trunc(value ?? 0)
  return whole >= 1 && whole <= LARGEST_RANGE_VALUE ? whole : null
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

function normaliseEvents(events: EventFilter): EventFilter {
  const dates = [...new Set(events.dates.filter(isCalendarDate))].sort()
  return { dates, forthcoming: events.forthcoming && dates.length === 0 }
}
