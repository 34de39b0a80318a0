import { expect, it } from 'vitest'
import { type AlikeHomes, facetSearches } from './facet-searches.ts'
import { parseSearchUrl } from './search-url.ts'

const fitzroy = { uri: 'fitzroy-vic-3065', name: 'Fitzroy' }

const houses = (bedrooms: number | null, priceFrom: number | null, count: number): AlikeHomes => ({
  mode: 'buy',
  propertyType: 'House',
  bedrooms,
  priceFrom,
  count,
})
const flats = (bedrooms: number, priceFrom: number, count: number): AlikeHomes => ({
  mode: 'rent',
  propertyType: 'Apartment',
  bedrooms,
  priceFrom,
  count,
})

const homes = [
  houses(2, 800_000, 1),
  houses(3, 890_000, 2),
  houses(3, 1_400_000, 1),
  houses(3, null, 1),
  houses(null, 700_000, 1),
  flats(0, 380, 9),
  flats(1, 450, 4),
  flats(1, 520, 3),
]

it('leads from a suburb to searches by type, by bedrooms and by price, each with the address that its title says', () => {
  expect(facetSearches(homes, fitzroy, 4)).toEqual([
    { level: 2, title: 'Houses for sale in Fitzroy', canonicalUri: '/for-sale/fitzroy-vic-3065/houses' },
    {
      level: 3,
      title: '3 bedroom houses for sale in Fitzroy',
      canonicalUri: '/for-sale/fitzroy-vic-3065/houses/3-bedrooms',
    },
    {
      level: 3,
      title: '2 bedroom houses for sale in Fitzroy',
      canonicalUri: '/for-sale/fitzroy-vic-3065/houses/2-bedrooms',
    },
    {
      level: 4,
      title: '3 bedroom houses for sale in Fitzroy, under $900,000',
      canonicalUri: '/for-sale/fitzroy-vic-3065/houses/3-bedrooms-under-900000',
    },
    { level: 2, title: 'Apartments for rent in Fitzroy', canonicalUri: '/for-rent/fitzroy-vic-3065/apartments' },
    {
      level: 3,
      title: '1 bedroom apartments for rent in Fitzroy',
      canonicalUri: '/for-rent/fitzroy-vic-3065/apartments/1-bedroom',
    },
    {
      level: 4,
      title: '1 bedroom apartments for rent in Fitzroy, under $450 pw',
      canonicalUri: '/for-rent/fitzroy-vic-3065/apartments/1-bedroom-under-450',
    },
  ])
})

it.each([
  [1, []],
  [2, [2, 2]],
  [3, [2, 3, 3, 2, 3]],
] as const)('goes no deeper than level %i', (deepest, levels) => {
  expect(facetSearches(homes, fitzroy, deepest).map(({ level }) => level)).toEqual(levels)
})

it('leaves out what the path has no word for, and a price that all are under or that the path cannot say', () => {
  const cropping = { ...houses(3, 500_000, 1), propertyType: 'cropping' } as const
  const dear = houses(5, 4_000_000, 2)
  const alike = [houses(4, 600_000, 2)]
  expect(facetSearches([cropping, dear, ...alike], fitzroy, 4).map(({ title }) => title)).toEqual([
    'Houses for sale in Fitzroy',
    '4 bedroom houses for sale in Fitzroy',
    '5+ bedroom houses for sale in Fitzroy',
  ])
})

it('leads to five types and five counts of bedrooms at most, the largest first, and has only canonical addresses', () => {
  const types = ['House', 'Apartment', 'Unit', 'Townhouse', 'Villa', 'Terrace'] as const
  const many = types.flatMap((propertyType, index) =>
    [500_000, 900_000].map((priceFrom) => ({ ...houses(2, priceFrom, index + 1), propertyType })),
  )
  const searches = facetSearches(many, fitzroy, 4)
  expect(searches.map(({ level }) => level)).toEqual([2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4])
  expect(searches[0]?.title).toBe('Terraces for sale in Fitzroy')
  for (const { canonicalUri } of searches)
    expect(parseSearchUrl(canonicalUri, { canonicalOnly: true, hasResults: true })).toMatchObject({
      ok: true,
      isCanonical: true,
    })
})
