import { expect, it } from 'vitest'
import { visibleLongAddress, visibleShortAddress, visibleStreet, visibleUri } from './visible-address.ts'

const suburb = {
  name: 'Fitzroy',
  suburbName: null,
  stateCode: 'VIC',
  postcode: '3065',
  uri: 'fitzroy-vic-3065',
} as const
const listing = { streetAddress: '12 Smith Street', isAddressHidden: false, uri: '12-smith-street-fitzroy' }
const seen = (changed: typeof listing) => [
  visibleStreet(changed),
  visibleShortAddress(changed, suburb),
  visibleLongAddress(changed, suburb),
  visibleUri(changed, suburb),
]

it('a street address is seen in full', () =>
  expect(seen(listing)).toEqual([
    '12 Smith Street',
    '12 Smith Street',
    '12 Smith Street, Fitzroy, VIC 3065',
    '12-smith-street-fitzroy',
  ]))

it('of a hidden one nothing but the suburb is seen', () =>
  expect(seen({ ...listing, isAddressHidden: true })).toEqual([
    null,
    'Fitzroy',
    'Fitzroy, VIC 3065',
    'fitzroy-vic-3065',
  ]))

it('a listing without words of its own has those of the suburb in its URL', () =>
  expect(visibleUri({ ...listing, uri: '' }, suburb)).toBe('fitzroy-vic-3065'))
