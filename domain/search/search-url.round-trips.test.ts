import { env } from 'node:process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySearch, locationUri } from '#tests/support/any-search.ts'
import { normaliseSearchParameters } from './normalise-search.ts'
import { parseSearchUrl, formatSearchUrl } from './search-url.ts'

const numRuns = fc.readConfigureGlobal().numRuns ?? (env['CI'] ? 10_000 : 1000)

const pathWords = fc.constantFrom(
  ...`
    real-estate houses land blocks-of-units studios semi-detached 1-bedroom 3-bedrooms 9-bedrooms furnished
    pet-friendly car-garage gym pool fireplace open-for-inspection upcoming-auctions studio-apartments
    under-800000 under-900 over-400 300-200 page-2 page-1 under of 7 banana page %C3%A9
  `
    .trim()
    .split(/\s+/),
)

const queryPairs = fc.constantFrom(
  ...`
    suburbs=carlton-vic-3053 suburbs=x propertytype=houses,units propertytype=Land bedrooms=2,3 bedrooms=0
    bathrooms=2 carspaces=1,7 pricemaximum=700000 priceminimum=100 pricemaximum=1e9 land-area=over-5
    land-area=9-3 frontage=under-20 features=pool,study inspections=2026-11-21 inspections=forthcoming
    auctions=forthcoming studios=true sort=cheapest sort=soldHomesForYou context=map context=draw lat=-37.8
    lng=145 zoom=11.123 bounds=-38,144,-37,145.123456 shape=_p~iF~ps|U_ulLnnqC_mqNvxq%60@ surrounding=false
    isUnderOffer=false page=3 page=x & %zz=%zz
  `
    .trim()
    .split(/\s+/),
)

const prefix = fc.oneof(
  fc
    .tuple(fc.constantFrom('for-sale', 'buy', 'for-rent', 'rent', 'sold-properties', 'leased'), locationUri)
    .map((parts) => parts.join('/')),
  fc
    .constantFrom('', '/properties-for-sale', '/properties-for-rent', '/sold-properties')
    .map((suffix) => `real-estate-agency/o2${suffix}`),
)

/** URLs as people and old links write them: words in any order, case and segment, keys repeated, slips included. */
const looseAddress: fc.Arbitrary<string> = fc
  .record({
    start: prefix,
    words: fc.array(fc.tuple(fc.constantFrom('/', '-', '/', '//'), pathWords), { maxLength: 6 }),
    end: fc.constantFrom('', '/'),
    query: fc.array(queryPairs, { maxLength: 6 }),
    isUpperCase: fc.boolean(),
  })
  .map(({ start, words, end, query, isUpperCase }) => {
    const path = `/${start}/${words.flat().join('')}${end}`
    return (isUpperCase ? path.toUpperCase() : path) + (query.length > 0 ? `?${query.join('&')}` : '')
  })

/** Texts of every kind that might come as a URL. */
const anyText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      '',
      '/',
      '/for-sale/',
      '/for-sale/melbourne-vic-3000/',
      '/for-sale/melbourne-vic-3000?',
      '/real-estate-agency/',
    ),
    fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('%', 'F', '0', '/', '-', '?', '&', '=', '\0', 'page-', 'shape=', '9') }),
      fc.webQueryParameters(),
    ),
  )
  .map((parts) => parts.join(''))

function accepted(address: string, options: Parameters<typeof parseSearchUrl>[1]) {
  const reading = parseSearchUrl(address, options)
  if (!reading.ok) throw new Error(`${address} was refused: ${reading.reason}`)
  return reading
}

describe('round trips', () => {
  it('write then read: any search comes back the same', () => {
    fc.assert(
      fc.property(anySearch, fc.boolean(), (search, hasResults) => {
        const address = formatSearchUrl(search, { hasResults })
        const reading = accepted(address ?? '', { hasResults, canonicalOnly: true })
        expect(reading.parameters).toEqual(normaliseSearchParameters(search))
        expect(reading.isCanonical).toBe(true)
        expect(reading.ignored).toEqual([])
      }),
      { numRuns },
    )
  })

  it('read then write: any accepted URL has one canonical form, and that is a fixed point', () => {
    let taken = 0
    fc.assert(
      fc.property(looseAddress, fc.boolean(), (address, hasResults) => {
        const reading = parseSearchUrl(address, { hasResults })
        if (!reading.ok) return
        taken += 1
        expect(formatSearchUrl(reading.parameters, { hasResults })).toBe(reading.canonicalUrl)
        const again = accepted(reading.canonicalUrl, { hasResults, canonicalOnly: true })
        expect(again).toEqual({ ...reading, isCanonical: true, ignored: [] })
      }),
      { numRuns },
    )
    expect(taken).toBeGreaterThan(numRuns * 0.8)
  })

  it('no text at all makes the reader throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = parseSearchUrl(text)
        const again = reading.ok ? parseSearchUrl(reading.canonicalUrl, { canonicalOnly: true }) : reading
        expect(again.ok).toBe(reading.ok)
      }),
      { numRuns },
    )
  })
})
