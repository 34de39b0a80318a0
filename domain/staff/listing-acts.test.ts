import { expect, it } from 'vitest'
import type { Claims } from '../permissions/claims.ts'
import { permissions } from '../lookups/permissions.ts'
import {
  canBeBoosted,
  kindOfListingAct,
  mayActOnListing,
  mayFindListings,
  mayViewHidden,
  possibleActs,
} from './listing-acts.ts'

const claimed = (right: (claims: Claims) => boolean): string[] =>
  Object.entries(permissions).flatMap(([area, names]) =>
    names.filter((name) => right({ [area]: [name] })).map((name) => `${area} ${name}`),
  )

it.each([
  ['finding', mayFindListings, ['listings_permission CanBoost', 'listings_permission CanManageAny']],
  ['seeing a hidden one', mayViewHidden, ['listings_permission CanViewHidden']],
  ['hide', (claims: Claims) => mayActOnListing(claims, 'hide'), ['listings_permission CanManageAny']],
  ['show', (claims: Claims) => mayActOnListing(claims, 'show'), ['listings_permission CanManageAny']],
  ['withdraw', (claims: Claims) => mayActOnListing(claims, 'withdraw'), ['listings_permission CanManageAny']],
  ['boost', (claims: Claims) => mayActOnListing(claims, 'boost'), ['listings_permission CanBoost']],
  ['endBoost', (claims: Claims) => mayActOnListing(claims, 'endBoost'), ['listings_permission CanBoost']],
] as const)('%s is for these claims alone', (_name, right, expected) => {
  expect(claimed(right).toSorted()).toEqual(expected)
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

const every: Claims = { listings_permission: ['CanBoost', 'CanManageAny'] }

it.each([
  [every, { listingType: 'sale', state: 'available', isBoosted: false }, ['hide', 'withdraw', 'boost']],
  [every, { listingType: 'sale', state: 'underOffer', isBoosted: true }, ['hide', 'withdraw', 'boost', 'endBoost']],
  [every, { listingType: 'rental', state: 'underOffer', isBoosted: false }, ['hide', 'withdraw']],
  [every, { listingType: 'sale', state: 'completed', isBoosted: false }, ['hide']],
  [every, { listingType: 'sale', state: 'removed', isBoosted: false }, ['hide']],
  [every, { listingType: 'sale', state: 'hidden', isBoosted: false }, ['show']],
  [
    { listings_permission: ['CanBoost'] },
    { listingType: 'sale', state: 'available', isBoosted: true },
    ['boost', 'endBoost'],
  ],
  [{ listings_permission: ['CanViewHidden'] }, { listingType: 'sale', state: 'hidden', isBoosted: false }, []],
] as const)('with %j what changes a listing %j is %j', (claims, standing, acts) => {
  expect(possibleActs(claims as Claims, standing)).toEqual(acts)
})
