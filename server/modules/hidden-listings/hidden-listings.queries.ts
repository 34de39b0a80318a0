import type { Database } from '#server/platform/database/database.ts'
import type { HiddenListingRow } from './hidden-listing-record.ts'

/** Until the end of the transaction nobody else changes what this member hides; false where there is no such member. */
export async function lockMember(database: Database, memberId: number): Promise<boolean> {
  const [row] = await database.query('select 1 from member where id = $1 and deleted_at is null for update', [memberId])
  return row !== undefined
}

/** The numbers of all homes that a member hides, the one that was hidden last first. */
export async function selectHiddenIds(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<{ listingId: number }>(
    `select listing_id as "listingId" from hidden_listing where member_id = $1 order by hidden_at desc, listing_id desc`,
    [memberId],
    { isPrepared: true },
  )
  return rows.map(({ listingId }) => listingId)
}

/** A home that was withdrawn is not listed. */
const LISTED = `
  from hidden_listing hidden
  join listing on listing.id = hidden.listing_id and listing.status_type <> 'removed'
  where hidden.member_id = $1`

/** How many homes a member hides that were not withdrawn. */
export async function countHidden(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ total: number }>(`select count(*) as total ${LISTED}`, [memberId])
  return row?.total ?? 0
}

/** Those that were hidden last first. */
export const selectHidden = (
  database: Database,
  memberId: number,
  { skip, take }: { skip: number; take: number },
): Promise<HiddenListingRow[]> => database.query<HiddenListingRow>(SELECT_HIDDEN, [memberId, skip, take])

const SELECT_HIDDEN = `
  select hidden.listing_id as "listingId", hidden.hidden_at as "hiddenAt" ${LISTED}
  order by hidden.hidden_at desc, hidden.listing_id desc offset $2 limit $3`

/** Hides homes; unknown numbers and what is hidden already are passed over. Answers how many were hidden. */
export async function insertHidden(
  database: Database,
  memberId: number,
  listingIds: readonly number[],
  now: Date,
): Promise<number> {
  const rows = await database.query(
    `insert into hidden_listing (member_id, listing_id, hidden_at)
     select $1::int, listing.id, $3::timestamptz from listing where listing.id = any ($2::int[])
     on conflict (member_id, listing_id) do nothing returning 1`,
    [memberId, listingIds, now],
  )
  return rows.length
}

/** Shows all homes again but those that were hidden last, at most so many. */
export async function showOldest(database: Database, memberId: number, most: number): Promise<void> {
  await database.query(
    `delete from hidden_listing where member_id = $1 and listing_id in (
       select listing_id from hidden_listing where member_id = $1 order by hidden_at desc, listing_id desc offset $2)`,
    [memberId, most],
  )
}

/** Shows homes again; answers how many were hidden. */
export async function deleteHidden(
  database: Database,
  memberId: number,
  listingIds: readonly number[],
): Promise<number> {
  const rows = await database.query(
    'delete from hidden_listing where member_id = $1 and listing_id = any ($2::int[]) returning 1',
    [memberId, listingIds],
  )
  return rows.length
}
