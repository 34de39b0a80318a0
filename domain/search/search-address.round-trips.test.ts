import { env } from 'node:process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePolyline } from '../geo/encoded-polyline.ts'
import { propertyFeatureNames } from '../lookups/features.ts'
import { propertyTypeNames } from '../lookups/property-types.ts'
import { searchContexts } from '../lookups/search-contexts.ts'
import { searchModeNames } from '../lookups/search-modes.ts'
import { sortOptionNames } from '../lookups/sort-options.ts'
import { normaliseSearchParameters } from './normalise-search.ts'
import { readSearchAddress, writeSearchAddress } from './search-address.ts'
import { type Range, type SearchParameters, skipOfPage } from './search-parameters.ts'

const numRuns = fc.readConfigureGlobal().numRuns ?? (env['CI'] ? 10_000 : 1000)

const locationUri = fc.constantFrom(
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
const anySearch: fc.Arbitrary<SearchParameters> = fc
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

const pathWords = fc.constantFrom(
  ...`
    real-estate houses land blocks-of-units studios semi-detached 1-bedroom 3-bedrooms 9-bedrooms furnished
    pet-friendly car-garage gym pool fireplace open-for-inspection upcoming-auctions studio-apartments
    under-800000 under-900 over-400 300-200 page-2 page-1 under of 7 banana page %C3%A9
  `
    .trim()
    .split(/\s+/),
)

const queryPairs = fc.constantFrom(
  ...`
    suburbs=carlton-vic-3053 suburbs=x propertytype=houses,units propertytype=Land bedrooms=2,3 bedrooms=0
    bathrooms=2 carspaces=1,7 pricemaximum=700000 priceminimum=100 pricemaximum=1e9 land-area=over-5
    land-area=9-3 frontage=under-20 features=pool,study inspections=2026-11-21 inspections=forthcoming
    auctions=forthcoming studios=true sort=cheapest sort=soldHomesForYou context=map context=draw lat=-37.8
    lng=145 zoom=11.123 bounds=-38,144,-37,145.123456 shape=_p~iF~ps|U_ulLnnqC_mqNvxq%60@ surrounding=false
    isUnderOffer=false page=3 page=x & %zz=%zz
  `
    .trim()
    .split(/\s+/),
)

const prefix = fc.oneof(
  fc
    .tuple(fc.constantFrom('for-sale', 'buy', 'for-rent', 'rent', 'sold-properties', 'leased'), locationUri)
    .map((parts) => parts.join('/')),
  fc
    .constantFrom('', '/properties-for-sale', '/properties-for-rent', '/sold-properties')
    .map((suffix) => `real-estate-agency/o2${suffix}`),
)

/** Addresses as people and old links write them: words in any order, case and segment, keys repeated, slips included. */
const looseAddress: fc.Arbitrary<string> = fc
  .record({
    start: prefix,
    words: fc.array(fc.tuple(fc.constantFrom('/', '-', '/', '//'), pathWords), { maxLength: 6 }),
    end: fc.constantFrom('', '/'),
    query: fc.array(queryPairs, { maxLength: 6 }),
    isUpperCase: fc.boolean(),
  })
  .map(({ start, words, end, query, isUpperCase }) => {
    const path = `/${start}/${words.flat().join('')}${end}`
    return (isUpperCase ? path.toUpperCase() : path) + (query.length > 0 ? `?${query.join('&')}` : '')
  })

/** Texts of every kind that might come as an address. */
const anyText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      '',
      '/',
      '/for-sale/',
      '/for-sale/melbourne-vic-3000/',
      '/for-sale/melbourne-vic-3000?',
      '/real-estate-agency/',
    ),
    fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('%', 'F', '0', '/', '-', '?', '&', '=', '\0', 'page-', 'shape=', '9') }),
      fc.webQueryParameters(),
    ),
  )
  .map((parts) => parts.join(''))

function accepted(address: string, options: Parameters<typeof readSearchAddress>[1]) {
  const reading = readSearchAddress(address, options)
  if (!reading.ok) throw new Error(`${address} was refused: ${reading.reason}`)
  return reading
}

describe('round trips', () => {
  it('write then read: any search comes back the same', () => {
    fc.assert(
      fc.property(anySearch, fc.boolean(), (search, hasResults) => {
        const address = writeSearchAddress(search, { hasResults })
        const reading = accepted(address ?? '', { hasResults, canonicalOnly: true })
        expect(reading.parameters).toEqual(normaliseSearchParameters(search))
        expect(reading.isCanonical).toBe(true)
        expect(reading.ignored).toEqual([])
      }),
      { numRuns },
    )
  })

  it('read then write: any accepted address has one canonical form, and that is a fixed point', () => {
    let taken = 0
    fc.assert(
      fc.property(looseAddress, fc.boolean(), (address, hasResults) => {
        const reading = readSearchAddress(address, { hasResults })
        if (!reading.ok) return
        taken += 1
        expect(writeSearchAddress(reading.parameters, { hasResults })).toBe(reading.canonicalAddress)
        const again = accepted(reading.canonicalAddress, { hasResults, canonicalOnly: true })
        expect(again).toEqual({ ...reading, isCanonical: true, ignored: [] })
      }),
      { numRuns },
    )
    expect(taken).toBeGreaterThan(numRuns * 0.8)
  })

  it('no text at all makes the reader throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readSearchAddress(text)
        const again = reading.ok ? readSearchAddress(reading.canonicalAddress, { canonicalOnly: true }) : reading
        expect(again.ok).toBe(reading.ok)
      }),
      { numRuns },
    )
  })
})
