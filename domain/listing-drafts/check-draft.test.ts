import { describe, expect, it } from 'vitest'
import { states } from '../lookups/states.ts'
import { checkDraft, listingClassOf } from './check-draft.ts'
import { type DraftContent, emptyDraft } from './listing-draft.ts'

// Sunday, 14:00 in Melbourne.
const now = new Date('2026-11-29T03:00:00Z')
const melbourne = { stateCode: 'VIC', timeZone: states.VIC.timeZone } as const
const brisbane = { stateCode: 'QLD', timeZone: states.QLD.timeZone } as const

const statement = { identifier: 'document-1', fileName: 'statement.pdf', url: '/rest/listing-documents/document-1' }
const house: DraftContent = {
  ...emptyDraft('sale'),
  propertyType: 'House',
  streetAddress: ' 12 Rose Street ',
  suburbUri: 'fitzroy-vic-3065',
  bedrooms: '3',
  bathrooms: '1',
  landSize: '1.2 ha',
  title: 'A house with a lemon tree',
  description: 'Quiet, and near the park.',
  priceStatement: 'range',
  price: '$1m',
  priceTo: '1,100,000',
  agentUsernames: ['agnes'],
  statement,
}
const flat: DraftContent = {
  ...house,
  listingType: 'rental',
  propertyType: 'Flat',
  saleMethod: null,
  priceStatement: 'fixed',
  price: '650 pw',
  statement: null,
}

const checked = (change: Partial<DraftContent>, place: Parameters<typeof checkDraft>[1] = melbourne) =>
  checkDraft({ ...house, ...change }, place, now)
const fieldsOf = (change: Partial<DraftContent>, place?: Parameters<typeof checkDraft>[1]) =>
  checked(change, place).problems.map(({ field }) => field)

describe('a draft without problems', () => {
  it('is a listing', () => {
    expect(checked({}).listing).toMatchObject({
      listingClass: 'residential',
      streetAddress: '12 Rose Street',
      bedrooms: 3,
      carSpaces: null,
      landSizeM2: 12_000,
      saleMethod: 'privateTreaty',
      priceText: '$1,000,000 - $1,100,000',
      priceFrom: 1_000_000,
      priceTo: 1_100_000,
      bond: null,
    })
  })
  it('of a rental has the rent a week, its bond and its day', () => {
    const { problems, listing } = checkDraft({ ...flat, bond: '2600', availableOn: '2026-12-13' }, melbourne, now)
    expect(problems).toEqual([])
    expect(listing).toMatchObject({ saleMethod: null, priceText: '$650 per week', priceFrom: 650, bond: 2600 })
    expect(listing?.availableOn).toBe('2026-12-13')
  })
  it('leaves out what belongs to the other market', () => {
    expect(checked({ bond: 'much', availableOn: 'soon' }).listing).toMatchObject({ bond: null, availableOn: null })
    expect(checked({ auctionDay: 'soon', auctionPlace: 'Town hall' }).listing).toMatchObject({ auctionPlace: null })
  })
  it('has the times of the place, and no inspections that have ended', () => {
    const { listing } = checked({
      saleMethod: 'auction',
      auctionDay: '2026-12-05',
      auctionTime: '11:00',
      inspections: [
        { day: '2026-11-29', begins: '13:00', ends: '13:30' },
        { day: '2026-11-29', begins: '13:45', ends: '14:15' },
      ],
    })
    expect(listing?.auctionAt?.toISOString()).toBe('2026-12-05T00:00:00.000Z')
    expect(listing?.inspections.map(({ startsAt }) => startsAt.toISOString())).toEqual(['2026-11-29T02:45:00.000Z'])
  })
})

it('an empty draft names everything that is missing, and no more', () => {
  const { problems, listing } = checkDraft(emptyDraft('sale'), { stateCode: null, timeZone: 'Australia/Sydney' }, now)
  expect(listing).toBeNull()
  expect(problems.map(({ field }) => field)).toEqual(
    'propertyType suburbUri streetAddress title description price agentUsernames'.split(' '),
  )
})

it.each<[Partial<DraftContent>, string[]]>([
  [{ streetAddress: '12' }, ['streetAddress']],
  [{ bedrooms: '4.5' }, ['bedrooms']],
  [{ bathrooms: '-1' }, ['bathrooms']],
  [{ carSpaces: 'two' }, ['carSpaces']],
  [{ landSize: 'large' }, ['landSize']],
  [{ buildingSize: '0' }, ['buildingSize']],
  [{ title: 'x'.repeat(121) }, ['title']],
  [{ description: 'x'.repeat(10_001) }, ['description']],
  [{ saleMethod: null }, ['saleMethod']],
  [{ statement: null }, ['statement']],
  [{ agentUsernames: ['a', 'b', 'c', 'd', 'e'] }, ['agentUsernames']],
  [{ saleMethod: 'auction', auctionDay: '2026-12-05' }, ['auctionDay']],
  [{ saleMethod: 'auction', auctionDay: '2026-11-29', auctionTime: '13:00' }, ['auctionDay']],
  [{ saleMethod: 'auction', auctionPlace: 'x'.repeat(121) }, ['auctionPlace']],
  [{ inspections: [{ day: '2026-12-05', begins: '11:00', ends: '11:00' }] }, ['inspections.0']],
  [{ photos: [{ identifier: 'a', caption: 'x'.repeat(121), width: 1, height: 1 }] }, ['photos.0']],
  [{ photos: Array.from({ length: 31 }, () => ({ identifier: 'a', caption: '', width: 1, height: 1 })) }, ['photos']],
  [
    { inspections: Array.from({ length: 21 }, () => ({ day: '2026-12-05', begins: '11:00', ends: '12:00' })) },
    ['inspections'],
  ],
])('%o keeps it from being published: %j', (change, fields) => {
  expect(fieldsOf(change)).toEqual(fields)
})

describe('the price', () => {
  it.each<[Partial<DraftContent>, string[]]>([
    [{ priceTo: '1,100,001' }, ['priceTo']],
    [{ priceTo: '1,000,000' }, ['priceTo']],
    [{ priceTo: '' }, ['priceTo']],
    [{ price: 'from 1m' }, ['price']],
    [{ priceStatement: 'over' }, ['priceStatement']],
    [{ priceStatement: 'words', priceWords: 'Offers over $1m' }, ['priceWords']],
    [{ priceStatement: 'words', priceWords: 'Best offers from now' }, ['priceWords']],
    [{ priceStatement: 'words', priceWords: 'Around 1.2 million' }, ['priceWords']],
    [{ priceStatement: 'words', priceWords: 'x'.repeat(51) }, ['priceWords']],
    [{ priceStatement: 'words', priceWords: 'Contact agent' }, []],
    [{ priceStatement: 'words', priceWords: '' }, []],
  ])('in Victoria, %o: %j', (change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })
  it('says how high a range may go', () => {
    expect(checked({ priceTo: '1.2m' }).problems[0]?.message).toBe(
      'The range may be at most 10% here: up to $1,100,000.',
    )
  })
  it('of an auction is not shown in Queensland, of other sales is', () => {
    const sale = { priceStatement: 'over', price: '500,000' } as const
    expect(fieldsOf({ ...sale, saleMethod: 'auction' }, brisbane)).toEqual(['priceStatement'])
    expect(fieldsOf({ priceStatement: 'words', priceWords: 'Auction', saleMethod: 'auction' }, brisbane)).toEqual([])
    expect(checked(sale, brisbane).listing).toMatchObject({ priceText: 'Offers over $500,000', priceFrom: 500_000 })
  })
  it('of an auction in Queensland is hinted at nowhere', () => {
    const auction = { saleMethod: 'auction', priceStatement: 'words', priceWords: 'Auction' } as const
    const messagesOf = (change: Partial<DraftContent>) =>
      checked({ ...auction, ...change }, brisbane).problems.map(({ field, message }) => [field, message])
    const guide = 'No price guide may be given for a home that is auctioned here: take the figure out.'
    expect(messagesOf({ priceWords: 'Over $900,000' })).toEqual([
      [
        'priceWords',
        'No price and no price guide may be given for a home that is auctioned here. Use words such as “Auction”.',
      ],
    ])
    expect(messagesOf({ title: 'Auction, guide $900,000' })).toEqual([['title', guide]])
    expect(messagesOf({ description: 'Offers above 1.2m are expected.' })).toEqual([['description', guide]])
    expect(messagesOf({ description: 'Body corporate $1,200 a quarter. A kitchen of 2024 for $80,000.' })).toEqual([])
    expect(fieldsOf({ title: 'Guide $900,000' }, brisbane)).toEqual([])
  })
  it('of a rental is one figure everywhere', () => {
    const problemsOf = (change: Partial<DraftContent>) =>
      checkDraft({ ...flat, ...change }, brisbane, now).problems.map(({ field }) => field)
    expect(problemsOf({ priceStatement: 'range', priceTo: '700' })).toEqual(['priceStatement'])
    expect(problemsOf({ priceStatement: 'words', priceWords: 'Contact agent' })).toEqual(['priceStatement'])
    expect(problemsOf({ price: '' })).toEqual(['price'])
  })
})

it.each([
  ['House', 'residential'],
  ['Acreage', 'residential'],
  ['residentialLand', 'land'],
  ['dairy', 'rural'],
] as const)('a listing of the type %s is of the class %s', (propertyType, listingClass) => {
  expect(listingClassOf(propertyType)).toBe(listingClass)
})
