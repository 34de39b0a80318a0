import { describe, expect, it } from 'vitest'
import { readIllustrationIdentifier } from '#demo/illustrations/illustration-identifier.ts'
import { drawNewHomes } from './draw-new-homes.ts'
import type { MarketListing } from './market.queries.ts'
import { lowerPrice, scheduleIn } from './market-acts.ts'

const request = { seed: 'test', now: new Date('2026-11-20T02:00:00Z'), count: 40, scale: 0.02 }

describe('new homes of the market', () => {
  const homes = drawNewHomes(request)

  it('are the same for the same request, and others at another moment', () => {
    expect(drawNewHomes(request)).toEqual(homes)
    expect(drawNewHomes({ ...request, now: new Date('2026-11-20T03:00:00Z') })).not.toEqual(homes)
  })

  it('are for sale and for rent, with all that a card shows, and pictures that the demonstration draws', () => {
    expect(new Set(homes.map(({ listing }) => listing.listingType))).toEqual(new Set(['sale', 'rental']))
    for (const { listing, agentIds, suburbUri } of homes) {
      expect([listing.title, listing.priceText, listing.uri, suburbUri]).not.toContain('')
      expect(agentIds.length).toBeGreaterThan(0)
      for (const { identifier } of listing.photos) expect(readIllustrationIdentifier(identifier)).not.toBeNull()
    }
  })
})

it('opens homes by the clock of their place: Broken Hill keeps the time of Adelaide', () => {
  const home: MarketListing = {
    id: 7,
    uri: 'dubbo-nsw-2830',
    stateCode: 'NSW',
    isRental: false,
    isUnderOffer: false,
    saleMethod: 'auction',
    priceText: 'Auction',
    priceFrom: null,
    priceTo: null,
    hasAuction: true,
    value: null,
  }
  const inspectionsAt = (uri: string) => scheduleIn({ ...home, uri }, 'test', request.now).inspections
  const later = inspectionsAt('broken-hill-nsw-2880').map(({ startsAt }) => startsAt.getTime() - 30 * 60_000)
  expect(later.length).toBeGreaterThan(0)
  expect(later).toEqual(inspectionsAt(home.uri).map(({ startsAt }) => startsAt.getTime()))
})

describe('a lower price', () => {
  const sale = { isRental: false, priceText: '$1,460,000 - $1,600,000', priceFrom: 1_460_000, priceTo: 1_600_000 }

  it('keeps the words of its agent', () => {
    expect(lowerPrice(sale, 0.95)).toEqual({ text: '$1,390,000 - $1,520,000', from: 1_390_000, to: 1_520_000 })
    const guide = { ...sale, priceText: 'Price guide $900,000', priceFrom: 900_000, priceTo: 900_000 }
    expect(lowerPrice(guide, 0.95)).toEqual({ text: 'Price guide $860,000', from: 860_000, to: 860_000 })
    const rent = { isRental: true, priceText: '$650 per week', priceFrom: 650, priceTo: 650 }
    expect(lowerPrice(rent, 0.96)).toEqual({ text: '$625 per week', from: 625, to: 625 })
  })

  it('is none where no figure is stated, or none is lower', () => {
    expect(lowerPrice({ ...sale, priceText: 'Auction', priceFrom: null, priceTo: null }, 0.95)).toBeNull()
    expect(lowerPrice({ isRental: true, priceText: '$5 per week', priceFrom: 5, priceTo: 5 }, 0.98)).toBeNull()
  })
})
