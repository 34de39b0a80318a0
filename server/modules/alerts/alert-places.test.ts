import { describe, expect, it } from 'vitest'
import type { AlertArea } from '#domain/alerts/alert-area.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { indexedFilters, priceOfIndex } from './alert-places.ts'

const fitzroy: AlertArea = {
  kind: 'places',
  suburbIds: [11],
  regionIds: [],
  streetIds: [],
  includesSurrounding: false,
}
const box: AlertArea = {
  kind: 'bounds',
  southWest: { latitude: -38_000_000, longitude: 144_000_000 },
  northEast: { latitude: -37_000_000, longitude: 145_000_000 },
}
const indexed = (search: Partial<SearchParameters>, area: AlertArea = fitzroy) =>
  indexedFilters({ search: { ...defaultSearchParameters('buy'), ...search }, area, memberId: 1, isPartlyInRange: true })

describe('the index rows of an alert', () => {
  it.each([
    ['places alone', {}],
    ['a price', { price: { min: null, max: 900_000 } }],
    ['bedrooms', { bedrooms: [2, 3] }],
    ['kinds of homes', { propertyTypes: ['House' as const] }],
    ['another order', { sortBy: 'Expensive' as const }],
  ])('say all of one that asks for %s', (_what, search) => expect(indexed(search).isWhole).toBe(true))

  it.each([
    ['bathrooms', { bathrooms: [2] }],
    ['car spaces', { carSpaces: [1] }],
    ['a feature', { propertyFeatures: ['pool' as const] }],
    ['land', { landSize: { min: 500, max: null } }],
    ['frontage', { frontageSize: { min: null, max: 20 } }],
    ['an auction', { auction: { dates: [], forthcoming: true } }],
    ['an inspection', { inspection: { dates: ['2026-11-21'], forthcoming: false } }],
    ['no home under offer', { isUnderOffer: false }],
  ])('do not say all of one that asks for %s', (_what, search) => expect(indexed(search).isWhole).toBe(false))

  it('do not say all of a shape or a box', () => expect(indexed({}, box).isWhole).toBe(false))

  it.each([
    [{ min: null, max: null }],
    [{ min: 500_000, max: null }],
    [{ min: null, max: 900_000 }],
    [{ min: 1, max: 2_147_483_646 }],
  ])('hold the price %j', (price) => expect(priceOfIndex(indexed({ price }))).toEqual(price))
})
