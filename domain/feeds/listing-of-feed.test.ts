import { describe, expect, it } from 'vitest'
import { element } from './feed-element.cases.ts'
import type { FeedElement } from './feed-element.ts'
import { addressElement, feedListing, priceElements } from './feed-listing.cases.ts'
import { askedPriceOf, contentOfFeed, inspectionsOf, instantOf, resultOf } from './listing-of-feed.ts'
import { statedSoFar } from './stated-listing.ts'

const fitzroy = { uri: 'fitzroy-vic-3065', name: 'Fitzroy' }
const stated = (children: readonly FeedElement[], options?: Parameters<typeof feedListing>[1]) =>
  statedSoFar(null, feedListing(children, options))
const rental = { type: 'rental' }

describe('what is asked', () => {
  it.each([
    [priceElements('500000', 'Offers over $480,000'), 'Offers over $480,000', 500_000, false],
    [priceElements('500000'), '$500,000', 500_000, false],
    [priceElements('', 'Contact agent'), 'Contact agent', null, false],
    [priceElements('500000', 'Offers', 'no'), '', null, true],
    [[], '', null, false],
  ])('for a sale %#', (children, text, dollars, isPriceWithheld) => {
    expect(askedPriceOf(stated(children))).toEqual({ text, from: dollars, to: dollars, isPriceWithheld })
  })
  it('for a rental is the rent of a week', () => {
    const month = [element('rent', '2600', { period: 'month' }), element('priceView', '$2,600 a month')]
    expect(askedPriceOf(stated(month, rental))).toEqual({
      text: '$598 per week',
      from: 598,
      to: 598,
      isPriceWithheld: false,
    })
  })
})

describe('what a home went for', () => {
  const sold = (dollars: string, display: string) =>
    resultOf(stated([element('soldDetails', [element('price', dollars, { display })])], { status: 'sold' }))
  it.each([
    ['580000', 'yes', '$580,000', 580_000, 580_000],
    ['580000', 'range', '$550,000 - $600,000', 550_000, 600_000],
    ['600000', 'range', '$600,000 - $650,000', 600_000, 650_000],
    ['30000', 'range', 'Under $50,000', 1, 50_000],
    ['11000000', 'range', '$11,000,000 - $12,000,000', 11_000_000, 12_000_000],
    ['12500000', 'range', '$12,000,000 - $13,000,000', 12_000_000, 13_000_000],
  ])('%s with display %s', (dollars, display, text, from, to) => {
    expect(sold(dollars, display)).toEqual({ text, from, to, isPriceWithheld: false })
  })
  it.each([
    ['580000', 'no'],
    ['', 'yes'],
    ['', 'range'],
  ])('%s with display %s is withheld', (dollars, display) => {
    expect(sold(dollars, display)).toEqual({ text: 'Price withheld', from: null, to: null, isPriceWithheld: true })
  })
  it('is the rent that was asked for a home that is let without one', () => {
    const leased = { ...rental, status: 'leased' }
    const rent = (display: string) => element('rent', '650', { display })
    expect(resultOf(stated([rent('yes')], leased))).toMatchObject({ text: '$650 per week', from: 650 })
    expect(resultOf(stated([rent('no')], leased))).toMatchObject({ from: null, isPriceWithheld: true })
    const details = element('leasedDetails', [element('price', '640')])
    expect(resultOf(stated([rent('yes'), details], leased))).toMatchObject({ text: '$640 per week', from: 640 })
  })
})

it('has the content of a listing', () => {
  const link = (name: string, href: string) => element(name, '', { href })
  const listing = stated([
    addressElement('Main St.'),
    element('category', '', { name: 'Terrace' }),
    element('headline', 'A home'),
    element('description', 'Words'),
    element('authority', '', { value: 'auction' }),
    element('features', [element('bedrooms', '3'), element('bathrooms', '1'), element('pool', 'yes')]),
    element('landDetails', [element('area', '40', { unit: 'square' }), element('frontage', '6.5')]),
    element('councilRates', '$2,000 a year'),
    element('media', [
      element('attachment', '', { usage: 'statementOfInformation', url: 'https://example.com/1.pdf' }),
    ]),
    link('videoLink', 'https://videos.example/1'),
    link('externalLink', 'https://www.tours.example/1'),
    link('externalLink', 'https://my.matterport.com/show/?m=1'),
  ])
  expect(contentOfFeed(listing, fitzroy)).toEqual({
    uri: '39-main-st-fitzroy-vic-3065',
    streetAddress: '39 Main St.',
    isAddressHidden: false,
    listingClass: 'residential',
    propertyType: 'Terrace',
    title: 'A home',
    description: 'Words',
    saleMethod: 'auction',
    bond: null,
    availableOn: null,
    bedrooms: 3,
    bathrooms: 1,
    carSpaces: null,
    landSizeM2: 372,
    frontageM: 6.5,
    buildingSizeM2: null,
    features: ['pool'],
    otherFeatures: [],
    videos: [{ url: 'https://videos.example/1', title: 'Video' }],
    externalLinks: [{ url: 'https://www.tours.example/1', title: 'tours.example' }],
    externalMedias: [{ url: 'https://my.matterport.com/show/?m=1', title: 'Virtual tour', kind: 'virtualTour' }],
    documents: [
      { url: 'https://example.com/1.pdf', title: 'Statement of information', kind: 'statementOfInformation' },
    ],
    councilRates: '$2,000 a year',
    municipality: null,
  })
})

it.each([
  ['residential', undefined, 'Unknown', 'Property in Fitzroy'],
  ['residential', 'House', 'House', 'House in Fitzroy'],
  ['land', undefined, 'Land', 'Land in Fitzroy'],
  ['rural', undefined, 'Rural', 'Rural Property in Fitzroy'],
])('%s of category %s without a headline is %s, called “%s”', (type, category, propertyType, title) => {
  const children = category === undefined ? [] : [element('category', '', { name: category })]
  expect(contentOfFeed(stated(children, { type }), fitzroy)).toMatchObject({ propertyType, title })
})

it('hides the street where there is none', () => {
  const address = [element('suburb', 'Fitzroy'), element('state', 'VIC'), element('postcode', '3065')]
  expect(contentOfFeed(stated([element('address', address)]), fitzroy)).toMatchObject({
    uri: 'fitzroy-vic-3065',
    streetAddress: null,
    isAddressHidden: true,
  })
})

it('has terms of a rental alone for rentals', () => {
  const terms = [element('bond', '2600'), element('dateAvailable', '2026-12-01')]
  expect(contentOfFeed(stated(terms, rental), fitzroy)).toMatchObject({
    saleMethod: null,
    bond: 2600,
    availableOn: '2026-12-01',
  })
  expect(contentOfFeed(stated(terms), fitzroy)).toMatchObject({
    saleMethod: 'privateTreaty',
    bond: null,
    availableOn: null,
  })
})

it.each([
  [null, '2026-11-01T00:30:00.000Z'],
  ['Z', '2026-11-01T11:30:00.000Z'],
  ['+0800', '2026-11-01T03:30:00.000Z'],
  ['+08:00', '2026-11-01T03:30:00.000Z'],
])('the time of a change with the zone %s', (offset, instant) => {
  const time = { day: '2026-11-01', time: '11:30:00', offset }
  expect(instantOf(time, 'Australia/Melbourne').toISOString()).toBe(instant)
})

it('has the inspections that have not ended, by the clock of the place', () => {
  const times = ['20-Nov-2026 1:00pm to 1:30pm', '21-Nov-2026 10:00am to 10:30am']
  const listing = stated([
    element(
      'inspectionTimes',
      times.map((time) => element('inspection', time)),
    ),
  ])
  expect(inspectionsOf(listing, 'Australia/Perth', new Date('2026-11-20T05:30:00Z'))).toEqual([
    { startsAt: new Date('2026-11-21T02:00:00Z'), endsAt: new Date('2026-11-21T02:30:00Z'), localDate: '2026-11-21' },
  ])
})
