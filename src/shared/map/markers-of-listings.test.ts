import { describe, expect, it } from 'vitest'
import { markersOf } from './markers-of-listings.ts'

type Listing = Parameters<typeof markersOf>[0][number]

const listing = (id: number, changes: Partial<Listing> = {}): Listing => ({
  id,
  statusType: 'available',
  listingType: 'sale',
  isUnderOffer: false,
  priceDetails: { shortDescription: '$1,460,000 - $1,600,000' },
  location: { isApproximate: false, latLong: { latitude: -37.8, longitude: 144.9 } },
  address: { suburb: 'Fitzroy' },
  slugs: { location: 'fitzroy-vic-3065' },
  ...changes,
})

describe('the pins of a collection', () => {
  it.each([
    ['$1,460,000 - $1,600,000', 'sale', '$1.46M+'],
    ['$980k to $1.05m', 'sale', '$980k+'],
    ['Price guide $950k', 'sale', '$950k'],
    ['$2,250,000', 'sale', '$2.25M'],
    ['From $1.2m', 'sale', '$1.2M+'],
    ['$900,000+', 'sale', '$900k+'],
    ['$650 pw', 'rental', '$650 pw'],
    ['$600 - $650 pw', 'rental', '$600+ pw'],
    ['Auction', 'sale', null],
  ] as const)('say of %j of a %s: %s', (shortDescription, listingType, label) => {
    const [marker] = markersOf([listing(1, { listingType, priceDetails: { shortDescription } })])
    expect(marker?.priceLabel).toBe(label)
  })

  it('leave out what has no position, and what was withdrawn', () => {
    const nowhere = listing(2, { location: { isApproximate: true, latLong: null } })
    const markers = markersOf([listing(1), nowhere, listing(3, { statusType: 'removed' })])
    expect(markers.map(({ id }) => id)).toEqual([1])
  })

  it('know homes of one suburb from those of another', () => {
    const other = listing(2, { slugs: { location: 'carlton-vic-3053' } })
    const [one, two, three] = markersOf([listing(1), other, listing(3)]).map(({ suburbId }) => suburbId)
    expect([one === three, one === two]).toEqual([true, false])
  })
})
