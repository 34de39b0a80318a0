import { describe, expect, it } from 'vitest'
import { comparisonRows } from './comparison-rows.ts'

type Listing = Parameters<typeof comparisonRows>[0][number]
type Changes = Partial<Omit<Listing, 'summary'>> & { summary?: Partial<Listing['summary']> }

const listing = ({ summary, ...changes }: Changes = {}): Listing => ({
  id: 1,
  councilRates: null,
  buildingSize: null,
  priceHistory: [{ occurredOn: '2026-11-02', kind: 'listed', priceDescription: '$1,200,000' }],
  ...changes,
  summary: {
    canonicalUri: '/homes/x/1',
    propertyType: 'House',
    listingType: 'sale',
    statusType: 'available',
    isUnderOffer: false,
    listedAt: '2026-11-02T00:00:00Z',
    priceDetails: { longDescription: '$1,200,000' },
    address: { shortAddress: '1 Smith Street', suburb: 'Fitzroy', stateCode: 'VIC', postcode: '3065' },
    location: { isApproximate: false, latLong: { latitude: -37.8, longitude: 144.9 } },
    features: { bedrooms: 3, bathrooms: 1, cars: null, tags: ['pool', 'deck'], extraFeatures: [] },
    landFeatures: { landSizeDescription: '240 m²', frontage: null },
    inspections: [],
    auction: null,
    saleDetails: { soldOn: null },
    rentalDetails: null,
    media: { photos: [] },
    agents: [{ name: 'Ada Wren' }],
    office: { name: 'Wren' },
    ...summary,
  },
})

const rowOf = (title: string, listings: readonly Listing[], point: Parameters<typeof comparisonRows>[1] = null) =>
  comparisonRows(listings, point).find((row) => row.title === title)

describe('homes side by side', () => {
  it('say where they differ, and where they do not', () => {
    const other = listing({ summary: { priceDetails: { longDescription: '$900,000' } } })
    expect(rowOf('Price', [listing(), other])).toEqual({
      title: 'Price',
      cells: [['$1,200,000'], ['$900,000']],
      isDifferent: true,
    })
    expect(rowOf('Land', [listing(), other])?.isDifferent).toBe(false)
  })

  it('leave out what is known of none, and say nothing where it is known of others', () => {
    expect(rowOf('Car spaces', [listing(), listing()])).toBeUndefined()
    const { features } = listing().summary
    expect(
      rowOf('Car spaces', [listing(), listing({ summary: { features: { ...features, cars: 2 } } })])?.cells,
    ).toEqual([[], ['2']])
  })

  it.each([
    [{}, 'For sale'],
    [{ isUnderOffer: true }, 'Under offer'],
    [{ statusType: 'completed', saleDetails: { soldOn: '2026-11-21' } }, 'Sold 21 Nov 2026'],
    [{ statusType: 'removed' }, 'Taken off the market'],
    [{ listingType: 'rental' }, 'For rent'],
    [{ listingType: 'rental', statusType: 'completed' }, 'Leased'],
  ] as const)('a home with %j is %s', (summary, text) => {
    expect(rowOf('Status', [listing({ summary }), listing()])?.cells[0]).toEqual([text])
  })

  it('have their features in one order, so that the same ones are the same', () => {
    const { features } = listing().summary
    const turned = listing({ summary: { features: { ...features, tags: ['deck', 'pool'] } } })
    expect(rowOf('Features', [listing(), turned])).toMatchObject({
      cells: [
        ['Deck', 'Pool'],
        ['Deck', 'Pool'],
      ],
      isDifferent: false,
    })
  })

  it('tell the way to a place in a straight line, roughly where the street address is hidden', () => {
    const point = { label: 'Work', latLong: { latitude: -37.8, longitude: 145 } }
    const hidden = listing({
      summary: { location: { isApproximate: true, latLong: { latitude: -37.8, longitude: 147 } } },
    })
    const nowhere = listing({ summary: { location: { isApproximate: true, latLong: null } } })
    expect(rowOf('To Work, straight line', [listing(), hidden, nowhere], point)?.cells).toEqual([
      ['8.8 km'],
      ['About 176 km, from the middle of the suburb'],
      [],
    ])
  })
})
