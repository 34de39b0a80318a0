import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import type { MarketState } from '#domain/listing/market-state.ts'
import { listingActErrors as errors } from '#domain/staff/listing-acts-errors.copy.ts'
import {
  canBeBoosted,
  kindOfListingAct,
  type ListingAct,
  mayActOnListing,
  mayFindListings,
  MOST_BOOST_DAYS,
  MOST_BOOSTS_OF_SUBURB,
  MOST_LISTINGS_FOUND,
  SHORTEST_ADDRESS,
  type StaffListingState,
} from '#domain/staff/listing-acts.ts'
import type { MockPortal } from '../portal.ts'
import { type Paging, pageOf, Refusal, required } from '../refusal.ts'
import { successorOf } from '../search/agents.ts'
import type { ListingRecord } from '../world/records.ts'
import { find, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { agentsOf, isMockBoosted, listingSummary, officeOf } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { agentView, officeView } from './offices.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'
import { latestAction, recordStaffAction } from './staff-actions.ts'

type Filter = {
  id?: number | null
  address?: string | null
  officeId?: number | null
  agentId?: number | null
  states?: readonly StaffListingState[] | null
  isBoosted: boolean
}
type Asked = { filter: Filter; order: 'newest' | 'oldest'; paging: Paging }
type Acting = {
  listingId: number
  act: ListingAct
  reason: string
  days?: number | null
  replacesBoostUntil?: string | null
}

const DAY_MS = 24 * 60 * 60 * 1000

export const staffListingQueries = ({ world }: MockPortal, headers: Headers) => ({
  staffListings({ filter, order, paging }: Asked) {
    if (!mayFindListings(requireCaller(world, headers).claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
    const address = filter.address?.trim().toLowerCase() ?? null
    if (address !== null && address.length < SHORTEST_ADDRESS)
      throw new Refusal('BAD_INPUT', errors.shortAddress(SHORTEST_ADDRESS), 'address')
    const sign = order === 'newest' ? -1 : 1
    const found = world.listings
      .getAll()
      .filter((listing) => isWanted(world, listing, { ...filter, address }))
      .toSorted((left, right) => sign * (left.listedAt.getTime() - right.listedAt.getTime() || left.id - right.id))
    const page = pageOf(found, paging, (listing) => staffListing(world, listing))
    return { ...page, total: Math.min(page.total, MOST_LISTINGS_FOUND + 1) }
  },
})

export const staffListingMutations = ({ world }: MockPortal, headers: Headers) => ({
  actOnListing({ input: { listingId, act, reason: given, ...asked } }: { input: Acting }) {
    const member = requireCaller(world, headers)
    if (!mayActOnListing(member.claims, act)) throw new Refusal('FORBIDDEN', errors.notStaff)
    requireRecentSignIn(world, headers)
    const reason = decisionReasonOf(given)
    if (reason === null) throw new Refusal('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
    const listing = required(listingById(world, listingId), errors.noListing(listingId), 'listingId')
    const change = acts[act](world, listing, asked)
    if (change !== null) {
      update(world.listings, { id: listingId }, { ...change, modifiedAt: world.now })
      recordStaffAction(world, { staffId: member.id, kind: kindOfListingAct(act), thingId: listingId, reason })
    }
    const changed = required(listingById(world, listingId), errors.noListing(listingId))
    return { listing: staffListing(world, changed), isChanged: change !== null }
  },
})

/** What changes of a listing; null for nothing. */
type Boost = Pick<Acting, 'days' | 'replacesBoostUntil'>
type Change = (world: World, listing: ListingRecord, boost: Boost) => Partial<ListingRecord> | null

const conflict = (message: string) => new Refusal('CONFLICT', message, 'listingId')
const withdrawn = { statusType: 'removed', isUnderOffer: false } as const

const acts: Readonly<Record<ListingAct, Change>> = {
  hide: (world, listing) =>
    listing.hiddenAt === null ? { ...withdrawn, hiddenAt: world.now, stateBefore: stateIn(listing) } : null,
  show: (_world, { hiddenAt, stateBefore }) =>
    hiddenAt === null
      ? null
      : {
          statusType: stateBefore === 'underOffer' ? 'available' : (stateBefore ?? 'removed'),
          isUnderOffer: stateBefore === 'underOffer',
          hiddenAt: null,
          stateBefore: null,
        },
  withdraw(_world, { statusType, hiddenAt, stateBefore }) {
    if (statusType === 'completed') throw conflict(errors.offMarket)
    if (hiddenAt !== null) return stateBefore === 'removed' ? null : { stateBefore: 'removed' }
    return statusType === 'removed' ? null : withdrawn
  },
  boost(world, listing, { days, replacesBoostUntil: replaces }) {
    if (days == null) throw new Refusal('BAD_INPUT', errors.days(MOST_BOOST_DAYS), 'days')
    if (!canBeBoosted(listing.listingType, stateIn(listing))) throw conflict(errors.notOnMarket)
    const { id, suburbId, listingType } = listing
    const others = world.listings
      .getAll()
      .filter((other) => other.id !== id && other.suburbId === suburbId && other.listingType === listingType)
    if (others.filter(isMockBoosted).length >= MOST_BOOSTS_OF_SUBURB)
      throw conflict(errors.tooMany(MOST_BOOSTS_OF_SUBURB))
    const boostEndsAt = new Date(world.now.getTime() + days * DAY_MS)
    if (listing.boostEndsAt?.getTime() === boostEndsAt.getTime()) return null
    if (listing.boostEndsAt?.getTime() !== (replaces == null ? undefined : Date.parse(replaces)))
      throw new Refusal('CONFLICT', errors.boosted, 'replacesBoostUntil')
    return { boostEndsAt }
  },
  endBoost: (_world, { boostEndsAt }) => (boostEndsAt === null ? null : { boostEndsAt: null }),
}

const stateIn = ({ statusType, isUnderOffer }: ListingRecord): MarketState =>
  statusType === 'available' && isUnderOffer ? 'underOffer' : statusType

const staffStateOf = (listing: ListingRecord): StaffListingState =>
  listing.hiddenAt === null ? stateIn(listing) : 'hidden'

function isWanted(world: World, listing: ListingRecord, filter: Filter): boolean {
  const { id, address, officeId, agentId, states, isBoosted } = filter
  return (
    (id == null || listing.id === id) &&
    (address == null || (listing.streetAddress ?? '').toLowerCase().startsWith(address)) &&
    (officeId == null || successorOf(world, officeOf(world, listing)).id === officeId) &&
    (agentId == null || listing.agentIds.includes(agentId)) &&
    (states == null || states.length === 0 || states.includes(staffStateOf(listing))) &&
    (!isBoosted || listing.boostEndsAt !== null)
  )
}

const staffListing = (world: World, listing: ListingRecord) => ({
  listing: listingSummary(world, listing),
  streetAddress: listing.streetAddress ?? '',
  office: officeView(world, successorOf(world, officeOf(world, listing))),
  agents: agentsOf(world, listing).map((agent) => agentView(world, agent)),
  isFromFeed: false,
  state: staffStateOf(listing),
  hiddenAt: listing.hiddenAt?.toISOString() ?? null,
  boostEndsAt: isMockBoosted(listing) ? (listing.boostEndsAt?.toISOString() ?? null) : null,
  boostedBy: isMockBoosted(listing) ? boosterOf(world, listing) : null,
})

const boosterOf = (world: World, { id }: ListingRecord): string | null =>
  find(world.members, { id: latestAction(world, 'boostListing', id)?.staffId ?? 0 })?.name ?? null
