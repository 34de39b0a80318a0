import { expect, it } from 'vitest'
import type { Claims } from '../permissions/claims.ts'
import { permissions } from '../lookups/permissions.ts'
import { canBeBoosted, kindOfListingAct, mayActOnListing, mayFindListings, mayViewHidden } from './listing-acts.ts'

const claimed = (right: (claims: Claims) => boolean): string[] =>
  Object.entries(permissions).flatMap(([area, names]) =>
    names.filter((name) => right({ [area]: [name] })).map((name) => `${area} ${name}`),
  )

it.each([
  ['finding', mayFindListings, ['listings_permission CanManageAny']],
  ['seeing a hidden one', mayViewHidden, ['listings_permission CanViewHidden']],
  ['hide', (claims: Claims) => mayActOnListing(claims, 'hide'), ['listings_permission CanManageAny']],
  ['show', (claims: Claims) => mayActOnListing(claims, 'show'), ['listings_permission CanManageAny']],
  ['withdraw', (claims: Claims) => mayActOnListing(claims, 'withdraw'), ['listings_permission CanManageAny']],
  ['boost', (claims: Claims) => mayActOnListing(claims, 'boost'), ['listings_permission CanBoost']],
  ['endBoost', (claims: Claims) => mayActOnListing(claims, 'endBoost'), ['listings_permission CanBoost']],
] as const)('%s is for one claim alone', (_name, right, expected) => {
  expect(claimed(right)).toEqual(expected)
  expect(right({})).toBe(false)
})

it('each act is one kind of the log', () => {
  expect(kindOfListingAct('hide')).toBe('hideListing')
  expect(kindOfListingAct('endBoost')).toBe('endListingBoost')
})

it.each([
  ['sale', 'available', true],
  ['sale', 'underOffer', true],
  ['rental', 'available', true],
  ['rental', 'underOffer', false],
  ['sale', 'completed', false],
  ['sale', 'removed', false],
] as const)('a %s that is %s can be boosted: %s', (listingType, state, expected) => {
  expect(canBeBoosted(listingType, state)).toBe(expected)
})
