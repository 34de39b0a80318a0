import { describe, expect, it } from 'vitest'
import {
  hasFilters,
  inMode,
  inPlaces,
  inRememberedOrder,
  withoutFilters,
  withSurroundingSuburbs,
} from './change-search.ts'
import { defaultSearchParameters, type SearchParameters } from './search-parameters.ts'

const fitzroy = defaultSearchParameters('buy', { locationUri: 'fitzroy-vic-3065' })

const none = { dates: [], forthcoming: false }

/** The third page of large homes with a pool, cheapest first. */
const chosen: SearchParameters = {
  ...fitzroy,
  sortBy: 'Cheapest',
  paging: { skip: 50, take: 25 },
  bedrooms: [4],
  propertyFeatures: ['pool'],
  price: { min: 500_000, max: 1_000_000 },
}

describe('a search in another mode', () => {
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

  it('takes the order of the mode where none was chosen, that of an office in its context', () => {
    expect(inMode({ ...fitzroy, context: 'office', sortBy: 'Newest' }, 'sold').sortBy).toBe('RecentlySoldOrLeased')
    expect(inMode({ ...fitzroy, context: 'office', sortBy: 'Newest' }, 'rent').sortBy).toBe('Newest')
    expect(inMode(fitzroy, 'rent').sortBy).toBe('Boosted')
    expect(inMode(fitzroy, 'sold').sortBy).toBe('SoldHomesForYou')
  })

  it.each([
    ['Cheapest', 'rent', 'Cheapest'],
    ['Newest', 'rent', 'Newest'],
    ['Newest', 'sold', 'SoldHomesForYou'],
    ['Auctions', 'rent', 'Boosted'],
  ] as const)('keeps the chosen order %s in %s where it is offered', (sortBy, mode, expected) => {
    expect(inMode({ ...fitzroy, sortBy }, mode).sortBy).toBe(expected)
  })

  it.each([
    ['rent', { inspection: { dates: ['2026-11-28'], forthcoming: false }, auction: none, isUnderOffer: false }],
    ['sold', { inspection: none, auction: none, isUnderOffer: true }],
    ['leased', { inspection: none, auction: none, isUnderOffer: true }],
  ] as const)('keeps in %s only the days and offers that there are', (mode, kept) => {
    const days = { dates: ['2026-11-28'], forthcoming: false }
    const search = { ...fitzroy, inspection: days, auction: days, isUnderOffer: false }
    expect(inMode(search, mode)).toMatchObject(kept)
  })

  it('of the same kind is the very same', () => expect(inMode(chosen, 'buy')).toBe(chosen))
})

it('a search in other locations leaves office, map and shape behind, and keeps filters and surrounding suburbs', () => {
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

it('a search without filters keeps location, mode and order', () => {
  expect(withoutFilters({ ...chosen, context: 'map' })).toEqual({ ...fitzroy, context: 'map', sortBy: 'Cheapest' })
})

it.each([
  ['Boosted', true, 'Newest'],
  ['Boosted', false, 'Boosted'],
  ['Cheapest', true, 'Cheapest'],
  ['SoldHomesForYou', true, 'SoldHomesForYou'],
] as const)('a search by %s, newest remembered: %j, is shown by %s', (sortBy, prefersNewest, shown) => {
  expect(inRememberedOrder({ ...chosen, sortBy }, prefersNewest)).toEqual({ ...chosen, sortBy: shown })
})

it.each<[Partial<SearchParameters>, boolean]>([
  [{}, false],
  [{ sortBy: 'Cheapest', paging: { skip: 50, take: 25 } }, false],
  [{ locationSearchContext: withSurroundingSuburbs(fitzroy, false).locationSearchContext }, false],
  [{ bedrooms: [4] }, true],
  [{ isUnderOffer: false }, true],
  [{ inspection: { dates: [], forthcoming: true } }, true],
])('of a search with %j it is %j that it has filters', (change, isFiltered) => {
  expect(hasFilters({ ...fitzroy, ...change })).toBe(isFiltered)
})
