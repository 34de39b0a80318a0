import { describe, expect, it } from 'vitest'
import { acceptedAddresses, canonicalOnlyAddresses, type Changes, refusedAddresses } from './search-address.cases.ts'
import { readSearchAddress, writeSearchAddress } from './search-address.ts'
import { defaultSearchParameters, type SearchParameters, skipOfPage } from './search-parameters.ts'

function accepted(address: string, options?: Parameters<typeof readSearchAddress>[1]) {
  const reading = readSearchAddress(address, options)
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

describe('addresses written by hand', () => {
  it('are at least 150', () => {
    const rows = acceptedAddresses.flatMap((group) => group.rows)
    expect(new Set(rows.map(([address]) => address)).size).toBeGreaterThanOrEqual(150)
  })

  describe.each(acceptedAddresses)('of $mode in $place', ({ mode, place, rows }) => {
    it.each(rows)('%s is %s', (address, canonical, changes) => {
      const expected = changed(defaultSearchParameters(mode, place), changes)
      const reading = accepted(address)
      expect(reading.parameters).toEqual(expected)
      expect(reading.canonicalAddress).toBe(canonical === '=' ? address : canonical)
      expect(reading.isCanonical).toBe(canonical === '=')
      expect(writeSearchAddress(expected, { hasResults: true })).toBe(reading.canonicalAddress)
    })
  })

  it.each(refusedAddresses)('%j is refused: %s', (address, reason) => {
    expect(readSearchAddress(address)).toEqual({ ok: false, reason })
  })

  it.each(canonicalOnlyAddresses)('%s in canonical-only mode: %s', (address, isTaken) => {
    const reading = readSearchAddress(address, { canonicalOnly: true })
    expect(reading.ok || reading.reason).toBe(isTaken ? true : 'NOT_CANONICAL')
    expect(readSearchAddress(address).ok).toBe(true)
  })
})

describe('reading', () => {
  it('lists what an address says that means nothing', () => {
    const address = '/for-sale/melbourne-vic-3000/houses/banana-pool?propertytype=castles&page=x&utm_source=mail'
    expect(accepted(address).ignored).toEqual(['banana', 'propertytype=castles', 'page=x'])
  })

  it('drops days gone by, and takes any day when none is left', () => {
    const address = '/for-sale/melbourne-vic-3000/real-estate?auctions=2026-11-19&inspections=2026-11-19,2026-11-20'
    const { parameters } = accepted(address, { today: '2026-11-20' })
    expect(parameters.inspection).toEqual({ dates: ['2026-11-20'], forthcoming: false })
    expect(parameters.auction).toEqual({ dates: [], forthcoming: true })
  })

  it('keeps a maximum price in the query where the location has no results', () => {
    const { canonicalAddress } = accepted('/for-sale/melbourne-vic-3000/real-estate/under-500000', {
      hasResults: false,
    })
    expect(canonicalAddress).toBe('/for-sale/melbourne-vic-3000/real-estate?pricemaximum=500000')
  })

  it('refuses texts past 8192 characters at once', () => {
    const tail = 'pool-'.repeat(20_000)
    expect(readSearchAddress(`/for-sale/melbourne-vic-3000/${tail}`)).toEqual({ ok: false, reason: 'TOO_LONG' })
    expect(readSearchAddress(`/for-sale/melbourne-vic-3000?suburbs=${tail}`)).toEqual({ ok: false, reason: 'TOO_LONG' })
  })
})

describe('writing', () => {
  const place = defaultSearchParameters('buy')

  it('gives null where no address can be built', () => {
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
    for (const search of impossible) expect(writeSearchAddress(search, { hasResults: true })).toBeNull()
  })

  it('takes the page from the number of homes skipped, 25 a page', () => {
    const search = { ...place, paging: { skip: 49, take: 25 } }
    expect(writeSearchAddress(search, { hasResults: true })).toBe('/for-sale/melbourne-vic-3000/real-estate/page-2')
  })
})
