import type { ConfirmedListing } from '#domain/listing/listing-confirmation.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A listing with who may confirm it; the office is the one that took over where theirs was merged. */
export type ConfirmableRow = ConfirmedListing & { id: number; officeId: number; agentIds: number[] }

const COLUMNS = `
  listing.id, listing.confirmed_at as "confirmedAt", listing.confirmation_asked_at as "askedAt",
  case when listing.status_type = 'available' and listing.is_under_offer then 'underOffer' else listing.status_type end as state,
  ${currentOffice('listing.office_id')} as "officeId",
  array(select agent_id from listing_agent where listing_id = listing.id order by position) as "agentIds"`

/** Until the end of the transaction nobody else changes one that is locked. */
export async function findConfirmable(
  database: Database,
  listingId: number,
  { isLocked = false } = {},
): Promise<ConfirmableRow | null> {
  const lock = isLocked ? 'for update of listing' : ''
  const [row] = await database.query<ConfirmableRow>(`select ${COLUMNS} from listing where listing.id = $1 ${lock}`, [
    listingId,
  ])
  return row ?? null
}

type Waiting = { agentId: number; principalOf: number | null; since: Date }

/** What of an agent, of a principal what of the office, waits or came off the market, the longest first. */
export const waitingListings = (
  database: Database,
  { agentId, principalOf, since }: Waiting,
  limit: number,
): Promise<ConfirmableRow[]> =>
  database.query<ConfirmableRow>(
    `select ${COLUMNS} from listing
     where listing.confirmation_asked_at > $3 and listing.status_type in ('available', 'removed')
       and listing.id in (
         select listing_id from listing_agent where agent_id = $1
         union
         select own.id from office join listing own on own.office_id = office.id
         where office.id = $2 or office.merged_into_id = $2
       )
     order by listing.confirmation_asked_at, listing.id
     limit $4`,
    [agentId, principalOf, since, limit],
  )

type Asking = { after: number; confirmedUntil: Date; now: Date; limit: number }

/** Notes of the next listings on the market that were confirmed long ago that their agencies are asked; answers them in their order. */
export async function askNext(database: Database, { after, ...asking }: Asking): Promise<number[]> {
  const { confirmedUntil, now, limit } = asking
  const rows = await database.query<{ id: number }>(ASK_NEXT, [after, confirmedUntil, now, limit])
  return rows.map(({ id }) => id).toSorted((left, right) => left - right)
}

const ASK_NEXT = `
  update listing set confirmation_asked_at = $3
  where id in (
    select id from listing
    where id > $1 and status_type = 'available' and confirmation_asked_at is null and confirmed_at <= $2
    order by id limit $4 for no key update
  )
  returning id`

type Expiring = { after: number; askedUntil: Date; limit: number }

/** The next listings on the market that nobody confirmed since they were asked for. */
export async function expiredNext(database: Database, { after, askedUntil, limit }: Expiring): Promise<number[]> {
  const rows = await database.query<{ id: number }>(EXPIRED_NEXT, [after, askedUntil, limit])
  return rows.map(({ id }) => id)
}

const EXPIRED_NEXT = `
  select id from listing
  where id > $1 and status_type = 'available' and confirmation_asked_at <= $2
  order by id limit $3`

/** Whether that still holds; held until the transaction ends. */
export const isStillExpired = async (database: Database, listingId: number, askedUntil: Date): Promise<boolean> =>
  (
    await database.query(
      `select from listing where id = $1 and status_type = 'available' and confirmation_asked_at <= $2 for update`,
      [listingId, askedUntil],
    )
  ).length > 0
