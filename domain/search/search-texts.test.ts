import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingUri, parseListingUrl, formatListingUrl } from './listing-url.ts'
import { readLocationSlug, regionSlug, streetSlug, suburbSlug } from './location-slug.ts'
import { placeNames, suburbLabel } from './place-names.ts'
import { defaultSearchParameters, type SearchParameters } from './search-parameters.ts'
import { facetTitle } from './facet-title.ts'
import { formatSearchCount, listingCountText, searchCountText } from './search-count-text.ts'

const all = (count: number) => ({ total: count, chosenTotal: count })

describe('the title of a search', () => {
  const titleOf = (facets: Partial<SearchParameters>) =>
    facetTitle({ ...defaultSearchParameters(facets.searchMode ?? 'buy'), ...facets }, 'in Richmond')

  it.each<[Partial<SearchParameters>, string | null]>([
    [{}, null],
    [{ bedrooms: [3], propertyTypes: ['House'] }, '3 bedroom houses for sale in Richmond'],
    [{ bedrooms: [0], searchMode: 'rent' }, 'Studio homes for rent in Richmond'],
    [{ bedrooms: [3, 4, 5] }, '3+ bedroom homes for sale in Richmond'],
    [{ searchMode: 'sold', propertyTypes: ['Apartment'] }, 'Sold apartments in Richmond'],
    [{ propertyFeatures: ['pool'] }, 'Homes for sale in Richmond, with pool'],
    [
      { searchMode: 'rent', propertyTypes: ['Unit'], price: { min: null, max: 650 } },
      'Units for rent in Richmond, under $650 pw',
    ],
    [{ inspection: { dates: [], forthcoming: true } }, 'Homes for sale in Richmond, open for inspection'],
    [{ auction: { dates: [], forthcoming: true } }, 'Homes for sale in Richmond, with upcoming auctions'],
  ])('for %j is %s', (facets, title) => {
    expect(titleOf(facets)).toBe(title)
  })
})

describe('the count of a search', () => {
  it.each([
    [0, 'buy', 'Carlton, VIC 3053', 'No homes for sale in Carlton, VIC 3053 found, change your filters or zoom out.'],
    [0, 'rent', null, 'No homes for rent in this area found, change your filters or zoom out.'],
    [1, 'buy', 'Carlton', '1 home for sale in Carlton'],
    [1, 'sold', 'Carlton', '1 sold home in Carlton'],
    [2, 'leased', 'Carlton', '2 leased homes in Carlton'],
    [1, 'leased', 'Carlton', '1 leased home in Carlton'],
    [1, 'rent', 'Carlton', '1 home for rent in Carlton'],
    [2, 'sold', null, '2 sold homes in this area'],
    [1234, 'rent', 'Carlton', '1,234 homes for rent in Carlton'],
    [50_000, 'buy', 'Australia', '50000+ homes for sale in Australia'],
  ] as const)('%d in %s, %s: %s', (count, mode, place, text) => {
    expect(searchCountText(all(count), defaultSearchParameters(mode), place)).toBe(text)
  })

  it.each<[number, Partial<SearchParameters>, string]>([
    [1, { propertyTypes: ['House'], bedrooms: [3] }, '1 house with 3 bedrooms for sale in Richmond'],
    [2, { propertyTypes: ['Unit'] }, '2 units for sale in Richmond'],
    [2, { searchMode: 'sold', bedrooms: [4, 5] }, '2 sold homes with 4+ bedrooms in Richmond'],
    [2, { propertyTypes: ['House', 'Unit'], bedrooms: [1, 2] }, '2 homes with 1 or 2 bedrooms for sale in Richmond'],
  ])('says what is looked for: %d of %j', (count, facets, text) => {
    expect(searchCountText(all(count), { ...defaultSearchParameters('buy'), ...facets }, 'Richmond')).toBe(text)
  })

  it('says when the search failed', () => {
    expect(searchCountText(null, defaultSearchParameters('buy'), 'Carlton')).toBe(
      "Sorry, we're having a problem searching. Please try again",
    )
  })

  it.each([
    [11, 367, '11 homes for sale in Newtown, NSW 2042, 356 nearby'],
    [1, 2, '1 home for sale in Newtown, NSW 2042, 1 nearby'],
    [0, 356, 'No homes for sale in Newtown, NSW 2042, 356 nearby'],
    [11, 11, '11 homes for sale in Newtown, NSW 2042'],
    [0, 60_000, 'No homes for sale in Newtown, NSW 2042, 50000+ nearby'],
  ])('names %d of the place and what is nearby, of %d', (chosenTotal, total, text) => {
    expect(searchCountText({ total, chosenTotal }, defaultSearchParameters('buy'), 'Newtown, NSW 2042')).toBe(text)
  })

  it.each([
    [11, 367, '11 homes, 356 nearby'],
    [1, 1, '1 home'],
    [0, 0, '0 homes'],
    [0, 1, '1 home nearby'],
    [0, 30, '30 homes nearby'],
  ])('promises %d of the place, of %d', (chosenTotal, total, text) => {
    expect(listingCountText({ total, chosenTotal })).toBe(text)
  })

  it('is of an office by its name', () => {
    expect(searchCountText(all(117), defaultSearchParameters('buy'), 'Smith & Co', true)).toBe(
      '117 homes for sale by Smith & Co',
    )
    expect(searchCountText(all(0), defaultSearchParameters('sold'), 'Smith & Co', true)).toBe(
      'No sold homes by Smith & Co found, change your filters or zoom out.',
    )
  })

  it('is exact below 50,000', () => {
    expect([formatSearchCount(49_999), formatSearchCount(50_000), formatSearchCount(1e9)]).toEqual([
      '49,999',
      '50000+',
      '50000+',
    ])
  })
})

describe('the places of a search in words', () => {
  const newtown = { name: 'Newtown', stateCode: 'NSW', postcode: '2042' } as const
  const enmore = { name: 'Enmore', stateCode: 'NSW', postcode: '2042' } as const
  const erskineville = { name: 'Erskineville', stateCode: 'NSW', postcode: '2043' } as const
  const geelong = { name: 'Greater Geelong', stateCode: 'VIC', postcode: null } as const
  const otherNewtown = { name: 'Newtown', stateCode: 'VIC', postcode: '3220' } as const

  it.each<[Parameters<typeof placeNames>[0], string | null]>([
    [[], null],
    [[newtown], 'Newtown, NSW 2042'],
    [[geelong], 'Greater Geelong, VIC'],
    [[newtown, enmore], 'Newtown and Enmore'],
    [[newtown, enmore, erskineville], 'Newtown, Enmore and Erskineville'],
    [[newtown, otherNewtown], 'Newtown, NSW 2042 and Newtown, VIC 3220'],
    [[newtown, geelong], 'Newtown, NSW 2042 and Greater Geelong, VIC'],
    [[newtown, enmore, erskineville, { ...enmore, name: 'Stanmore' }], 'Newtown, Enmore and 2 more'],
  ])('%j are %s', (places, words) => {
    expect(placeNames(places)).toBe(words)
  })

  it('are labelled as the caller says', () => {
    expect(placeNames([newtown], ({ name }) => name.toUpperCase())).toBe('NEWTOWN')
    expect(suburbLabel(geelong)).toBe('Greater Geelong, VIC')
  })
})

describe('a location slug', () => {
  it('is written from name, state and postcode', () => {
    expect(suburbSlug({ name: 'Park Ridge South', stateCode: 'QLD', postcode: '4125' })).toBe(
      'park-ridge-south-qld-4125',
    )
    expect(suburbSlug({ name: "O'Connor", stateCode: 'ACT', postcode: '2602' })).toBe('oconnor-act-2602')
    expect(regionSlug({ name: 'Greater Geelong', stateCode: 'VIC' })).toBe('greater-geelong-vic')
    expect(streetSlug({ name: 'Lygon Street', suburb: 'Carlton', stateCode: 'VIC', postcode: '3053' })).toBe(
      'lygon-street-carlton-vic-3053',
    )
  })
  it.each([
    ['melbourne-vic-3000', { words: 'melbourne', stateCode: 'VIC', postcode: '3000' }],
    ['Darwin-City-NT-0800', { words: 'darwin-city', stateCode: 'NT', postcode: '0800' }],
    ['greater-geelong-vic', { words: 'greater-geelong', stateCode: 'VIC', postcode: null }],
    ['act-act', { words: 'act', stateCode: 'ACT', postcode: null }],
    ['1770-qld-4677', { words: '1770', stateCode: 'QLD', postcode: '4677' }],
    ['melbourne', null],
    ['melbourne-3000', null],
    ['vic', null],
    ['melbourne-vic-300', null],
    ['melbourne-vic-x3000', null],
    ['melbourne-vic-3000x', null],
    ['vic-3000', null],
    ['melbourne--vic-3000', null],
    ['', null],
  ])('%s is %j', (slug, parts) => {
    expect(readLocationSlug(slug)).toEqual(parts)
  })
})

describe('the URL of a listing', () => {
  it.each([
    ['/homes/12-lygon-street-carlton-vic-3053/42', { id: 42, uri: '12-lygon-street-carlton-vic-3053' }],
    ['/Homes/12-Lygon-Street/42/?photo=2#map', { id: 42, uri: '12-lygon-street' }],
    ['/homes/42', { id: 42, uri: null }],
    ['/homes/a/b/42', { id: 42, uri: null }],
    ['/homes/%E0%A4/42', { id: 42, uri: null }],
    ['/homes/2147483647', { id: 2_147_483_647, uri: null }],
    ['/homes/2147483648', null],
    ['/homes/1234567890', { id: 1_234_567_890, uri: null }],
    ['/homes/12345678901', null],
    ['/homes/a/42x', null],
    ['/homes/a/x42', null],
    ['homes/a/42#b', { id: 42, uri: 'a' }],
    ['/homes/a/0', null],
    ['/homes/a/-1', null],
    ['/homes/a/1e3', null],
    ['/homes/a/042', null],
    ['/homes', null],
    ['/42', null],
    ['/find/a/42', null],
    ['', null],
  ])('%s is %j', (path, address) => {
    expect(parseListingUrl(path)).toEqual(address)
  })

  it('is read as it was written, and no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2_147_483_647 }), (uri, id) => {
        expect(parseListingUrl(formatListingUrl({ uri, id }))?.id).toBe(id)
        expect(parseListingUrl(uri)?.id).not.toBe(0)
        expect(parseListingUrl(formatListingUrl({ uri: `a${uri.repeat(30)}`, id }))?.uri).not.toBeNull()
      }),
    )
    expect(formatListingUrl({ uri: '12-lygon-street', id: 42 })).toBe('/homes/12-lygon-street/42')
  })

  it('has a word where the uri has none, and never a longer one than is read', () => {
    expect(formatListingUrl({ uri: '', id: 7 })).toBe('/homes/home/7')
    expect(formatListingUrl({ uri: ' -- ', id: 7 })).toBe('/homes/home/7')
    expect(formatListingUrl({ uri: 'a'.repeat(130), id: 7 })).toBe(`/homes/${'a'.repeat(120)}/7`)
    expect(formatListingUrl({ uri: `${'a'.repeat(119)} b`, id: 7 })).toBe(`/homes/${'a'.repeat(119)}/7`)
  })

  it('names no street where the street address is hidden', () => {
    const address = { street: '2/14 Lygon Street', suburb: 'Carlton', stateCode: 'VIC', postcode: '3053' }
    expect(listingUri({ ...address, isHidden: false })).toBe('2-14-lygon-street-carlton-vic-3053')
    expect(listingUri({ ...address, isHidden: true })).toBe('carlton-vic-3053')
    expect(listingUri({ ...address, street: null, isHidden: false })).toBe('carlton-vic-3053')
  })
})
