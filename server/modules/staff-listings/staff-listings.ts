import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import { listingActErrors as errors } from '#domain/staff/listing-acts-errors.copy.ts'
import {
  kindOfListingAct,
  type ListingAct,
  mayActOnListing,
  mayFindListings,
  MOST_BOOST_DAYS,
  SHORTEST_ADDRESS,
} from '#domain/staff/listing-acts.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { StaffChange } from '#server/modules/staff/staff-action-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'
import type { StaffListingOrder, StaffListingPage, StaffListingRecord, WantedListings } from './staff-listing-record.ts'
import type { StaffListingsParts } from './staff-listings-parts.ts'
import { countFound, findFedListings, findListingIds } from './staff-listings.queries.ts'

type Boost = { days: number | null; replaces: Date | null }
type Acting = { listingId: number; act: ListingAct; reason: string } & Boost

/** Listings of every agency, for staff (docs/product.md, section 4). Throws FORBIDDEN without the claim. */
export type StaffListings = {
  /** Throws BAD_INPUT for an address that is too short. */
  page(
    member: CallingMember,
    wanted: WantedListings,
    paging: { order: StaffListingOrder; skip: number; take: number },
  ): Promise<StaffListingPage>
  /** Throws BAD_INPUT, NOT_FOUND, and CONFLICT for what cannot be. What is so already stays so. */
  act(member: CallingMember, acting: Acting): Promise<{ listing: StaffListingRecord; isChanged: boolean }>
}

const DAY_MS = 24 * 60 * 60 * 1000

export function staffListings(parts: StaffListingsParts): StaffListings {
  const { database, clock, listings, listingChanges, staffActions } = parts

  const withSource = async (records: readonly ListingRecord[]): Promise<StaffListingRecord[]> => {
    const ids = records.map(({ row }) => row.id)
    const fed = await findFedListings(database, ids)
    return records.map((record) => ({ ...record, isFromFeed: fed.has(record.row.id) }))
  }

  const recordOf = async (id: number): Promise<ListingRecord> => {
    const [record] = await listings.byIds([id], { withRemoved: true })
    if (record === undefined) throw new PortalError('NOT_FOUND', errors.noListing(id), { field: 'listingId' })
    return record
  }

  const boostEnd = (days: number): Date => new Date(clock().getTime() + days * DAY_MS)

  const withdraw = async (record: ListingRecord): Promise<boolean> => {
    if (record.row.statusType === 'completed')
      throw new PortalError('CONFLICT', errors.offMarket, { field: 'listingId' })
    return listingChanges.changeState(record.row.id, { state: 'removed' })
  }

  const boost = (id: number, { days, replaces }: Boost): Promise<boolean> => {
    if (days === null) throw new PortalError('BAD_INPUT', errors.days(MOST_BOOST_DAYS), { field: 'days' })
    return listingChanges.boost(id, { endsAt: boostEnd(days), replaces })
  }

  const acts: Readonly<Record<ListingAct, (record: ListingRecord, boost: Boost) => Promise<boolean>>> = {
    hide: ({ row }) => listingChanges.hide(row.id),
    show: ({ row }) => listingChanges.show(row.id),
    withdraw,
    boost: ({ row }, asked) => boost(row.id, asked),
    endBoost: ({ row }) => listingChanges.endBoost(row.id),
  }

  return {
    async page(member, wanted, paging) {
      if (!mayFindListings(member.claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
      if (wanted.address !== null && wanted.address.length < SHORTEST_ADDRESS)
        throw new PortalError('BAD_INPUT', errors.shortAddress(SHORTEST_ADDRESS), { field: 'address' })
      const [total, ids] = await Promise.all([countFound(database, wanted), findListingIds(database, wanted, paging)])
      return { total, results: await withSource(await listings.byIds(ids, { withRemoved: true })) }
    },
    async act(member, { listingId, act, reason: given, ...asked }) {
      if (!mayActOnListing(member.claims, act)) throw new PortalError('FORBIDDEN', errors.notStaff)
      requireRecentSignIn(member, clock())
      const reason = decisionReasonOf(given)
      if (reason === null)
        throw new PortalError('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), { field: 'reason' })
      const isChanged = await database.transaction(
        async () => {
          if (!(await acts[act](await recordOf(listingId), asked))) return false
          const action = {
            kind: kindOfListingAct(act),
            thingId: listingId,
            reason,
            changes: act === 'boost' ? changesOf(asked) : [],
          }
          await staffActions.recordAct(member, action)
          return true
        },
        { isRepeatable: true },
      )
      const [listing] = await withSource([await recordOf(listingId)])
      if (listing === undefined) throw new PortalError('NOT_FOUND', errors.noListing(listingId))
      return { listing, isChanged }
    },
  }
}

const changesOf = ({ days, replaces }: Boost): StaffChange[] => [
  { field: 'days', before: '', after: String(days) },
  ...(replaces === null ? [] : [{ field: 'boostEndsAt', before: replaces.toISOString(), after: '' }]),
]
