import { expect, it } from 'vitest'
import { stateChangeOf, type TypedState } from './draft-state-change.ts'

/** Still the 19th in Perth. */
const now = new Date('2026-11-19T15:00:00Z')
const sale = { listingType: 'sale', timeZone: 'Australia/Perth' } as const
const of = (typed: TypedState, listing: { listingType: 'rental' | 'sale'; timeZone: string } = sale) =>
  stateChangeOf(typed, listing, now)
const withheld = { price: { text: 'Price withheld', from: null, to: null }, isPriceWithheld: true }

it('a listing is on the market, under offer or withdrawn', () => {
  expect(of({ state: 'published' })).toEqual({ state: 'available' })
  expect(of({ state: 'underOffer', completedOn: 'never' })).toEqual({ state: 'underOffer' })
  expect(of({ state: 'withdrawn' })).toEqual({ state: 'removed' })
  expect(of({ state: 'draft' })).toMatchObject({ field: 'state' })
})

it('a home is sold today where no day is given, and its price is withheld where none is', () => {
  expect(of({ state: 'completed' })).toEqual({ state: 'completed', completedOn: '2026-11-19', ...withheld })
  expect(of({ state: 'completed', completedOn: ' ', completedPrice: '' })).toEqual(of({ state: 'completed' }))
  expect(of({ state: 'completed', completedOn: '2026-11-01', completedPrice: '$1.2m' })).toEqual({
    state: 'completed',
    completedOn: '2026-11-01',
    price: { text: '$1,200,000', from: 1_200_000, to: 1_200_000 },
    isPriceWithheld: false,
  })
})

it('a rental is leased for a rent a week', () => {
  const leased = of({ state: 'completed', completedPrice: '650' }, { ...sale, listingType: 'rental' })
  expect(leased).toMatchObject({ price: { text: '$650 per week', from: 650, to: 650 } })
})

it('the day is one that exists and is not in the future where the home is, the price one in dollars', () => {
  for (const completedOn of ['2026-11-20', '2026-02-30', 'yesterday'])
    expect(of({ state: 'completed', completedOn })).toMatchObject({ field: 'completedOn' })
  expect(
    of({ state: 'completed', completedOn: '2026-11-20' }, { ...sale, timeZone: 'Australia/Sydney' }),
  ).toMatchObject({
    completedOn: '2026-11-20',
  })
  expect(of({ state: 'completed', completedPrice: 'a lot' })).toMatchObject({ field: 'completedPrice' })
})
