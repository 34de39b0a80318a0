import {
  canBePutBackSince,
  type ConfirmedListing,
  expiryOf,
  isConfirmable,
  isExpired,
} from '#domain/listing/listing-confirmation.ts'
import { listingConfirmationErrors as errors } from '#domain/listing/listing-confirmation-errors.copy.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { type ConfirmingUser, mayConfirmListing } from '#domain/permissions/listing-confirmations.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { AgentsServices } from '#server/modules/agents/agents-services.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { OfficesServices } from '#server/modules/offices/offices-services.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { type ConfirmableRow, findConfirmable, waitingListings } from './confirmations.queries.ts'
import { getEmailsAgain } from './confirmation-notifications.queries.ts'

/** What the code of this module may use. */
export type ConfirmationsParts = PlatformServices & OfficesServices & AgentsServices & ListingsServices & StaffServices

/** Days are those at the property. */
type ConfirmationView = {
  listing: ListingRecord
  confirmedOn: string
  dueOn: string | null
  isExpired: boolean
}

/** Whether listings are still as shown, for those who may say so. */
export type ListingConfirmations = {
  /** Null for everybody else, and for what cannot be confirmed. */
  of(caller: CallingMember, listingId: number): Promise<ConfirmationView | null>
  /** What waits for an agent, or for a principal. */
  waitingFor(caller: CallingMember): Promise<ConfirmationView[]>
  /** Puts one back that came off the market because nobody did. Throws NOT_FOUND for who may not, and CONFLICT for what cannot be confirmed. */
  confirm(caller: CallingMember, listingId: number): Promise<ConfirmationView>
}

const MOST_WAITING = 50

export function listingConfirmationsOver(parts: ConfirmationsParts): ListingConfirmations {
  const { database, clock, agents, listings, listingChanges, staffActions } = parts

  const officeOf = ({ agentId }: CallingMember): Promise<number | null> =>
    agentId === null ? Promise.resolve(null) : agents.officeOfAgent(agentId)

  const userOf = async ({ claims, agentId }: CallingMember): Promise<ConfirmingUser> => ({
    claims,
    agentId,
    principalOf: agentId === null ? null : await agents.officeOfPrincipal(agentId),
  })

  const actorOf = async (caller: CallingMember) => ({
    memberId: caller.memberId,
    ownOfficeId: await officeOf(caller),
  })

  /** Who has left the office of a listing is none of its agents any more. */
  async function ownListing(
    caller: CallingMember,
    listingId: number,
    { isLocked = false } = {},
  ): Promise<ConfirmableRow | null> {
    const row = await findConfirmable(database, listingId, { isLocked })
    if (row === null) return null
    const agentIds = (await officeOf(caller)) === row.officeId ? row.agentIds : []
    return mayConfirmListing(await userOf(caller), { ...row, agentIds }) ? row : null
  }

  async function viewsOf(rows: readonly ConfirmableRow[]): Promise<ConfirmationView[]> {
    const ids = rows.map(({ id }) => id)
    const byId = new Map((await listings.byIds(ids, { withRemoved: true })).map((each) => [each.row.id, each]))
    return rows.flatMap((row) => {
      const listing = byId.get(row.id)
      return listing === undefined ? [] : [viewOf(listing, row)]
    })
  }

  async function of(caller: CallingMember, listingId: number): Promise<ConfirmationView | null> {
    const row = await ownListing(caller, listingId)
    return row !== null && isConfirmable(row) ? ((await viewsOf([row]))[0] ?? null) : null
  }

  return {
    of,
    async waitingFor(caller) {
      const { agentId, principalOf } = await userOf(caller)
      if (agentId === null) return []
      const since = canBePutBackSince(clock())
      const officeId = await officeOf(caller)
      const rows = await waitingListings(database, { agentId, principalOf, since }, MOST_WAITING)
      return viewsOf(rows.filter((row) => row.officeId === officeId))
    },
    async confirm(caller, listingId) {
      await database.transaction(async () => {
        const row = await ownListing(caller, listingId, { isLocked: true })
        if (row === null) throw new PortalError('NOT_FOUND', errors.missing(listingId), { field: 'listingId' })
        if (!isConfirmable(row)) throw new PortalError('CONFLICT', errors.offMarket, { field: 'listingId' })
        if (isExpired(row)) await listingChanges.changeState(listingId, { state: 'available' })
        else await listingChanges.confirm([listingId])
        await staffActions.recordForOffice(await actorOf(caller), row.officeId, {
          kind: 'confirmListing',
          thingId: listingId,
        })
        await getEmailsAgain(database, { memberId: caller.memberId, officeId: row.officeId })
      })
      const confirmed = await of(caller, listingId)
      if (confirmed === null) throw new PortalError('CONFLICT', errors.offMarket, { field: 'listingId' })
      return confirmed
    },
  }
}

function viewOf(listing: ListingRecord, confirmed: ConfirmedListing): ConfirmationView {
  const timeZone = timeZoneOfPlace(listing.suburb)
  const { confirmedAt, askedAt } = confirmed
  return {
    listing,
    confirmedOn: calendarDateOf(confirmedAt, timeZone),
    dueOn: askedAt === null ? null : calendarDateOf(expiryOf(askedAt), timeZone),
    isExpired: isExpired(confirmed),
  }
}
