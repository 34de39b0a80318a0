import fc from 'fast-check'
import { encodePolyline } from '#domain/geo/encode-polyline.ts'
import { propertyFeatureNames } from '#domain/lookups/features.ts'
import { propertyTypeNames } from '#domain/lookups/property-types.ts'
import { searchContexts } from '#domain/lookups/search-contexts.ts'
import { searchModeNames } from '#domain/lookups/search-modes.ts'
import { sortOptionNames } from '#domain/lookups/sort-options.ts'
import type { Range } from '#domain/search/filters/range.ts'
import { type SearchParameters, skipOfPage } from '#domain/search/search-parameters.ts'

/** Places as addresses name them; some hold words that mean something else elsewhere in an address. */
export const locationUri = fc.constantFrom(
  'melbourne-vic-3000',
  'carlton-vic-3053',
  'darwin-city-nt-0800',
  'page-act-2614',
  'greater-geelong-vic',
  'lygon-street-carlton-vic-3053',
  'land-wa-6000',
)

const counts = fc.oneof(
  { weight: 3, arbitrary: fc.constant<number[]>([]) },
  { weight: 3, arbitrary: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 1 }) },
  fc.array(fc.integer({ min: -2, max: 9 }), { maxLength: 4 }),
)

const bound = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  fc.integer({ min: 1, max: 3_000_000 }),
  fc.integer({ min: 1, max: 1200 }),
  fc.double(),
)

const range: fc.Arbitrary<Range> = fc.record({ min: bound, max: bound })

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

const shape = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  fc.array(point, { minLength: 3, maxLength: 6 }).map(encodePolyline),
  fc.string(),
)

const bounds = fc.option(
  fc.tuple(point, point).map(([one, other]) => ({
    south: one.latitude,
    west: one.longitude,
    north: other.latitude,
    east: other.longitude,
  })),
)

const viewport = fc.option(
  fc.tuple(point, fc.double({ min: -1, max: 25 })).map(([place, zoom]) => ({ ...place, zoom })),
)

const events = fc.record({
  forthcoming: fc.boolean(),
  dates: fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    fc.array(fc.constantFrom('2026-11-20', '2026-11-21', '2028-02-29', '2026-02-29', 'soon'), { maxLength: 3 }),
  ),
})

const few = <Item>(items: readonly Item[]): fc.Arbitrary<Item[]> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<Item[]>([]) },
    { weight: 2, arbitrary: fc.constantFrom(...items).map((item) => [item]) },
    fc.array(fc.constantFrom(...items), { maxLength: 6 }),
  )

/** Any search that an address can say: of a place or of an office, on a page of 25, not yet normalised. */
export const anySearch: fc.Arbitrary<SearchParameters> = fc
  .record({
    searchMode: fc.constantFrom(...searchModeNames),
    context: fc.constantFrom(...searchContexts),
    sortBy: fc.constantFrom(...sortOptionNames),
    paging: fc
      .oneof({ weight: 2, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 2000 }))
      .map((page) => ({ skip: skipOfPage(page), take: 25 })),
    propertyTypes: few(propertyTypeNames),
    propertyFeatures: few(propertyFeatureNames),
    locationSearchContext: fc.record({
      searchLocations: fc
        .oneof(
          { weight: 3, arbitrary: fc.array(locationUri, { minLength: 1, maxLength: 1 }) },
          fc.array(locationUri, { minLength: 1, maxLength: 4 }),
        )
        .map((uris) => uris.map((uri) => ({ uri }))),
      includeSurroundingSuburbs: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
      officeUri: fc.constantFrom('o2', 'harbour-and-hill-carlton'),
      drawnArea: shape,
      bounds,
      viewport,
    }),
    bedrooms: counts,
    bathrooms: counts,
    carSpaces: counts,
    price: range,
    landSize: range,
    frontageSize: range,
    auction: events,
    inspection: events,
    isUnderOffer: fc.boolean(),
  })
  .filter(({ searchMode, context }) => !(searchMode === 'leased' && context === 'office'))
