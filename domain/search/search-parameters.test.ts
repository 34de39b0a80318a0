import { describe, expect, it } from 'vitest'
import { encodePolyline } from '../geo/encode-polyline.ts'
import { isSameAlertSearch } from './alert-match.ts'
import { cappedCounts } from './filters/counts.ts'
import { normaliseRange } from './filters/range.ts'
import { isSameSearch, normaliseSearchParameters, normaliseShape, normaliseViewport } from './normalise-search.ts'
import { defaultSearchParameters, pageNumber, skipOfPage } from './search-parameters.ts'

const search = defaultSearchParameters('buy')

describe('the default search', () => {
  it('is for Melbourne when no location is named', () => {
    expect(search.locationSearchContext.searchLocations).toEqual([{ uri: 'melbourne-vic-3000' }])
    expect(search.context).toBe('location')
  })
  it('is the first page of all listings, in the order of the mode', () => {
    expect(defaultSearchParameters('rent', { locationUri: 'carlton-vic-3053' })).toEqual({
      searchMode: 'rent',
      context: 'location',
      sortBy: 'Boosted',
      paging: { skip: 0, take: 25 },
      propertyTypes: [],
      propertyFeatures: [],
      locationSearchContext: {
        searchLocations: [{ uri: 'carlton-vic-3053' }],
        includeSurroundingSuburbs: true,
        officeUri: null,
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
    })
  })
  it('is of an office alone when one is named', () => {
    const office = defaultSearchParameters('sold', { officeUri: 'o2' })
    expect(office).toMatchObject({ context: 'office', sortBy: 'RecentlySoldOrLeased' })
    expect(office.locationSearchContext).toMatchObject({ officeUri: 'o2', searchLocations: [] })
  })
  it.each(['buy', 'rent', 'sold', 'leased'] as const)('of %s is normal already', (mode) => {
    expect(normaliseSearchParameters(defaultSearchParameters(mode))).toEqual(defaultSearchParameters(mode))
  })
})

it('pages hold 25 listings and count from 1', () => {
  expect([0, 24, 25, 50].map((skip) => pageNumber({ skip }))).toEqual([1, 1, 2, 3])
  expect(pageNumber({ skip: skipOfPage(7) })).toBe(7)
})

it('counts above five are five; whole, unique, ascending', () => {
  expect(cappedCounts([7, 2, 5, 2.9, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])).toEqual([0, 2, 5])
  expect(cappedCounts([10, 2])).toEqual([2, 5])
})

it.each([
  [
    { min: 0, max: -5 },
    { min: null, max: null },
  ],
  [
    { min: 0.9, max: 1.9 },
    { min: null, max: 1 },
  ],
  [
    { min: 700, max: 300 },
    { min: 300, max: 700 },
  ],
  [
    { min: Number.NaN, max: Number.POSITIVE_INFINITY },
    { min: null, max: null },
  ],
  [
    { min: 5, max: 2_000_000_001 },
    { min: 5, max: null },
  ],
  [
    { min: 1, max: 2_000_000_000 },
    { min: 1, max: 2_000_000_000 },
  ],
  [
    { min: null, max: 7 },
    { min: null, max: 7 },
  ],
  [
    { min: 5, max: 5 },
    { min: 5, max: 5 },
  ],
])('the range %j is normally %j', (range, normal) => {
  expect(normaliseRange(range)).toEqual(normal)
})

describe('normalising', () => {
  it('puts lists in the order of their tables, each item once', () => {
    const normal = normaliseSearchParameters({
      ...search,
      propertyTypes: ['Unit', 'House', 'Unknown', 'Unit'],
      propertyFeatures: ['pool', 'gym', 'pool'],
    })
    expect(normal.propertyTypes).toEqual(['House', 'Unit'])
    expect(normal.propertyFeatures).toEqual(['gym', 'pool'])
  })
  it('takes named days before any day', () => {
    const inspection = { dates: ['2026-11-22', '2026-11-21', 'soon', '2026-11-22'], forthcoming: true }
    expect(normaliseSearchParameters({ ...search, inspection }).inspection).toEqual({
      dates: ['2026-11-21', '2026-11-22'],
      forthcoming: false,
    })
  })
  it('drops an order that the mode does not offer, an office outside its context and a shape that is none', () => {
    const normal = normaliseSearchParameters({
      ...search,
      sortBy: 'HighestSoldPrice',
      locationSearchContext: { ...search.locationSearchContext, officeUri: 'o2', drawnArea: '_p~iF~ps|U' },
    })
    expect(normal).toEqual(search)
  })
  it('keeps a page size other than 25, and corrects an invalid one', () => {
    const paging = (skip: number, take: number) =>
      normaliseSearchParameters({ ...search, paging: { skip, take } }).paging
    expect(paging(10, 5)).toEqual({ skip: 10, take: 5 })
    expect(paging(-1, 0)).toEqual({ skip: 0, take: 25 })
  })
})

describe('a viewport', () => {
  const melbourne = { latitude: -37.8136276, longitude: 144.9630576, zoom: 12.3456 }

  it('is rounded to a metre and a hundredth of a zoom', () => {
    expect(normaliseViewport(melbourne)).toEqual({ latitude: -37.81363, longitude: 144.96306, zoom: 12.35 })
  })
  it('has a zoom of 0 to 24 and lies on the globe', () => {
    expect([0, 24].map((zoom) => normaliseViewport({ ...melbourne, zoom })?.zoom)).toEqual([0, 24])
    for (const zoom of [-0.01, 24.01, Number.NaN]) expect(normaliseViewport({ ...melbourne, zoom })).toBeNull()
    expect(normaliseViewport({ ...melbourne, latitude: 90.1 })).toBeNull()
    expect(normaliseViewport(null)).toBeNull()
  })
})

describe('a drawn shape', () => {
  const corner = (index: number) => ({ latitude: -37 - index / 10, longitude: 144 + (index % 2) / 10 })
  const shapeOf = (corners: number) => encodePolyline(Array.from({ length: corners }, (_, index) => corner(index)))

  it('has at least three corners', () => {
    expect([normaliseShape(shapeOf(3)), normaliseShape(shapeOf(2))]).toEqual([shapeOf(3), null])
    expect([normaliseShape(null), normaliseShape('no shape')]).toEqual([null, null])
  })
  it('has at most 2000 characters', () => {
    const short = '????'.repeat(500)
    expect([normaliseShape(short), normaliseShape(`${short}??`)]).toEqual([short, null])
  })
})

it('locations are compared without case and spaces, each once, and an office only in its context', () => {
  const places = {
    ...search.locationSearchContext,
    searchLocations: [{ uri: ' Carlton-VIC-3053 ' }, { uri: 'carlton-vic-3053' }, { uri: 'fitzroy-vic-3065' }],
    officeUri: ' O2 ',
  }
  const normal = normaliseSearchParameters({
    ...search,
    context: 'office',
    sortBy: 'HighestSoldPrice',
    locationSearchContext: places,
  })
  expect(normal.locationSearchContext.searchLocations).toEqual([
    { uri: 'carlton-vic-3053' },
    { uri: 'fitzroy-vic-3065' },
  ])
  expect([normal.locationSearchContext.officeUri, normal.sortBy]).toEqual(['o2', 'Newest'])
})

it('two searches are the same in any order and case of their parts', () => {
  const one = { ...search, bedrooms: [3, 2], price: { min: 0, max: 500_000 } }
  const other = {
    ...search,
    bedrooms: [2, 3, 3],
    price: { min: null, max: 500_000.4 },
    locationSearchContext: { ...search.locationSearchContext, searchLocations: [{ uri: 'Melbourne-VIC-3000' }] },
  }
  expect(isSameSearch(one, other)).toBe(true)
  expect(isSameSearch(one, { ...other, bathrooms: [1] })).toBe(false)
})

describe('an alert', () => {
  it('is the same for another order, page, feature or order of places', () => {
    const places = (...uris: string[]) => ({
      locationSearchContext: { ...search.locationSearchContext, searchLocations: uris.map((uri) => ({ uri })) },
    })
    const one = { ...search, ...places('carlton-vic-3053', 'fitzroy-vic-3065') }
    const other = { ...search, ...places('fitzroy-vic-3065', 'carlton-vic-3053'), sortBy: 'Newest' as const }
    expect(isSameAlertSearch(one, { ...other, propertyFeatures: ['pool'], paging: { skip: 25, take: 25 } })).toBe(true)
  })
  it.each([
    { searchMode: 'rent' },
    { context: 'map' },
    { propertyTypes: ['House'] },
    { bedrooms: [2] },
    { bathrooms: [2] },
    { carSpaces: [2] },
    { price: { min: 1, max: null } },
    defaultSearchParameters('buy', { locationUri: 'carlton-vic-3053' }),
  ] as const satisfies readonly object[])('is another one for %j', (change) => {
    // The table is constant, so its lists are read-only; a search's lists are not.
    expect(isSameAlertSearch(search, structuredClone({ ...search, ...change }) as typeof search)).toBe(false)
  })
})
