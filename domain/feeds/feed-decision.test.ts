import { describe, expect, it } from 'vitest'
import type { MarketState } from '../listing/market-state.ts'
import { decideFeed, type FeedCommand, type FeedDecision } from './feed-decision.ts'
import { element } from './feed-element.cases.ts'
import type { FeedElement } from './feed-element.ts'
import { addressElement, feedListing, priceElements } from './feed-listing.cases.ts'
import { statedSoFar } from './stated-listing.ts'

const NOW = new Date('2026-11-20T02:00:00Z')
const BEFORE = new Date('2026-11-01T00:00:00Z')
const LATER = new Date('2026-11-02T00:00:00Z')
const home = [addressElement(), ...priceElements('500000'), element('headline', 'A home')]

const known = (children: readonly FeedElement[] = home, state: MarketState = 'available') => ({
  modifiedAt: BEFORE,
  stated: statedSoFar(null, feedListing(children)),
  listing: { listingType: 'sale' as const, state },
})
const again = (
  children: readonly FeedElement[],
  options: Parameters<typeof feedListing>[1] = {},
  before: Parameters<typeof decideFeed>[1] = known(),
  modifiedAt = LATER,
): FeedDecision => decideFeed(feedListing(children, options), before, { modifiedAt, now: NOW })
const inShort = (decision: FeedDecision): [string, ...FeedCommand[]] =>
  'commands' in decision ? [decision.outcome, ...decision.commands] : [decision.outcome]

describe('a listing that no upload has named', () => {
  it('is published once it has an address', () => {
    expect(inShort(again(home, {}, null))).toEqual(['accepted', 'publish'])
    expect(again(priceElements('500000'), {}, null)).toEqual({
      outcome: 'refused',
      reason: 'A new listing has an address.',
    })
  })
  it('comes with its state and pictures', () => {
    const pictures = element('images', [element('img', '', { id: 'm', url: 'https://example.com/m.jpg' })])
    const offer = element('underOffer', '', { value: 'yes' })
    expect(inShort(again([...home, pictures, offer], {}, null))).toEqual(['accepted', 'publish', 'state', 'photos'])
  })
  it.each(['sold', 'withdrawn', 'offmarket', 'deleted', 'leased'])(
    'and is %s publishes nothing, and says so',
    (status) => {
      expect(again([], { status }, null)).toMatchObject({
        outcome: 'unchanged',
        commands: [],
        remark: 'The portal has no listing of this uniqueID, so nothing was published.',
      })
    },
  )
  it('or only as sold is not published by what is older', () => {
    const sold = { modifiedAt: LATER, stated: statedSoFar(null, feedListing([], { status: 'sold' })), listing: null }
    expect(inShort(again(home, {}, sold, BEFORE))).toEqual(['ignoredAsOlder'])
    expect(inShort(again(home, {}, sold, LATER))).toEqual(['accepted', 'publish'])
  })
})

describe('the time of a change', () => {
  const withTime = (modifiedAt: Date) => inShort(again([element('headline', 'Another')], {}, known(), modifiedAt))
  it('counts when it is the same or later, and not when it is older', () => {
    expect(withTime(new Date(BEFORE.getTime() - 1))).toEqual(['ignoredAsOlder'])
    expect(withTime(BEFORE)).toEqual(['updated', 'content'])
    expect(withTime(LATER)).toEqual(['updated', 'content'])
  })
  it('is at most a day ahead', () => {
    expect(withTime(new Date('2026-11-21T02:00:00Z'))).toEqual(['updated', 'content'])
    expect(again(home, {}, known(), new Date('2026-11-21T02:00:00.001Z'))).toEqual({
      outcome: 'refused',
      reason: 'The modTime is more than a day ahead.',
    })
  })
})

describe('a known listing', () => {
  it('that says the same again, or less, is unchanged', () => {
    expect(inShort(again(home))).toEqual(['unchanged'])
    expect(inShort(again([]))).toEqual(['unchanged'])
  })
  it.each<[FeedCommand, FeedElement[]]>([
    ['content', [element('description', 'Words')]],
    ['content', [element('features', [element('bedrooms', '3')])]],
    ['address', [addressElement('Other Road')]],
    ['price', priceElements('480000')],
    ['price', priceElements('500000', 'Offers over $480,000')],
    ['price', priceElements('500000', '', 'no')],
    ['agents', [element('listingAgent', [element('name', 'Mia Chen')])]],
    ['inspections', [element('inspectionTimes', [element('inspection', '21-Dec-2026 11:00am to 1:00pm')])]],
    ['photos', [element('images', [element('img', '', { id: 'm' })])]],
    ['floorPlans', [element('objects', [element('floorplan', '', { id: '1' })])]],
    ['state', [element('underOffer', '', { value: 'yes' })]],
  ])('changes by %s alone: %#', (command, children) => {
    expect(inShort(again(children))).toEqual(['updated', command])
  })
  it('that is to be auctioned changes how it is sold, and when', () => {
    const auction = element('auction', '', { date: '2026-12-05-10:00' })
    expect(inShort(again([element('authority', '', { value: 'auction' }), auction]))).toEqual([
      'updated',
      'content',
      'auction',
    ])
  })
  it('becomes land or a farm in place', () => {
    expect(inShort(again(home, { type: 'land' }))).toEqual(['updated', 'content'])
    expect(inShort(again(home, { type: 'rural' }))).toEqual(['updated', 'content'])
  })
  it('leaves the market when it is sold, withdrawn, off the market or deleted, and its price is asked no more', () => {
    for (const status of ['sold', 'withdrawn', 'offmarket', 'deleted'])
      expect(inShort(again(priceElements('1'), { status }))).toEqual(['updated', 'state'])
  })
  it('comes back at the price that is asked', () => {
    expect(inShort(again(home, {}, known(home, 'removed')))).toEqual(['updated', 'state'])
    expect(inShort(again(home, {}, known(home, 'completed')))).toEqual(['updated', 'state', 'price'])
  })
  it('that was sold is sold for another price', () => {
    const sold = (dollars: string) =>
      feedListing([element('soldDetails', [element('price', dollars)])], { status: 'sold' })
    const before = { ...known(home, 'completed'), stated: statedSoFar(known().stated, sold('580000')) }
    const decided = (dollars: string) => inShort(decideFeed(sold(dollars), before, { modifiedAt: LATER, now: NOW }))
    expect(decided('580000')).toEqual(['unchanged'])
    expect(decided('590000')).toEqual(['updated', 'state'])
  })
})

describe('a home that was for sale and is for rent', () => {
  const rent = [element('rent', '650', { period: 'week' })]
  it('is withdrawn and published again where it was, without its price', () => {
    const decision = again(rent, { type: 'rental' })
    expect(inShort(decision)).toEqual(['updated', 'withdraw', 'publish'])
    expect(decision).toMatchObject({
      stated: { address: { street: 'Main Road' }, price: { dollars: 650 }, title: 'A home' },
    })
  })
  it('stays sold where it was sold', () => {
    expect(inShort(again(rent, { type: 'rental' }, known(home, 'completed')))).toEqual(['updated', 'publish'])
  })
  it('is withdrawn where it is not for rent any more', () => {
    expect(inShort(again([], { type: 'rental', status: 'leased' }))).toEqual(['updated', 'withdraw'])
    expect(inShort(again([], { type: 'rental', status: 'leased' }, known(home, 'removed')))).toEqual(['unchanged'])
  })
})

describe('what was stated', () => {
  const after = (...uploads: Parameters<typeof feedListing>[]) =>
    uploads.reduce<ReturnType<typeof statedSoFar> | null>(
      (before, upload) => statedSoFar(before, feedListing(...upload)),
      null,
    )
  const sold = (...children: FeedElement[]): Parameters<typeof feedListing> => [
    [element('soldDetails', children)],
    { status: 'sold' },
  ]
  it('keeps a price, and that it is hidden, where its text alone is new', () => {
    const view: Parameters<typeof feedListing> = [[element('priceView', 'Offers')]]
    expect(after([priceElements('500000', 'Auction')], view)?.price).toEqual({
      dollars: 500_000,
      text: 'Offers',
      isHidden: false,
    })
    expect(after([priceElements('500000', '', 'no')], view)?.price).toEqual({
      dollars: 500_000,
      text: '',
      isHidden: true,
    })
    expect(after(view)?.price).toEqual({ dollars: null, text: 'Offers', isHidden: false })
  })
  it('keeps what a home went for, and that it is not shown', () => {
    const price = element('price', '580000', { display: 'no' })
    const day = element('date', '2026-11-02')
    expect(after(sold(price), sold(day))?.result).toEqual({ dollars: 580_000, day: '2026-11-02', display: 'no' })
    expect(after(sold(day), sold(element('price', '590000')))?.result).toEqual({
      dollars: 590_000,
      day: '2026-11-02',
      display: 'yes',
    })
    expect(after(sold(price), [home])?.result).toBeUndefined()
  })
  it('forgets an offer once the home is off the market', () => {
    const offer: Parameters<typeof feedListing> = [[element('underOffer', '', { value: 'yes' })]]
    expect(after(offer, [[]])?.isUnderOffer).toBe(true)
    expect(after(offer, [[], { status: 'withdrawn' }], [[]])?.isUnderOffer).toBeUndefined()
  })
})
