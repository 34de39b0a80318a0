import { describe, expect, it } from 'vitest'
import { element } from './feed-element.cases.ts'
import type { FeedElement } from './feed-element.ts'
import { readFeedListing } from './feed-listing.ts'

const ids = [element('agentID', 'XNW'), element('uniqueID', 'A1')]
const current = { modTime: '2026-11-01-09:30:00', status: 'Current' }

const read = (children: readonly FeedElement[], type = 'residential', attributes: Record<string, string> = current) =>
  readFeedListing(element(type, [...ids, ...children], attributes))
function listingOf(children: readonly FeedElement[], type?: string, attributes?: Record<string, string>) {
  const answer = read(children, type, attributes)
  if (answer.outcome !== 'read') throw new Error(JSON.stringify(answer))
  return answer.listing
}
function reasonsOf(children: readonly FeedElement[], type?: string, attributes?: Record<string, string>): string[] {
  const answer = read(children, type, attributes)
  return 'reasons' in answer ? answer.reasons.map(({ reason }) => reason) : []
}
const address = (display: string, ...parts: FeedElement[]) =>
  element('address', [...parts, element('suburb', 'RICHMOND'), element('state', 'vic'), element('postcode', '3121')], {
    display,
  })

it('says who sent it, when, and what became of the home, in any case', () => {
  expect(listingOf([element('underOffer', '', { value: 'yes' })])).toMatchObject({
    agencyId: 'XNW',
    uniqueId: 'A1',
    type: 'residential',
    status: 'current',
    modifiedAt: { day: '2026-11-01', time: '09:30:00', offset: null },
    isUnderOffer: true,
  })
})

it('leaves out what the feed does not say', () => {
  const { agencyId: _a, uniqueId: _u, type: _t, status: _s, modifiedAt: _m, ...rest } = listingOf([])
  expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([])
})

it.each(['commercial', 'commercialLand', 'business', 'holidayRental'])('%s is not for this portal', (type) => {
  expect(read([], type)).toMatchObject({ outcome: 'notForUs', reasons: [{ line: 1, element: type }] })
})

it('is refused without what tells one listing from another', () => {
  const reasons = (listing: FeedElement) => {
    const answer = readFeedListing(listing)
    return 'reasons' in answer ? answer.reasons.map(({ reason }) => reason) : []
  }
  expect(reasons(element('rental', [], { modTime: 'soon', status: 'listed' }))).toEqual([
    'The listing has no agentID.',
    'The listing has no uniqueID.',
    '“soon” is no modTime.',
    '“listed” is no status of a listing.',
  ])
  expect(reasons(element('pewPew'))[0]).toBe('“pewPew” is no type of listing.')
})

describe('an address', () => {
  it.each([
    ['yes', ['2', '39'], '2/39 Main Road', false],
    ['no', ['', '39'], '39 Main Road', true],
    ['yes', ['2/77a', ''], '2/77a Main Road', false],
  ])('%#', (display, [unit = '', number = ''], streetAddress, isHidden) => {
    const parts = [element('subNumber', unit), element('streetNumber', number), element('street', 'Main Road')]
    expect(listingOf([address(display, ...parts)]).address).toEqual({
      street: 'Main Road',
      streetAddress,
      isHidden,
      suburb: 'RICHMOND',
      stateCode: 'VIC',
      postcode: '3121',
    })
  })

  it('has a suburb, a state and a postcode', () => {
    const of = (suburb: string, state: string, postcode: string) =>
      element('address', [element('suburb', suburb), element('state', state), element('postcode', postcode)])
    expect(reasonsOf([of('', 'VIC', '3121')])).toEqual(['The address has no suburb.'])
    expect(reasonsOf([of('Richmond', 'CA', '3121')])).toEqual(['“CA” is no state of Australia.'])
    expect(reasonsOf([of('Richmond', 'VIC', '312')])).toEqual(['“312” is no postcode.'])
  })

  it('may name a lot alone', () => {
    const parts = [element('lotNumber', '12'), element('street', 'New Street')]
    expect(listingOf([address('yes', ...parts)]).address?.streetAddress).toBe('Lot 12 New Street')
  })
})

describe('a price', () => {
  it.each([
    [['500000', 'yes'], 'Offers over $480,000', { dollars: 500_000, text: 'Offers over $480,000', isHidden: false }],
    [['$1,250,000.50', 'yes'], '', { dollars: 1_250_000, text: '', isHidden: false }],
    [['500000', 'no'], 'Contact agent', { dollars: 500_000, text: '', isHidden: true }],
    [['0', 'no'], '', { dollars: null, text: '', isHidden: true }],
    [['500000', ''], 'x'.repeat(60), { dollars: 500_000, text: 'x'.repeat(50), isHidden: false }],
  ])('of a sale %#', ([dollars = '', display = ''], view, price) => {
    const children = [element('price', dollars, { display }), element('priceView', view)]
    expect(listingOf(children).price).toEqual(price)
  })

  it.each([
    ['week', '350', 350],
    ['Weekly', '$350.00', 350],
    ['month', '1521', 350],
    ['', '350', 350],
  ])('of a rental by the %s', (period, rent, dollars) => {
    expect(listingOf([element('rent', rent, { period })], 'rental').price).toEqual({
      dollars,
      text: '',
      isHidden: false,
    })
  })

  it('is an amount, and rent is by week or month', () => {
    expect(reasonsOf([element('price', '5500006000005500')])).toEqual([
      '“5500006000005500” is no amount up to $1,000,000,000.',
    ])
    expect(reasonsOf([element('rent', '9000', { period: 'year' })], 'rental')).toEqual([
      '“year” is no period of rent: week and month are.',
    ])
  })

  it.each([
    [{ display: 'yes' }, 'yes'],
    [{ display: 'no' }, 'no'],
    [{ display: 'range' }, 'range'],
    [{}, 'yes'],
  ])('that a home went for is shown as %j says', (attributes, display) => {
    const sold = element('soldDetails', [
      element('price', '580000', attributes as Record<string, string>),
      element('date', '2026-10-10-12:30:00'),
    ])
    expect(listingOf([sold], 'residential', { ...current, status: 'sold' }).result).toEqual({
      dollars: 580_000,
      day: '2026-10-10',
      display,
    })
  })
})

describe('an auction', () => {
  const auction = element('auction', '', { date: '2026-12-05-10:00' })
  const authority = (value: string) => element('authority', '', { value })
  it('is one only where the authority says so', () => {
    expect(listingOf([authority('auction'), auction])).toMatchObject({
      isByAuction: true,
      auctionAt: { day: '2026-12-05' },
    })
    expect(listingOf([authority('exclusive'), auction])).toMatchObject({ isByAuction: false, auctionAt: null })
    expect(listingOf([auction]).auctionAt).toBeUndefined()
  })
  it('has a day and a time', () => {
    expect(reasonsOf([authority('auction'), element('auction', 'REPLACE-THIS')])).toEqual([
      '“REPLACE-THIS” is no date and time of an auction.',
    ])
  })
})

it('has rooms, features and words of its own', () => {
  const features = element('features', [
    element('bedrooms', '4.00'),
    element('bathrooms', '2'),
    element('garages', '1'),
    element('carports', '1'),
    element('openSpaces', '2'),
    element('splitsystemAircon', '1'),
    element('poolInGround', 'yes'),
    element('gym', 'no'),
    element('otherFeatures', 'Cellar, Cellar; Wood <b>heater</b>, balcony, Tennis court, pool'),
  ])
  const allowances = element('allowances', [element('petFriendly', 'true')])
  expect(listingOf([features, allowances]).features).toEqual({
    bedrooms: 4,
    bathrooms: 2,
    carSpaces: 4,
    names: ['splitSystemAirCon', 'pool', 'petFriendly', 'balcony', 'tennisCourt'],
    others: ['Cellar', 'Wood heater'],
  })
})

it.each([
  ['Studio', 0],
  ['4.00', 4],
  ['', null],
])('“%s” bedrooms are %s', (text, bedrooms) => {
  expect(listingOf([element('features', [element('bedrooms', text)])]).features?.bedrooms).toBe(bedrooms)
})

it.each(['4.5', '3334', '-1', 'many'])('“%s” is no number of bedrooms', (text) => {
  expect(reasonsOf([element('features', [element('bedrooms', text)])])).toEqual([
    `“${text}” is no whole number from 0 to 100.`,
  ])
})

it.each([
  ['square', '40', 371.6],
  ['squareMeter', '1,250', 1250],
  ['acre', '50', 202_342.8],
  ['hectare', '1.5', 15_000],
  ['', '300', 300],
  ['square', '', null],
])('land in %s', (unit, size, metres) => {
  const land = element('landDetails', [element('area', size, { unit }), element('frontage', '20')])
  expect(listingOf([land])).toMatchObject({ landSizeM2: metres, frontageM: 20 })
})

it('has inspections, and leaves out those that cannot be read', () => {
  const times = ['21-Dec-2026 11:00am to 1:00pm', '', ' 12:00AM to 12:00AM', '22-Dec-2026 1:00pm to 12:30pm']
  const answer = read([
    element(
      'inspectionTimes',
      times.map((text) => element('inspection', text)),
    ),
  ])
  expect(answer).toMatchObject({
    listing: { inspections: [{ day: '2026-12-21', begins: '11:00:00', ends: '13:00:00' }] },
    leftOut: [{ element: 'inspection' }, { element: 'inspection' }],
  })
  expect(listingOf([element('inspectionTimes')]).inspections).toEqual([])
})

it('names at most four agents, each once, and nobody who sells', () => {
  const agent = (name: string) =>
    element('listingAgent', [
      element('name', name),
      element('email', `${name}@Agency.example`),
      element('telephone', '0491 570 156', { type: 'mobile' }),
    ])
  const vendor = element('vendorDetails', [element('name', 'Vera Vendor')])
  const answer = read([...['Leia', 'Han', 'leia', '', 'Luke', 'Lando', 'Chewie'].map(agent), vendor])
  expect(answer).toMatchObject({
    listing: { agents: [{ name: 'Leia' }, { name: 'Han' }, { name: 'Luke' }, { name: 'Lando' }] },
    leftOut: [{ reason: 'A listing names at most 4 agents.' }],
  })
  expect(listingOf([agent('Leia')]).agents).toEqual([
    { name: 'Leia', email: 'leia@agency.example', mobile: '0491 570 156', phone: null },
  ])
  expect(JSON.stringify(answer)).not.toContain('Vera')
})
