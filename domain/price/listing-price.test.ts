import { describe, expect, it } from 'vitest'
import { eventPrice, listingPrice } from './listing-price.ts'

const listing = {
  listingType: 'sale',
  statusType: 'completed',
  priceText: '',
  priceFrom: 900_000,
  priceTo: 900_000,
  isPriceWithheld: false,
} as const

describe('a price', () => {
  it('is the figure where both ends of it are the same', () => {
    expect(listingPrice(listing).longDescription).toBe('$900,000')
  })

  it('is what the agent wrote where it is a range', () => {
    expect(listingPrice({ ...listing, priceTo: 950_000, priceText: '$900,000 to $950,000' }).longDescription).toBe(
      '$900,000 to $950,000',
    )
  })

  it('of a rental is what it costs at least', () => {
    const rental = { ...listing, listingType: 'rental', statusType: 'available', priceFrom: 650, priceTo: 700 } as const
    expect(listingPrice(rental).shortDescription).toBe('$650 pw')
  })

  it('of an event that ended an offer without being withheld is shown', () => {
    expect(eventPrice({ kind: 'leased', priceText: '$640 per week' }, { ...listing, listingType: 'rental' })).toBe(
      '$640 per week',
    )
  })
})

describe('a withheld price', () => {
  const sold = {
    listingType: 'sale',
    statusType: 'completed',
    priceText: 'Sold for $2,222,000',
    priceFrom: null,
    priceTo: null,
    isPriceWithheld: true,
  } as const

  it('is withheld in words once sold', () => {
    expect(listingPrice(sold)).toEqual({ longDescription: 'Price withheld', shortDescription: 'Price withheld' })
  })

  it('is the agent’s words while on the market, unless they hold a figure', () => {
    const offered = { ...sold, statusType: 'available' } as const
    expect(listingPrice(offered).longDescription).toBe('Contact agent')
    expect(listingPrice({ ...offered, priceText: 'Price on request' }).longDescription).toBe('Price on request')
  })

  it('does not show in the history, while the asking price does', () => {
    expect(eventPrice({ kind: 'sold', priceText: '$2,222,000' }, sold)).toBe('Price withheld')
    expect(eventPrice({ kind: 'listed', priceText: '$2,000,000' }, sold)).toBe('$2,000,000')
    const offered = { ...sold, statusType: 'available' } as const
    expect(eventPrice({ kind: 'listed', priceText: '$2,000,000' }, offered)).toBe('Contact agent')
  })
})
