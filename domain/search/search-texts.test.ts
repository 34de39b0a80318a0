import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingUri, readListingAddress, writeListingAddress } from './listing-address.ts'
import { readLocationSlug, regionSlug, streetSlug, suburbSlug } from './location-slug.ts'
import { formatSearchCount, searchCountText } from './search-count-text.ts'

describe('the count of a search', () => {
  it.each([
    [-1, 'buy', 'Carlton', "Sorry, we're having a problem searching. Please try again"],
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
    expect(searchCountText(count, mode, place)).toBe(text)
  })

  it('is of an office by its name', () => {
    expect(searchCountText(117, 'buy', 'Smith & Co', true)).toBe('117 homes for sale by Smith & Co')
    expect(searchCountText(0, 'sold', 'Smith & Co', true)).toBe(
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

describe('the address of a listing', () => {
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
    expect(readListingAddress(path)).toEqual(address)
  })

  it('is read as it was written, and no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2_147_483_647 }), (uri, id) => {
        expect(readListingAddress(writeListingAddress({ uri, id }))?.id).toBe(id)
        expect(readListingAddress(uri)?.id).not.toBe(0)
        expect(readListingAddress(writeListingAddress({ uri: `a${uri.repeat(30)}`, id }))?.uri).not.toBeNull()
      }),
    )
    expect(writeListingAddress({ uri: '12-lygon-street', id: 42 })).toBe('/homes/12-lygon-street/42')
  })

  it('has a word where the uri has none, and never a longer one than is read', () => {
    expect(writeListingAddress({ uri: '', id: 7 })).toBe('/homes/home/7')
    expect(writeListingAddress({ uri: ' -- ', id: 7 })).toBe('/homes/home/7')
    expect(writeListingAddress({ uri: 'a'.repeat(130), id: 7 })).toBe(`/homes/${'a'.repeat(120)}/7`)
    expect(writeListingAddress({ uri: `${'a'.repeat(119)} b`, id: 7 })).toBe(`/homes/${'a'.repeat(119)}/7`)
  })

  it('names no street where the address is hidden', () => {
    const address = { street: '2/14 Lygon Street', suburb: 'Carlton', stateCode: 'VIC', postcode: '3053' }
    expect(listingUri({ ...address, isHidden: false })).toBe('2-14-lygon-street-carlton-vic-3053')
    expect(listingUri({ ...address, isHidden: true })).toBe('carlton-vic-3053')
    expect(listingUri({ ...address, street: null, isHidden: false })).toBe('carlton-vic-3053')
  })
})
