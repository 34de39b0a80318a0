import { expect, it } from 'vitest'
import { countOffers } from './count-offers.ts'
import { newApartmentsCopy as copy } from './developments.copy.ts'

const free = { isUnderOffer: false }
const taken = { isUnderOffer: true }

it.each([
  [[], '0 apartments for sale'],
  [[free], '1 apartment for sale'],
  [[free, free, taken], '2 apartments for sale, 1 under offer'],
  [[taken], '1 apartment under offer'],
])('counts what is under offer apart: %j', (apartments, text) => {
  expect(copy.onMarket(countOffers(apartments))).toBe(text)
})

it('says of a building what is for sale, under offer and sold', () => {
  expect(copy.building.counts({ forSale: 4, underOffer: 1, sold: 1200 })).toBe(
    '4 apartments for sale, 1 under offer, 1,200 sold',
  )
  expect(copy.building.counts({ forSale: 0, underOffer: 0, sold: 2 })).toBe('0 apartments for sale, 2 sold')
})

it.each([
  ['G03/12 Smith Street', 'Apartment G03'],
  ['12 Smith Street', '12 Smith Street'],
])('names the apartment at %s %s', (address, name) => expect(copy.apartment(address)).toBe(name))
