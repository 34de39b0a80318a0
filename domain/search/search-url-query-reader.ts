import { parseBounds, parseDegrees } from '#domain/geo/bounds.ts'
import { sortOptionOfWord } from '#domain/lookups/sort-options.ts'
import { filtersOfQuery } from './filters/filter-values.ts'
import { readWhole } from '#domain/search/filters/range.ts'
import { readFlag } from './filters/switch.ts'
import { readLocationSlug } from './location-slug.ts'
import { normaliseShape, normaliseViewport } from './normalise-search.ts'
import { type QueryValues, queryValues } from './query-values.ts'
import type { LocationSearchContext, SearchParameters, Viewport } from './search-parameters.ts'

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
    locationSearchContext: readPlaces(base.locationSearchContext, values),
    ...filtersOfQuery(base, values),
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

const readContext = (text: string): 'map' | 'draw' | 'location' | null => {
  const word = text.toLowerCase()
  return word === 'map' || word === 'draw' || word === 'location' ? word : null
}
