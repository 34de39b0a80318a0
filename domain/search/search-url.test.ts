import { describe, expect, it } from 'vitest'
import { acceptedAddresses, canonicalOnlyAddresses, type Changes, refusedAddresses } from './search-url.cases.ts'
import { canonicalFacetLimit } from './search-url-limit.ts'
import { tokensOfSegment } from './search-url-tokens.ts'
import { parseSearchUrl, formatSearchUrl } from './search-url.ts'
import { defaultSearchParameters, type SearchParameters, skipOfPage } from './search-parameters.ts'

function accepted(address: string, options?: Parameters<typeof parseSearchUrl>[1]) {
  const reading = parseSearchUrl(address, options)
  if (!reading.ok) throw new Error(`${address} was refused: ${reading.reason}`)
  return reading
}

function changed(base: SearchParameters, { page = 1, places, ...rest }: Changes): SearchParameters {
  return {
    ...base,
    ...rest,
    paging: { skip: skipOfPage(page), take: 25 },
    locationSearchContext: { ...base.locationSearchContext, ...places },
  }
}

describe('URLs written by hand', () => {
  it('are at least 150', () => {
    const rows = acceptedAddresses.flatMap((group) => group.rows)
    expect(new Set(rows.map(([address]) => address)).size).toBeGreaterThanOrEqual(150)
  })

  describe.each(acceptedAddresses)('of $mode in $place', ({ mode, place, rows }) => {
    it.each(rows)('%s is %s', (address, canonical, changes) => {
      const expected = changed(defaultSearchParameters(mode, place), changes)
      const reading = accepted(address)
      expect(reading.parameters).toEqual(expected)
      expect(reading.canonicalUrl).toBe(canonical === '=' ? address : canonical)
      expect(reading.isCanonical).toBe(canonical === '=')
      expect(formatSearchUrl(expected, { hasResults: true })).toBe(reading.canonicalUrl)
    })
  })

  it.each(refusedAddresses)('%j is rejected: %s', (address, reason) => {
    expect(parseSearchUrl(address)).toEqual({ ok: false, reason })
  })

  it.each(canonicalOnlyAddresses)('%s in canonical-only mode: %s', (address, isTaken) => {
    const reading = parseSearchUrl(address, { canonicalOnly: true })
    expect(reading.ok || reading.reason).toBe(isTaken ? true : 'NOT_CANONICAL')
    expect(parseSearchUrl(address).ok).toBe(true)
  })
})

describe('reading', () => {
  it('lists the words of a URL that mean nothing', () => {
    const address = '/for-sale/melbourne-vic-3000/houses/banana-pool?propertytype=castles&page=x&utm_source=mail'
    expect(accepted(address).ignored).toEqual(['banana', 'propertytype=castles', 'page=x'])
  })

  it.each([
    ['/houses?studios=1&surrounding=0', []],
    ['/houses?surrounding=maybe&isunderoffer=2', ['surrounding=maybe', 'isunderoffer=2']],
    ['/houses?context=location&context=MAP', []],
    ['/houses?context=office', ['context=office']],
    ['/houses?propertytype=unknown', ['propertytype=unknown']],
    ['/houses?land-area=500-1000-x', ['land-area=500-1000-x']],
    ['/houses?bedrooms=x5,5x', ['bedrooms=x5', 'bedrooms=5x']],
    ['/houses?auctions=soon,2026-11-20', ['auctions=soon']],
    ['/many-bedrooms', ['many', 'bedrooms']],
    ['/page-x', ['page', 'x']],
    ['/under-x', ['under', 'x']],
    ['/dairy-balcony', ['dairy', 'balcony']],
    ['/commercial-land', ['commercial']],
    ['/houses&bedrooms=2', ['houses&bedrooms=2']],
  ])('lists of %s what means nothing: %j', (rest, ignored) => {
    expect(accepted(`/for-sale/melbourne-vic-3000${rest}`).ignored).toEqual(ignored)
  })

  it('takes 1 and 0 for yes and no, and a place of the map only when it is whole', () => {
    const { parameters } = accepted(
      '/for-sale/melbourne-vic-3000?studios=1&surrounding=0&isunderoffer=0&lat=-37&zoom=9',
    )
    expect([parameters.bedrooms, parameters.isUnderOffer]).toEqual([[0], false])
    expect(parameters.locationSearchContext).toMatchObject({ includeSurroundingSuburbs: false, viewport: null })
    expect(accepted('/for-sale/melbourne-vic-3000?studios=0').parameters.bedrooms).toEqual([])
  })

  it('takes the words after an office without a mode, and a page before other words', () => {
    const { parameters } = accepted('/real-estate-agency/o2/2-bedrooms')
    expect([parameters.searchMode, parameters.bedrooms]).toEqual(['buy', [2]])
    expect(accepted('/for-sale/melbourne-vic-3000/page-3-pool').parameters.paging.skip).toBe(50)
  })

  it('asks for no day where none was named', () => {
    const { parameters } = accepted('/for-sale/melbourne-vic-3000', { today: '2026-11-20' })
    expect([parameters.auction, parameters.inspection]).toEqual([
      { dates: [], forthcoming: false },
      { dates: [], forthcoming: false },
    ])
  })

  it('drops days gone by, and takes any day when none is left', () => {
    const address = '/for-sale/melbourne-vic-3000/real-estate?auctions=2026-11-19&inspections=2026-11-19,2026-11-20'
    const { parameters } = accepted(address, { today: '2026-11-20' })
    expect(parameters.inspection).toEqual({ dates: ['2026-11-20'], forthcoming: false })
    expect(parameters.auction).toEqual({ dates: [], forthcoming: true })
  })

  it('keeps a maximum price in the query where the location has no results', () => {
    const { canonicalUrl } = accepted('/for-sale/melbourne-vic-3000/real-estate/under-500000', {
      hasResults: false,
    })
    expect(canonicalUrl).toBe('/for-sale/melbourne-vic-3000/real-estate?pricemaximum=500000')
  })

  it('rejects a search whose canonical URL would be longer than 8192 characters', () => {
    const places = Array.from({ length: 408 }, (_, index) => `place-${1000 + index}-vic-3000`).join(',')
    const address = `/buy/melbourne-vic-3000?suburbs=${places}`
    expect(address.length).toBeLessThanOrEqual(8192)
    expect(parseSearchUrl(address)).toEqual({ ok: false, reason: 'TOO_LONG' })
    expect(parseSearchUrl(address.slice(0, -20)).ok).toBe(true)
  })

  it('takes a text of 8192 characters', () => {
    const start = '/for-sale/melbourne-vic-3000?utm='
    expect(parseSearchUrl(start + 'x'.repeat(8192 - start.length)).ok).toBe(true)
    expect(parseSearchUrl(start + 'x'.repeat(8193 - start.length)).ok).toBe(false)
  })

  it('rejects texts over 8192 characters at once', () => {
    const tail = 'pool-'.repeat(20_000)
    expect(parseSearchUrl(`/for-sale/melbourne-vic-3000/${tail}`)).toEqual({ ok: false, reason: 'TOO_LONG' })
    expect(parseSearchUrl(`/for-sale/melbourne-vic-3000?suburbs=${tail}`)).toEqual({ ok: false, reason: 'TOO_LONG' })
  })
})

describe('writing', () => {
  const place = defaultSearchParameters('buy')

  it('gives null where no URL can be built', () => {
    const inPlaces = (...uris: string[]) => ({
      ...place,
      locationSearchContext: { ...place.locationSearchContext, searchLocations: uris.map((uri) => ({ uri })) },
    })
    const impossible: SearchParameters[] = [
      inPlaces(),
      inPlaces('melbourne'),
      inPlaces('melbourne-vic-3000', '../etc'),
      { ...place, context: 'office' },
      defaultSearchParameters('buy', { officeUri: 'a/b' }),
      defaultSearchParameters('leased', { officeUri: 'o2' }),
      { ...place, paging: { skip: 50_000, take: 25 } },
      inPlaces(...Array.from({ length: 500 }, (_, index) => `place-number-${index}-vic-3000`)),
    ]
    for (const search of impossible) expect(formatSearchUrl(search, { hasResults: true })).toBeNull()
  })

  it('takes the page from the number of listings skipped, 25 a page', () => {
    const search = { ...place, paging: { skip: 49, take: 25 } }
    expect(formatSearchUrl(search, { hasResults: true })).toBe('/for-sale/melbourne-vic-3000/real-estate/page-2')
  })
})

describe('the words of a segment', () => {
  it('are taken as the longest token that they make', () => {
    expect(tokensOfSegment('real-estate')).toEqual([{ kind: 'allTypes' }])
    expect(tokensOfSegment('2-bedrooms-pet-friendly-under-500000-page-2-x')).toEqual([
      { kind: 'facet', facet: { kind: 'bedrooms', count: 2 } },
      { kind: 'facet', facet: { kind: 'feature', feature: 'petFriendly' } },
      { kind: 'facet', facet: { kind: 'price', range: { min: null, max: 500_000 } } },
      { kind: 'page', page: 2 },
      { kind: 'unknown', text: 'x' },
    ])
  })
})

it('a path holds one facet more with a single number of bedrooms', () => {
  const limitOf = (...bedrooms: number[]) => canonicalFacetLimit({ ...defaultSearchParameters('buy'), bedrooms })
  expect([limitOf(), limitOf(2), limitOf(0), limitOf(2, 3)]).toEqual([3, 4, 3, 3])
})
