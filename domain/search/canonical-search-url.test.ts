import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySearch } from '#tests/support/any-search.ts'
import { canonicalSearchUrl, isCanonicalSearchUrl } from './canonical-search-url.ts'
import { formatSearchUrl } from './search-url.ts'

describe('canonical-only mode', () => {
  it('rejects no URL that the portal writes', () => {
    fc.assert(
      fc.property(anySearch, fc.boolean(), (search, hasResults) => {
        expect(canonicalSearchUrl(search, { hasResults })).toBe(formatSearchUrl(search, { hasResults }))
      }),
    )
  })

  it.each([
    '/for-sale/richmond-vic-3121',
    '/for-sale/richmond-vic-3121/real-estate/frobnicate',
    '/for-sale/richmond-vic-3121/real-estate?bedrooms=2',
    '/for-sale/richmond-vic-3121/houses/pool-gym',
    '/for-sale/richmond-vic-3121/real-estate/under-2500000',
    '/for-sale/richmond-vic-3121/houses/2-bedrooms-furnished-pet-friendly-car-garage',
    '/sold-properties/richmond-vic-3121/houses',
    '/For-Sale/richmond-vic-3121/real-estate',
    '/for-sale/richmond-vic-3121/real-estate?sort=sideways',
  ])('refuses %s', (url) => {
    expect(isCanonicalSearchUrl(url, { hasResults: true })).toBe(false)
  })
})
