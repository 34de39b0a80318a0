import { canBePutBackSince, expiryOf, isConfirmable, isExpired } from '#domain/listing/listing-confirmation.ts'
import { listingConfirmationErrors as errors } from '#domain/listing/listing-confirmation-errors.copy.ts'
import { type ConfirmingUser, mayConfirmListing } from '#domain/permissions/listing-confirmations.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import { officeOfAgent, successorOf } from '../search/agents.ts'
import { dayOf } from '../search/listing-facts.ts'
import type { MemberRecord } from '../world/members.ts'
import type { ListingRecord } from '../world/records.ts'
import { find, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { listingSummary, officeOf } from './listing-summary.ts'
import { listingById } from './listings.ts'
import { callerOf, requireCaller } from './sessions.ts'

type OfListing = { listingId: number }

/** Whether homes are still as shown, for those who may say so. */
export const listingConfirmationQueries = ({ world }: MockPortal, headers: Headers) => ({
  listingConfirmation({ listingId }: OfListing) {
    const listing = ownListing(world, callerOf(world, headers), listingId)
    return listing !== null && isConfirmable(confirmedOf(listing)) ? confirmationView(world, listing) : null
  },
  listingsToConfirm() {
    const member = callerOf(world, headers)
    if (member === null || member.agentId === null) return []
    const since = canBePutBackSince(world.now).getTime()
    const user = { ...userOf(world, member), claims: {} }
    return world.listings
      .getAll()
      .filter((listing) => isConfirmable(confirmedOf(listing)) && askedTime(listing) > since)
      .filter((listing) => mayConfirmListing(user, peopleOf(world, listing)))
      .toSorted((left, right) => askedTime(left) - askedTime(right) || left.id - right.id)
      .map((listing) => confirmationView(world, listing))
  },
})

export const listingConfirmationMutations = ({ world }: MockPortal, headers: Headers) => ({
  confirmListing({ listingId }: OfListing) {
    const listing = ownListing(world, requireCaller(world, headers), listingId)
    if (listing === null) throw new Refusal('NOT_FOUND', errors.missing(listingId), 'listingId')
    if (!isConfirmable(confirmedOf(listing))) throw new Refusal('CONFLICT', errors.offMarket, 'listingId')
    const change = { statusType: 'available', confirmedAt: world.now, confirmationAskedAt: null } as const
    update(world.listings, { id: listingId }, change)
    return { confirmation: confirmationView(world, { ...listing, ...change }) }
  },
})

const askedTime = ({ confirmationAskedAt }: ListingRecord): number => confirmationAskedAt?.getTime() ?? 0

const confirmedOf = ({ statusType, isUnderOffer, confirmedAt, confirmationAskedAt }: ListingRecord) => ({
  state: statusType === 'available' && isUnderOffer ? ('underOffer' as const) : statusType,
  confirmedAt,
  askedAt: confirmationAskedAt,
})

const peopleOf = (world: World, listing: ListingRecord) => ({
  agentIds: listing.agentIds,
  officeId: successorOf(world, officeOf(world, listing)).id,
})

function ownListing(world: World, member: MemberRecord | null, listingId: number): ListingRecord | null {
  const listing = listingById(world, listingId)
  if (listing === null || member === null) return null
  return mayConfirmListing(userOf(world, member), peopleOf(world, listing)) ? listing : null
}

function userOf(world: World, { agentId, claims }: MemberRecord): ConfirmingUser {
  const agent = agentId === null ? undefined : find(world.agents, { id: agentId })
  const isPrincipal = agent !== undefined && agent.isPrincipal && agent.leftOn === null
  return { claims, agentId, principalOf: isPrincipal ? officeOfAgent(world, agent).id : null }
}

function confirmationView(world: World, listing: ListingRecord) {
  const { askedAt, ...confirmed } = confirmedOf(listing)
  return {
    listing: listingSummary(world, listing),
    confirmedOn: dayOf(world, listing, confirmed.confirmedAt),
    dueOn: askedAt === null ? null : dayOf(world, listing, expiryOf(askedAt)),
    isExpired: isExpired({ ...confirmed, askedAt }),
  }
}
