import { describe, expect, it } from 'vitest'
import { inMode, inPlaces, withoutFilters, withSurroundingSuburbs } from './change-search.ts'
import { defaultSearchParameters, type SearchParameters } from './search-parameters.ts'

const fitzroy = defaultSearchParameters('buy', { locationUri: 'fitzroy-vic-3065' })

/** The third page of large homes with a pool, cheapest first. */
const chosen: SearchParameters = {
  ...fitzroy,
  sortBy: 'Cheapest',
  paging: { skip: 50, take: 25 },
  bedrooms: [4],
  propertyFeatures: ['pool'],
  price: { min: 500_000, max: 1_000_000 },
}

describe('a search among other homes', () => {
  it('keeps its price between buying and sold, begins at the first page, in the order of the mode', () => {
    expect(inMode(chosen, 'sold')).toEqual({
      ...chosen,
      searchMode: 'sold',
      sortBy: 'SoldHomesForYou',
      paging: { skip: 0, take: 25 },
    })
  })

  it.each([
    ['buy', 'rent'],
    ['buy', 'leased'],
    ['rent', 'buy'],
    ['leased', 'sold'],
  ] as const)('forgets its price from %s to %s', (from, to) => {
    expect(inMode({ ...chosen, searchMode: from }, to).price).toEqual({ min: null, max: null })
  })

  it.each([
    ['rent', 'leased'],
    ['sold', 'buy'],
  ] as const)('keeps its price from %s to %s', (from, to) => {
    expect(inMode({ ...chosen, searchMode: from }, to).price).toEqual({ min: 500_000, max: 1_000_000 })
  })

  it('takes the order of an office in its context', () => {
    expect(inMode({ ...chosen, context: 'office' }, 'rent').sortBy).toBe('Newest')
    expect(inMode(chosen, 'rent').sortBy).toBe('Boosted')
  })

  it('of the same kind is the very same', () => expect(inMode(chosen, 'buy')).toBe(chosen))
})

it('a search in other places leaves office, map and shape behind, and keeps filters and surrounding suburbs', () => {
  const drawn: SearchParameters = {
    ...chosen,
    context: 'draw',
    locationSearchContext: {
      searchLocations: [{ uri: 'fitzroy-vic-3065' }],
      includeSurroundingSuburbs: false,
      officeUri: 'o2',
      drawnArea: '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
      bounds: { south: -38, west: 144, north: -37, east: 145 },
      viewport: { latitude: -37.8, longitude: 144.9, zoom: 12 },
    },
  }
  expect(inPlaces(drawn, [{ uri: 'carlton-vic-3053' }])).toEqual({
    ...chosen,
    paging: { skip: 0, take: 25 },
    context: 'location',
    locationSearchContext: {
      searchLocations: [{ uri: 'carlton-vic-3053' }],
      includeSurroundingSuburbs: false,
      officeUri: null,
      drawnArea: null,
      bounds: null,
      viewport: null,
    },
  })
})

it.each([true, false])('a search with surrounding suburbs (%j) begins at its first page', (isIncluded) => {
  const places = { ...chosen.locationSearchContext, includeSurroundingSuburbs: isIncluded }
  expect(withSurroundingSuburbs(chosen, isIncluded)).toEqual({
    ...chosen,
    paging: { skip: 0, take: 25 },
    locationSearchContext: places,
  })
})

it('a search without filters keeps place, mode and order', () => {
  expect(withoutFilters({ ...chosen, context: 'map' })).toEqual({ ...fitzroy, context: 'map', sortBy: 'Cheapest' })
})
