import { reviewAddressOf, streetKey } from '#domain/reviews/review-address.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { recordOfService, type ReviewDraft } from '#domain/reviews/review-types.ts'
import { Refusal } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import type { ReviewRecord } from '../world/reviews.ts'
import type { World } from '../world/world.ts'
import { placeByUri } from './place-words.ts'

export type Sale = Pick<ReviewRecord, 'suburbId' | 'listingId' | 'saleKey' | 'isVerified'>
type About = Pick<ReviewDraft, 'propertyAddress' | 'serviceProvidedType'>

/** What a review is about: a sale or lease on record, or the address as it was typed. */
export function saleOf(world: World, agentId: number, { propertyAddress, serviceProvidedType }: About): Sale {
  const none = { suburbId: null, listingId: null, isVerified: false, saleKey: `none:${serviceProvidedType}` }
  if (propertyAddress.trim() === '') return none
  const address = reviewAddressOf(propertyAddress)
  if (address === null) throw new Refusal('BAD_INPUT', reviewErrors.address, 'propertyAddress')
  const suburb = placeByUri(world, address.suburbUri)
  if (suburb?.type !== 'suburb') throw new Refusal('BAD_INPUT', reviewErrors.unknownSuburb, 'propertyAddress')
  const key = streetKey(address.street)
  const listing = world.listings
    .getAll()
    .find(
      (each) =>
        key !== '' &&
        each.suburbId === suburb.id &&
        each.statusType === 'completed' &&
        each.listingType === recordOfService[serviceProvidedType] &&
        each.agentIds.includes(agentId) &&
        streetKey(each.streetAddress ?? '') === key,
    )
  return {
    suburbId: suburb.id,
    listingId: listing?.id ?? null,
    isVerified: listing !== undefined,
    saleKey: listing === undefined ? `${suburb.id}:${key}:${serviceProvidedType}` : `listing:${listing.id}`,
  }
}

type Other = { agent: AgentRecord; caller: MemberRecord; saleKey: string; draft: ReviewDraft; exceptId?: number }

/** Nobody reviews the same sale twice. */
export function requireOtherSale({ reviews }: World, { agent, caller, saleKey, draft, exceptId }: Other): void {
  const isSame = ({ id, agentId, authorId, status, ...review }: ReviewRecord) =>
    id !== exceptId &&
    agentId === agent.id &&
    authorId === caller.id &&
    status !== 'withdrawn' &&
    review.saleKey === saleKey
  if (!reviews.getAll().some(isSame)) return
  const message = draft.propertyAddress === '' ? reviewErrors.sameSaleAnyHome : reviewErrors.sameSale
  throw new Refusal('BAD_INPUT', message, 'propertyAddress')
}
