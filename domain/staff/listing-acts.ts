import { type Claims, hasClaim } from '../permissions/claims.ts'
import { hasAnyRight, type Right } from '../permissions/rights.ts'
import type { MarketState } from '../listing/market-state.ts'
import type { StaffActionKind } from './staff-actions.ts'

/** What staff do with a listing of any agency (docs/product.md, section 4). */
export type ListingAct = 'boost' | 'endBoost' | 'hide' | 'show' | 'withdraw'

type Act = { claim: 'CanBoost' | 'CanManageAny'; kind: StaffActionKind }

const acts: Readonly<Record<ListingAct, Act>> = {
  hide: { claim: 'CanManageAny', kind: 'hideListing' },
  show: { claim: 'CanManageAny', kind: 'showListing' },
  withdraw: { claim: 'CanManageAny', kind: 'withdrawListing' },
  boost: { claim: 'CanBoost', kind: 'boostListing' },
  endBoost: { claim: 'CanBoost', kind: 'endListingBoost' },
}

// The keys of the table are its acts.
const listingActs = Object.keys(acts) as ListingAct[]

export const kindOfListingAct = (act: ListingAct): StaffActionKind => acts[act].kind

export const mayActOnListing = (claims: Claims, act: ListingAct): boolean =>
  hasClaim(claims, 'listings_permission', acts[act].claim)

/** Whoever does something with listings finds them. */
export const listingFinders: readonly Right[] = [
  ['listings_permission', 'CanManageAny'],
  ['listings_permission', 'CanBoost'],
]

export const mayFindListings = (claims: Claims): boolean => hasAnyRight(claims, listingFinders)

/** Whether somebody sees the page of a listing that staff hid. */
export const mayViewHidden = (claims: Claims): boolean => hasClaim(claims, 'listings_permission', 'CanViewHidden')

/** Days for which a listing may be first in results. */
export const MOST_BOOST_DAYS = 30
/** Listings of a suburb, of sales and of rentals each. */
export const MOST_BOOSTS_OF_SUBURB = 3

/** Whether a listing in this state can be first in results; a rental whose deposit is taken is promoted no more. */
export const canBeBoosted = (listingType: 'rental' | 'sale', state: MarketState): boolean =>
  state === 'available' || (state === 'underOffer' && listingType === 'sale')

/** Where a listing stands for staff: in a state of the market, or hidden. */
export type StaffListingState = MarketState | 'hidden'

type Standing = { listingType: 'rental' | 'sale'; state: StaffListingState; isBoosted: boolean }

/** What somebody may do with a listing that changes something. */
export function possibleActs(claims: Claims, { listingType, state, isBoosted }: Standing): ListingAct[] {
  const isPossible: Readonly<Record<ListingAct, boolean>> = {
    hide: state !== 'hidden',
    show: state === 'hidden',
    withdraw: state === 'available' || state === 'underOffer',
    boost: state !== 'hidden' && canBeBoosted(listingType, state),
    endBoost: isBoosted,
  }
  return listingActs.filter((act) => isPossible[act] && mayActOnListing(claims, act))
}

/** More than so many that staff find are not counted. */
export const MOST_LISTINGS_FOUND = 1000

/** Signs of an address that staff look for. */
export const SHORTEST_ADDRESS = 3
