import { readFullAddress } from '#domain/locations/full-address.ts'
import { streetKey } from '#domain/locations/street-key.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { recordOfService, type ReviewDraft } from '#domain/reviews/review-types.ts'
import { Refusal } from '../refusal.ts'
import type { MemberRecord } from '../world/members.ts'
import type { AgentRecord } from '../world/records.ts'
import type { ReviewRecord } from '../world/reviews.ts'
import type { World } from '../world/world.ts'
import { placeByUri } from './place-words.ts'

export type Sale = Pick<ReviewRecord, 'suburbId' | 'listingId' | 'saleKey'>
type About = Pick<ReviewDraft, 'propertyAddress' | 'serviceProvidedType'>

/** What a review is about: a sale or lease on record, or the address as it was typed. */
export function saleOf(world: World, agentId: number, { propertyAddress, serviceProvidedType }: About): Sale {
  const none = { suburbId: null, listingId: null, saleKey: `none:${serviceProvidedType}` }
  if (propertyAddress.trim() === '') return none
  const readings = readFullAddress(propertyAddress)
  if (readings.length === 0) throw new Refusal('BAD_INPUT', reviewErrors.address, 'propertyAddress')
  const address = readings
    .map(({ street, suburbUri }) => ({ street, suburb: placeByUri(world, suburbUri) }))
    .find(({ suburb }) => suburb?.type === 'suburb')
  if (!address?.suburb) throw new Refusal('BAD_INPUT', reviewErrors.unknownSuburb, 'propertyAddress')
  const { suburb } = address
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
