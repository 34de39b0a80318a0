import { describe, expect, it } from 'vitest'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { AlertArea } from './alert-area.ts'
import { doesListingFit, matchOf } from './alert-matching.ts'
import type { ListingChange } from './listing-change.ts'
import type { ListingFacts } from './listing-facts.ts'

const now = new Date('2026-11-20T02:00:00Z')
const listing: ListingFacts = {
  mode: 'buy',
  propertyType: 'House',
  features: ['pool', 'study'],
  bedrooms: 3,
  bathrooms: 2,
  carSpaces: 5,
  priceFrom: 950_000,
  priceTo: 1_050_000,
  landSize: 300,
  frontageDecimetres: 65,
  isUnderOffer: false,
  suburbId: 11,
  suburbName: 'Fitzroy',
  regionId: 1,
  streetId: 21,
  officeId: 7,
  position: { latitude: -37_800_000, longitude: 144_980_000 },
  reachedFromSuburbIds: new Set([12]),
  auctionAt: new Date('2026-11-28T00:00:00Z'),
  auctionOn: '2026-11-28',
  inspections: [{ localDate: '2026-11-21', endsAt: new Date('2026-11-21T00:00:00Z') }],
}
const fitzroy: AlertArea = { kind: 'places', suburbIds: [11], regionIds: [], streetIds: [], includesSurrounding: false }
const alert = (search: Partial<SearchParameters> = {}, rest: { area?: AlertArea; isPartlyInRange?: boolean } = {}) => ({
  parameters: { ...defaultSearchParameters('buy'), ...search },
  area: rest.area ?? fitzroy,
  isPartlyInRange: rest.isPartlyInRange ?? true,
})
const open = { min: null, max: null }

describe('a listing fits an alert', () => {
  it.each<[string, Partial<SearchParameters>, Partial<ListingFacts>, boolean]>([
    ['with no filter', {}, {}, true],
    ['of the other mode', { searchMode: 'rent' }, {}, false],
    ['of its kind', { propertyTypes: ['Terrace', 'House'] }, {}, true],
    ['of another kind', { propertyTypes: ['Terrace'] }, {}, false],
    ['with all features', { propertyFeatures: ['pool', 'study'] }, {}, true],
    ['with one feature missing', { propertyFeatures: ['pool', 'gym'] }, {}, false],
    ['with so many bedrooms', { bedrooms: [3, 4, 5] }, {}, true],
    ['with too few bedrooms', { bedrooms: [4, 5] }, {}, false],
    ['with bedrooms not stated', { bedrooms: [0, 1, 2, 3, 4, 5] }, { bedrooms: null }, false],
    ['with so many bathrooms', { bathrooms: [2] }, {}, true],
    ['with other bathrooms', { bathrooms: [1] }, {}, false],
    ['with five or more car spaces', { carSpaces: [5] }, {}, true],
    ['with too many car spaces', { carSpaces: [4] }, {}, false],
    ['with a price that touches the lower end', { price: { min: 1_050_000, max: null } }, {}, true],
    ['with a price below', { price: { min: 1_050_001, max: null } }, {}, false],
    ['with a price that touches the upper end', { price: { min: null, max: 950_000 } }, {}, true],
    ['with a price above', { price: { min: null, max: 949_999 } }, {}, false],
    ['with no price stated', { price: { min: 1, max: null } }, { priceFrom: null, priceTo: null }, false],
    ['with enough land', { landSize: { min: 300, max: 300 } }, {}, true],
    ['with too little land', { landSize: { min: 301, max: null } }, {}, false],
    ['with land not stated', { landSize: { min: 1, max: null } }, { landSize: null }, false],
    ['with enough frontage', { frontageSize: { min: 6, max: 7 } }, {}, true],
    ['with too little frontage', { frontageSize: { min: 7, max: null } }, {}, false],
    ['under offer', {}, { isUnderOffer: true }, true],
    ['under offer where that is left out', { isUnderOffer: false }, { isUnderOffer: true }, false],
    ['with an auction to come', { auction: { dates: [], forthcoming: true } }, {}, true],
    ['with an auction on the day', { auction: { dates: ['2026-11-28'], forthcoming: false } }, {}, true],
    ['with an auction on another day', { auction: { dates: ['2026-11-29'], forthcoming: false } }, {}, false],
    ['with an auction that is over', { auction: { dates: [], forthcoming: true } }, { auctionAt: new Date(0) }, false],
    ['without an auction', { auction: { dates: [], forthcoming: true } }, { auctionAt: null }, false],
    ['with an inspection to come', { inspection: { dates: [], forthcoming: true } }, {}, true],
    ['with an inspection on the day', { inspection: { dates: ['2026-11-21'], forthcoming: false } }, {}, true],
    ['with an inspection on another day', { inspection: { dates: ['2026-11-22'], forthcoming: false } }, {}, false],
    [
      'with an inspection that is over',
      { inspection: { dates: ['2026-11-19'], forthcoming: false } },
      { inspections: [{ localDate: '2026-11-19', endsAt: new Date('2026-11-19T00:00:00Z') }] },
      false,
    ],
    ['without an inspection', { inspection: { dates: [], forthcoming: true } }, { inspections: [] }, false],
  ])('%s: %#', (_what, search, facts, fits) => {
    expect(doesListingFit(alert(search), { ...listing, ...facts }, now)).toBe(fits)
  })

  const nowhere = { kind: 'places', suburbIds: [], regionIds: [], streetIds: [], includesSurrounding: false } as const
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })
  const square = [at(0, 0), at(0, 10), at(10, 10), at(10, 0)]
  it.each<[string, AlertArea, Partial<ListingFacts>, boolean]>([
    ['anywhere', { kind: 'everywhere' }, {}, true],
    ['in no place at all', nowhere, {}, false],
    ['in its region', { ...nowhere, regionIds: [1] }, {}, true],
    ['in no region', { ...nowhere, regionIds: [1] }, { regionId: null }, false],
    ['in its street', { ...nowhere, streetIds: [21] }, {}, true],
    ['in a hidden street', { ...nowhere, streetIds: [21] }, { streetId: null }, false],
    ['around a suburb', { ...nowhere, suburbIds: [12], includesSurrounding: true }, {}, true],
    ['around a suburb that stands alone', { ...nowhere, suburbIds: [12] }, {}, false],
    ['around a region', { ...nowhere, regionIds: [2], includesSurrounding: true }, {}, false],
    ['by its office', { kind: 'office', officeId: 7 }, {}, true],
    ['by another office', { kind: 'office', officeId: 8 }, {}, false],
    ['in a shape', { kind: 'shape', corners: square }, { position: at(5, 5) }, true],
    ['on a corner of a shape', { kind: 'shape', corners: square }, { position: at(10, 10) }, true],
    ['on the edge of a shape', { kind: 'shape', corners: square }, { position: at(10, 3) }, true],
    ['on the line of an edge', { kind: 'shape', corners: square }, { position: at(10, 11) }, false],
    ['beside a shape', { kind: 'shape', corners: square }, { position: at(5, 11) }, false],
    ['with no position', { kind: 'shape', corners: square }, { position: null }, false],
    [
      'on the corner of a box',
      { kind: 'bounds', southWest: at(0, 0), northEast: at(5, 5) },
      { position: at(5, 0) },
      true,
    ],
    ['beside a box', { kind: 'bounds', southWest: at(0, 0), northEast: at(5, 5) }, { position: at(5, 6) }, false],
    [
      'with no position in a box',
      { kind: 'bounds', southWest: at(0, 0), northEast: at(5, 5) },
      { position: null },
      false,
    ],
  ])('%s', (_what, area, facts, fits) => {
    expect(doesListingFit(alert({}, { area }), { ...listing, ...facts }, now)).toBe(fits)
  })

  it('wholly in its range only, where the alert wants that', () => {
    const within = (min: number | null, max: number | null) =>
      doesListingFit(alert({ price: { min, max } }, { isPartlyInRange: false }), listing, now)
    expect([within(950_000, 1_050_000), within(950_001, null), within(null, 1_049_999)]).toEqual([true, false, false])
  })
})

describe('what happened is told', () => {
  const price = { min: 800_000, max: 1_060_000 }
  const dropped = (from: number | null, to = from): ListingChange => ({ kind: 'priceChanged', before: { from, to } })
  const state = (before: 'available' | 'underOffer' | 'completed' | 'removed', after: 'available' | 'underOffer') =>
    ({ kind: 'statusChanged', before, after }) as const
  const sold = { kind: 'statusChanged', before: 'underOffer', after: 'completed' } as const
  const onDay = { inspection: { dates: ['2026-11-21'], forthcoming: false } }

  it.each<[ListingChange, Partial<SearchParameters>, string | null]>([
    [{ kind: 'published' }, {}, 'listed: 3 bedrooms in Fitzroy; new on the market at $950k–$1.05M'],
    [
      { kind: 'published' },
      { price: { min: null, max: 1_000_000 } },
      'listed: 3 bedrooms in Fitzroy; new on the market at $950k–$1.05M, partly in your range',
    ],
    [
      dropped(1_150_000),
      { price },
      'priceChanged: 3 bedrooms in Fitzroy; dropped from $1.15M to $950k–$1.05M, into your range',
    ],
    [
      dropped(1_150_000),
      { price: { min: null, max: 1_000_000 } },
      'priceChanged: 3 bedrooms in Fitzroy; dropped from $1.15M to $950k–$1.05M, partly into your range',
    ],
    [dropped(1_060_000), { price }, 'priceChanged: 3 bedrooms in Fitzroy; dropped from $1.06M to $950k–$1.05M'],
    [dropped(1_060_000), {}, 'priceChanged: 3 bedrooms in Fitzroy; dropped from $1.06M to $950k–$1.05M'],
    [dropped(900_000), { price }, null],
    [dropped(900_000), {}, null],
    [
      dropped(700_000),
      { price },
      'priceChanged: 3 bedrooms in Fitzroy; rose from $700k to $950k–$1.05M, into your range',
    ],
    [dropped(null), { price }, 'priceChanged: 3 bedrooms in Fitzroy; now $950k–$1.05M, in your range'],
    [dropped(null), {}, null],
    [dropped(1_150_000), { price: { ...open, max: 900_000 } }, null],
    [state('completed', 'available'), {}, 'relisted: 3 bedrooms in Fitzroy; back on the market at $950k–$1.05M'],
    [state('removed', 'underOffer'), {}, 'relisted: 3 bedrooms in Fitzroy; back on the market at $950k–$1.05M'],
    [state('underOffer', 'available'), {}, 'relisted: 3 bedrooms in Fitzroy; back on the market at $950k–$1.05M'],
    [state('available', 'underOffer'), {}, null],
    [{ kind: 'inspectionsChanged' }, onDay, 'changed: 3 bedrooms in Fitzroy; new inspection times'],
    [{ kind: 'inspectionsChanged' }, {}, null],
    [
      { kind: 'auctionChanged' },
      { auction: { dates: [], forthcoming: true } },
      'changed: 3 bedrooms in Fitzroy; new auction time',
    ],
    [{ kind: 'auctionChanged' }, onDay, null],
  ])('%j for %j: %s', (change, search, told) => {
    const match = matchOf(alert(search), listing, change, now)
    expect(match && `${match.kind}: ${match.reason}`).toBe(told)
  })

  it.each<[Partial<ListingFacts>, ListingChange, string | null]>([
    [{ mode: 'sold' }, sold, 'completed: 3 bedrooms in Fitzroy; sold for $950k–$1.05M'],
    [{ mode: 'sold', priceFrom: null, priceTo: null }, sold, 'completed: 3 bedrooms in Fitzroy; sold'],
    [{ mode: 'leased', priceFrom: 650, priceTo: 650 }, sold, 'completed: 3 bedrooms in Fitzroy; leased for $650 pw'],
    [{ mode: 'sold' }, { kind: 'published' }, null],
    [{ mode: 'sold' }, { kind: 'statusChanged', before: 'removed', after: 'completed', reason: 'shown' }, null],
    [{ mode: 'sold' }, dropped(2_000_000), null],
    [{ mode: 'buy' }, state('completed', 'available'), null],
  ])('tells an alert for sales or leases of %j after %j: %s', (facts, change, told) => {
    const searchMode = facts.mode === 'leased' ? 'leased' : 'sold'
    const match = matchOf(alert({ searchMode }), { ...listing, ...facts }, change, now)
    expect(match && `${match.kind}: ${match.reason}`).toBe(told)
  })

  it('counts a price that was only partly in range as outside, where the alert wants it wholly inside', () => {
    const whole = alert({ price }, { isPartlyInRange: false })
    expect(matchOf(whole, listing, dropped(1_050_000, 1_150_000), now)?.reason).toBe(
      '3 bedrooms in Fitzroy; dropped from $1.05M–$1.15M to $950k–$1.05M, into your range',
    )
  })

  it.each<[Partial<ListingFacts>, string]>([
    [{ bedrooms: 0 }, 'Studio in Fitzroy; new on the market'],
    [{ bedrooms: 1 }, '1 bedroom in Fitzroy; new on the market'],
    [{ bedrooms: 5 }, '5+ bedrooms in Fitzroy; new on the market'],
    [{ bedrooms: null, propertyType: 'residentialLand' }, 'Residential Land in Fitzroy; new on the market'],
  ])('in the words of the home: %j', (facts, reason) => {
    const changed = { ...listing, priceFrom: null, priceTo: null, ...facts }
    expect(matchOf(alert(), changed, { kind: 'published' }, now)?.reason).toBe(reason)
  })
})
