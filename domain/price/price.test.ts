import { describe, expect, it } from 'vitest'
import { formatDollars } from './dollars.ts'
import { priceDetails } from './price-display.ts'
import { priceLabel, roundedPriceLabel } from './price-labels.ts'
import { alertPriceName, priceRangeLabel } from './price-range-labels.ts'
import { maximumPriceOptions, minimumPriceOptions, priceSteps } from './price-options.ts'
import { markerPrice } from './short-price.ts'

describe('dollars', () => {
  it.each([
    [1_460_000, '$1,460,000'],
    [0, '$0'],
    ['650', '$650'],
    ['1460000', '$1,460,000'],
    ['$1.2m', '$1.2m'],
    ['$650 per week', '$650 per week'],
    ['Contact agent', 'Contact agent'],
    ['1,460,000', '$1,460,000'],
    [' 650 ', '$650'],
    ['650.75', '$651'],
    [650.75, '$651'],
    ['650 pw', '650 pw'],
    ['from 650', 'from 650'],
    ['650.', '650.'],
    ['', ''],
  ])('%j is %s', (value, text) => {
    expect(formatDollars(value)).toBe(text)
  })
})

describe('price options', () => {
  it('of rent are 0 to 2000 by 50, with $Min and $Max', () => {
    expect(priceSteps('rent')).toHaveLength(41)
    expect(priceSteps('rent').slice(0, 3)).toEqual([0, 50, 100])
    expect(priceSteps('rent').at(-1)).toBe(2000)
    expect(minimumPriceOptions('rent').slice(0, 2)).toEqual([
      { dollars: null, label: '$Min' },
      { dollars: 0, label: '$0 pw' },
    ])
    expect(maximumPriceOptions('rent').slice(-2)).toEqual([
      { dollars: 2000, label: '$2,000 pw' },
      { dollars: null, label: '$Max' },
    ])
  })

  it.each(['buy', 'sold'] as const)('of %s grow in five kinds of steps', (mode) => {
    const prices = priceSteps(mode)
    expect(prices.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => (index + 1) * 50_000))
    expect(prices.slice(20)).toEqual(
      [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11].map(
        (millions) => Math.round(millions * 1_000_000),
      ),
    )
  })
})

describe('price labels', () => {
  it.each([
    [450_000, 'buy', '$450,000'],
    [999_999, 'buy', '$999,999'],
    [1_000_000, 'buy', '$1M'],
    [1_100_000, 'sold', '$1.1M'],
    [2_250_000, 'buy', '$2.25M'],
    [2_280_000, 'sold', '$2.28M'],
    [1_234_500, 'buy', '$1,234,500'],
    [11_000_000, 'buy', '$11M'],
    [650, 'rent', '$650 pw'],
    [1250, 'leased', '$1,250 pw'],
  ] as const)('%d in %s is %s', (dollars, mode, label) => {
    expect(priceLabel(dollars, mode)).toBe(label)
  })

  it.each(['buy', 'rent', 'sold', 'leased'] as const)('of the options of %s are all different and exact', (mode) => {
    const millions = (label: string) => Number(/^\$(.+)M$/.exec(label)?.[1] ?? Number.NaN) * 1_000_000
    const dollars = (label: string) => millions(label) || Number(label.replace(/\D/g, ''))
    const options = maximumPriceOptions(mode).filter((option) => option.dollars !== null)
    expect(options.map(({ label }) => Math.round(dollars(label)))).toEqual(priceSteps(mode))
  })

  it('of a median are rounded', () => {
    expect([roundedPriceLabel(1_234_500, 'buy'), roundedPriceLabel(612, 'rent')]).toEqual(['$1.2M', '$612 pw'])
  })

  it.each([
    [980_000, false, 'buy', '$980k'],
    [980_000, true, 'buy', '$980k+'],
    [1_460_000, true, 'sold', '$1.46M+'],
    [650, false, 'rent', '$650 pw'],
    [650, true, 'rent', '$650+ pw'],
  ] as const)('of a marker of %d that goes on (%s) in %s is %s', (from, goesOn, mode, label) => {
    expect(markerPrice(from, { goesOn, mode })).toBe(label)
  })

  it('of a range are Under X, Over X and X - Y', () => {
    expect(priceRangeLabel({ min: null, max: 500_000 }, 'buy')).toBe('Under $500,000')
    expect(priceRangeLabel({ min: 1_500_000, max: null }, 'sold')).toBe('Over $1.5M')
    expect(priceRangeLabel({ min: 300, max: 650 }, 'rent')).toBe('$300 pw - $650 pw')
    expect(priceRangeLabel({ min: null, max: null }, 'buy')).toBeNull()
  })

  it('of an alert are min to max, min plus and up to max', () => {
    expect(alertPriceName({ min: 500_000, max: 1_000_000 }, 'buy')).toBe('$500,000 to $1M')
    expect(alertPriceName({ min: 500_000, max: null }, 'buy')).toBe('$500,000 plus')
    expect(alertPriceName({ min: null, max: 650 }, 'rent')).toBe('up to $650 pw')
    expect(alertPriceName({ min: null, max: null }, 'rent')).toBeNull()
  })
})

describe('the price of a listing', () => {
  const listing = { mode: 'buy', price: 1_500_000, agentsText: null, isWithheld: false } as const

  it('is what the agent wrote, as written', () => {
    const agentsText = '$1,460,000 - $1,600,000'
    expect(priceDetails({ ...listing, agentsText }).longDescription).toBe(agentsText)
    expect(priceDetails({ ...listing, agentsText: 'Auction' }).shortDescription).toBe('Auction')
  })
  it('is the figure, else a word to the agent, where the agent wrote nothing', () => {
    expect(priceDetails({ ...listing, agentsText: ' ' }).longDescription).toBe('$1,500,000')
    expect(priceDetails({ ...listing, price: null }).longDescription).toBe('Contact agent')
  })
  it('is what the agent wrote without the spaces around it, and with the sign that it lacks', () => {
    expect(priceDetails({ ...listing, agentsText: ' Auction ' }).longDescription).toBe('Auction')
    expect(priceDetails({ ...listing, agentsText: '1500000' }).longDescription).toBe('$1,500,000')
  })
  it('of a rental or a sold listing without a figure is what the agent wrote', () => {
    for (const mode of ['rent', 'leased', 'sold'] as const) {
      const unknown = { ...listing, mode, price: null, agentsText: 'On application' }
      expect(priceDetails(unknown)).toEqual({ longDescription: 'On application', shortDescription: 'On application' })
    }
  })
  it('that is withheld leaves the words of the agent, if there is no figure in them', () => {
    const withheld = { ...listing, isWithheld: true }
    expect(priceDetails({ ...withheld, agentsText: 'Auction' }).longDescription).toBe('Auction')
    expect(priceDetails(withheld).longDescription).toBe('Contact agent')
    expect(priceDetails({ ...withheld, mode: 'leased', agentsText: 'Leased' }).longDescription).toBe('Price withheld')
  })
  it('of a rental is always per week', () => {
    const rental = { ...listing, mode: 'rent', price: 650, agentsText: 'Great value' } as const
    expect(priceDetails(rental)).toEqual({ longDescription: '$650 per week', shortDescription: '$650 pw' })
  })
  it('of a sold listing is the sold price', () => {
    expect(priceDetails({ ...listing, mode: 'sold', agentsText: '$1.2m+' }).longDescription).toBe('$1,500,000')
  })
  it.each(['buy', 'rent', 'sold', 'leased'] as const)('that is withheld shows no figure (%s)', (mode) => {
    const details = priceDetails({ ...listing, mode, agentsText: 'Offers over $1.4m', isWithheld: true })
    expect(JSON.stringify(details)).not.toMatch(/\d/)
    expect(details.longDescription).toBe(mode === 'sold' || mode === 'leased' ? 'Price withheld' : 'Contact agent')
  })
})
