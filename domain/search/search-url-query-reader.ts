import { parseBounds, parseDegrees } from '#domain/geo/bounds.ts'
import { featureOfQueryName } from '#domain/lookups/feature-names.ts'
import { propertyTypeOfWord } from '#domain/lookups/property-types.ts'
import { sortOptionOfWord } from '#domain/lookups/sort-options.ts'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { readLocationSlug } from './location-slug.ts'
import { normaliseShape, normaliseViewport } from './normalise-search.ts'
import { type QueryValues, queryValues } from './query-values.ts'
import { FORTHCOMING } from './search-url-query.ts'
import { readRange, readWhole } from './search-url-tokens.ts'
import type { EventFilter, LocationSearchContext, Range, SearchParameters, Viewport } from './search-parameters.ts'

export type QueryReading = {
  parameters: SearchParameters
  /** As written, 0 and absurd ones too; null when the query names none. */
  page: number | null
  /** "key=value" for each value of a known key that means nothing. */
  ignored: string[]
}

/**
 * A search with what a query says added to it. Keys and words are taken in any case, keys may be repeated; unknown keys
 * are left alone, values that mean nothing are left out and listed.
 */
export function withSearchQuery(base: SearchParameters, query: string): QueryReading {
  const values = queryValues(query)
  const parameters: SearchParameters = {
    ...base,
    context: base.context === 'office' ? 'office' : (values.one('context', readContext) ?? base.context),
    sortBy: values.one('sort', sortOptionOfWord) ?? base.sortBy,
    propertyTypes: [...base.propertyTypes, ...values.list('propertytype', readPropertyType)],
    propertyFeatures: [...base.propertyFeatures, ...values.list('features', featureOfQueryName)],
    locationSearchContext: readPlaces(base.locationSearchContext, values),
    bedrooms: [
      ...base.bedrooms,
      ...values.list('bedrooms', readWhole),
      ...(values.one('studios', readFlag) === true ? [0] : []),
    ],
    bathrooms: values.list('bathrooms', readWhole),
    carSpaces: values.list('carspaces', readWhole),
    price: {
      min: values.one('priceminimum', readWhole) ?? base.price.min,
      max: values.one('pricemaximum', readWhole) ?? base.price.max,
    },
    landSize: readSize(values, 'land-area'),
    frontageSize: readSize(values, 'frontage'),
    auction: readEvents(base.auction, values, 'auctions'),
    inspection: readEvents(base.inspection, values, 'inspections'),
    isUnderOffer: values.one('isunderoffer', readFlag) ?? base.isUnderOffer,
  }
  return { parameters, page: values.one('page', readWhole), ignored: values.ignored }
}

function readPlaces(base: LocationSearchContext, values: QueryValues): LocationSearchContext {
  return {
    ...base,
    searchLocations: [
      ...base.searchLocations,
      ...values.list('suburbs', (text) => (readLocationSlug(text) === null ? null : { uri: text })),
    ],
    includeSurroundingSuburbs: values.one('surrounding', readFlag) ?? base.includeSurroundingSuburbs,
    drawnArea: values.one('shape', normaliseShape),
    bounds: values.one('bounds', parseBounds),
    viewport: readViewport(values),
  }
}

function readViewport(values: QueryValues): Viewport | null {
  const latitude = values.one('lat', parseDegrees)
  const longitude = values.one('lng', parseDegrees)
  const zoom = values.one('zoom', parseDegrees)
  if (latitude === null || longitude === null || zoom === null) return null
  return normaliseViewport({ latitude, longitude, zoom })
}

const OPEN: Range = { min: null, max: null }

const readSize = (values: QueryValues, key: string): Range => values.one(key, readRange) ?? OPEN

function readEvents(base: EventFilter, values: QueryValues, key: string): EventFilter {
  const words = values.list(key, (text) => (text.toLowerCase() === FORTHCOMING || isCalendarDate(text) ? text : null))
  return {
    dates: [...base.dates, ...words.filter(isCalendarDate)],
    forthcoming: base.forthcoming || words.some((word) => !isCalendarDate(word)),
  }
}

const readContext = (text: string): 'map' | 'draw' | 'location' | null => {
  const word = text.toLowerCase()
  return word === 'map' || word === 'draw' || word === 'location' ? word : null
}

function readPropertyType(text: string) {
  const type = propertyTypeOfWord(text.toLowerCase())
  return type === 'Unknown' ? null : type
}

function readFlag(text: string): boolean | null {
  const word = text.toLowerCase()
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : null
}
