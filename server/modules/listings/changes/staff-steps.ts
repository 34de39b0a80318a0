import { listingActErrors as errors } from '#domain/staff/listing-acts-errors.copy.ts'
import { canBeBoosted, MOST_BOOSTS_OF_SUBURB } from '#domain/staff/listing-acts.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ChangingListing, NewState } from './listing-change.ts'
import { updateState } from './listing-changes.queries.ts'
import type { ListingEvent } from './listing-events.ts'
import {
  boostEnd,
  countBoosts,
  deleteHiding,
  insertHiding,
  lockBoosts,
  putBoost,
  rememberWithdrawn,
} from './staff-steps.queries.ts'

/** What staff do with a listing that is held; each answers what happened, and null where nothing did. */

export async function hidden(
  database: Database,
  listingId: number,
  { isHidden, state: before }: ChangingListing,
  now: Date,
): Promise<ListingEvent | null> {
  if (isHidden) return null
  await insertHiding(database, listingId, now)
  await updateState(database, listingId, { statusType: 'removed', isUnderOffer: false, completedOn: null })
  return {
    kind: 'listing.statusChanged',
    subjectId: listingId,
    details: { before, after: 'removed', reason: 'hidden' },
  }
}

export async function shown(
  database: Database,
  listingId: number,
  { isHidden }: ChangingListing,
): Promise<ListingEvent | null> {
  if (!isHidden) return null
  const former = await deleteHiding(database, listingId)
  if (former === null) throw new Error(`Nothing says where listing ${listingId} stood`)
  await updateState(database, listingId, former)
  const after = former.statusType === 'available' && former.isUnderOffer ? 'underOffer' : former.statusType
  return { kind: 'listing.statusChanged', subjectId: listingId, details: { before: 'removed', after, reason: 'shown' } }
}

/** It may still be withdrawn; answers whether that is new. */
export async function hiddenChanged(database: Database, listingId: number, { state }: NewState): Promise<boolean> {
  if (state !== 'removed') throw new PortalError('CONFLICT', errors.hidden, { field: 'listingId' })
  return rememberWithdrawn(database, listingId)
}

/** The same days again so many milliseconds later are a repeat. */
const REPEATED_WITHIN = 60_000

/** Answers whether anything changed. */
export async function boosted(
  database: Database,
  listingId: number,
  { state, listingType, suburbId }: ChangingListing,
  { endsAt, replaces }: { endsAt: Date; replaces: Date | null },
): Promise<boolean> {
  if (!canBeBoosted(listingType, state)) throw new PortalError('CONFLICT', errors.notOnMarket, { field: 'listingId' })
  await lockBoosts(database, suburbId)
  if ((await countBoosts(database, { suburbId, listingType, exceptId: listingId })) >= MOST_BOOSTS_OF_SUBURB)
    throw new PortalError('CONFLICT', errors.tooMany(MOST_BOOSTS_OF_SUBURB), { field: 'listingId' })
  const former = await boostEnd(database, listingId)
  if (former !== null && former <= endsAt && former.getTime() >= endsAt.getTime() - REPEATED_WITHIN) return false
  if (former?.getTime() !== replaces?.getTime())
    throw new PortalError('CONFLICT', errors.boosted, { field: 'replacesBoostUntil' })
  await putBoost(database, listingId, endsAt)
  return true
}
