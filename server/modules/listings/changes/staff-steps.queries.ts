import type { Database } from '#server/platform/database/database.ts'
import type { StateColumns } from './listing-changes.queries.ts'

/** Where it stands now is where it is shown again. */
export const insertHiding = async (database: Database, listingId: number, now: Date): Promise<void> =>
  void (await database.query(INSERT_HIDING, [listingId, now]))

const INSERT_HIDING = `
  insert into listing_hiding (listing_id, status_type, is_under_offer, completed_on, hidden_at)
  select id, status_type, is_under_offer, completed_on, $2 from listing where id = $1`

export async function deleteHiding(database: Database, listingId: number): Promise<StateColumns | null> {
  const [row] = await database.query<StateColumns>(
    `delete from listing_hiding where listing_id = $1
     returning status_type as "statusType", is_under_offer as "isUnderOffer", completed_on as "completedOn"`,
    [listingId],
  )
  return row ?? null
}

/** Answers whether it stood elsewhere. */
export const rememberWithdrawn = async (database: Database, listingId: number): Promise<boolean> =>
  (await database.query(REMEMBER_WITHDRAWN, [listingId])).length > 0

const REMEMBER_WITHDRAWN = `
  update listing_hiding set status_type = 'removed', is_under_offer = false, completed_on = null
  where listing_id = $1 and status_type <> 'removed' returning listing_id`

/** Of two who boost listings of a suburb at once the second waits. */
export const lockBoosts = async (database: Database, suburbId: number): Promise<void> =>
  void (await database.query('select 1 from location where id = $1 for no key update', [suburbId]))

type OfSuburb = { suburbId: number; listingType: 'rental' | 'sale'; exceptId: number }

/** Those on the market. */
export async function countBoosts(database: Database, { suburbId, listingType, exceptId }: OfSuburb): Promise<number> {
  const [row] = await database.query<{ count: number }>(COUNT_BOOSTS, [suburbId, listingType, exceptId])
  return row?.count ?? 0
}

const COUNT_BOOSTS = `
  select count(*) from listing_boost join listing on listing.id = listing_boost.listing_id
  where listing.suburb_id = $1 and listing.listing_type = $2 and listing.id <> $3 and listing.status_type = 'available'
    and not (listing.listing_type = 'rental' and listing.is_under_offer)`

/** When a listing is first no more; null for one that is not first. */
export async function boostEnd(database: Database, listingId: number): Promise<Date | null> {
  const [row] = await database.query<{ endsAt: Date }>(
    'select ends_at as "endsAt" from listing_boost where listing_id = $1',
    [listingId],
  )
  return row?.endsAt ?? null
}

export const putBoost = async (database: Database, listingId: number, endsAt: Date): Promise<void> =>
  void (await database.query(
    `insert into listing_boost (listing_id, ends_at) values ($1, $2)
     on conflict (listing_id) do update set ends_at = excluded.ends_at`,
    [listingId, endsAt],
  ))

export const deleteBoost = async (database: Database, listingId: number): Promise<boolean> =>
  (await database.query('delete from listing_boost where listing_id = $1 returning listing_id', [listingId])).length > 0

/** The first of those that have ended. */
export async function endedBoosts(database: Database, now: Date, most: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    'select listing_id as id from listing_boost where ends_at <= $1 order by ends_at, listing_id limit $2',
    [now, most],
  )
  return rows.map(({ id }) => id)
}
