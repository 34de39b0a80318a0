import { describe, expect, it } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { draftOfListing } from './draft-of-listing.ts'

const timeZone = 'Australia/Melbourne'
const picture = { identifier: 'demo-1', version: 'b2', caption: 'The front', width: 1600, height: 1067 }
const listing = {
  listingType: 'sale',
  propertyType: 'House',
  streetAddress: '4 Gore Street',
  suburbUri: 'fitzroy-vic-3065',
  isAddressHidden: true,
  bedrooms: 0,
  bathrooms: 1,
  carSpaces: null,
  landSizeM2: 450,
  buildingSizeM2: null,
  title: 'A terrace',
  description: 'Two storeys.',
  features: ['courtyard', 'moat'],
  saleMethod: 'auction',
  price: { text: 'Offers over $900,000', from: 900_000, to: 900_000 },
  bond: null,
  availableOn: null,
  auctionAt: new Date('2026-12-05T00:30:00Z'),
  auctionPlace: null,
  inspections: [{ startsAt: new Date('2026-11-28T13:30:00Z'), endsAt: new Date('2026-11-28T14:00:00Z') }],
  agentUsernames: ['mia-chen'],
  photos: [picture],
  floorPlans: [],
  statement: { url: 'https://documents.example/1.pdf', title: 'Statement' },
  timeZone,
} satisfies Parameters<typeof draftOfListing>[0]

it('is what somebody would have typed, in the time of the place', () => {
  expect(draftOfListing(listing)).toEqual({
    listingType: 'sale',
    propertyType: 'House',
    streetAddress: '4 Gore Street',
    suburbUri: 'fitzroy-vic-3065',
    isAddressHidden: true,
    bedrooms: '0',
    bathrooms: '1',
    carSpaces: '',
    landSize: '450',
    buildingSize: '',
    title: 'A terrace',
    description: 'Two storeys.',
    features: ['courtyard'],
    saleMethod: 'auction',
    priceStatement: 'over',
    price: '$900,000',
    priceTo: '',
    priceWords: '',
    bond: '',
    availableOn: '',
    auctionDay: '2026-12-05',
    auctionTime: '11:30',
    auctionPlace: '',
    inspections: [{ day: '2026-11-29', begins: '00:30', ends: '01:00' }],
    agentUsernames: ['mia-chen'],
    photos: [picture],
    floorPlans: [],
    statement: { identifier: 'former-statement', fileName: 'Statement', url: 'https://documents.example/1.pdf' },
  })
})

it('is the same listing when it is published again', () => {
  const place = { stateCode: 'WA', timeZone } as const
  const { listing: again, problems } = checkDraft(draftOfListing(listing), place, new Date('2026-11-20T00:00:00Z'))
  expect(problems).toEqual([])
  expect(again).toMatchObject({
    bedrooms: 0,
    landSizeM2: 450,
    priceFrom: 900_000,
    auctionAt: listing.auctionAt,
    photos: [picture],
  })
  expect(again?.inspections).toMatchObject(listing.inspections)
})

describe('the price', () => {
  const of = (
    price: { text: string; from: number | null; to: number | null },
    listingType: 'rental' | 'sale' = 'sale',
  ) => {
    const { priceStatement, price: figure, priceTo, priceWords } = draftOfListing({ ...listing, listingType, price })
    return [priceStatement, figure, priceTo, priceWords]
  }

  it('is one figure, a range or words', () => {
    expect(of({ text: 'From $900,000', from: 900_000, to: 900_000 })).toEqual(['fixed', '$900,000', '', ''])
    expect(of({ text: '', from: 900_000, to: 950_000 })).toEqual(['range', '$900,000', '$950,000', ''])
    expect(of({ text: 'Contact agent', from: null, to: null })).toEqual(['words', '', '', 'Contact agent'])
    expect(of({ text: '$650 per week', from: 650, to: 650 }, 'rental')).toEqual(['fixed', '$650', '', ''])
    expect(of({ text: 'Ask us', from: null, to: null }, 'rental')).toEqual(['fixed', '', '', ''])
  })

  it('is read from its words where no figure is kept', () => {
    expect(of({ text: '$900,000 - $950,000', from: null, to: null })).toEqual(['range', '$900,000', '$950,000', ''])
    expect(of({ text: '$650 per week', from: null, to: null }, 'rental')).toEqual(['fixed', '$650', '', ''])
    expect(of({ text: 'Auction 5 - 6', from: null, to: null })).toEqual(['words', '', '', 'Auction 5 - 6'])
  })
})
