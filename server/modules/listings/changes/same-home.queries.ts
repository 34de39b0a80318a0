import type { Database } from '#server/platform/database/database.ts'

type Address = { suburbId: number; streetAddress: string | null; formerKey: string | null; shownInId: number | null }

export async function addressOf(database: Database, listingId: number): Promise<Address | null> {
  const [row] = await database.query<Address>(
    `select suburb_id as "suburbId", street_address as "streetAddress", address_key as "formerKey", shown_in_id as "shownInId"
     from listing where id = $1`,
    [listingId],
    { isPrepared: true },
  )
  return row ?? null
}

/** What is shown in it, and what it is shown in, is of another home then. */
export const setAddressKey = async (database: Database, listingId: number, key: string | null): Promise<void> =>
  void (await database.query(
    'update listing set address_key = $2, shown_in_id = case when $2::text is not null then shown_in_id end where id = $1',
    [listingId, key],
    { isPrepared: true },
  ))

/** The addresses of these listings that others have too, in one order for all who join homes. */
export async function sharedKeys(database: Database, listingIds: readonly number[]): Promise<string[]> {
  const rows = await database.query<{ key: string }>(
    `select distinct own.address_key as key from listing own
     where own.id = any($1::int[])
       and exists (select from listing other where other.address_key = own.address_key and other.id <> own.id)
     order by key`,
    [listingIds],
  )
  return rows.map(({ key }) => key)
}

/**
 * Shows each listing on the market with this address in the first one of its kind that is another office's; answers those that are shown otherwise
 * since. Two that come at once wait for one another.
 */
export async function joinHomes(database: Database, key: string): Promise<number[]> {
  await database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`home ${key}`], {
    isPrepared: true,
  })
  const rows = await database.query<{ ids: number[] }>(JOIN_HOMES, [key], { isPrepared: true })
  return rows.flatMap(({ ids }) => ids)
}

const JOIN_HOMES = `
  with home as (
    select id, shown_in_id, office_id, status_type = 'available' as is_on_market,
      first_value(id) over first_one as first_id, first_value(office_id) over first_one as first_office_id
    from listing where address_key = $1
    window first_one as (
      partition by listing_type, is_address_hidden order by status_type <> 'available', listed_at, id
    )
  ),
  joined as (
    select id, shown_in_id as before_id,
      case when is_on_market and office_id <> first_office_id then first_id end as after_id
    from home
  )
  update listing set shown_in_id = after_id from joined
  where listing.id = joined.id and after_id is distinct from before_id
  returning array_remove(array[joined.id, before_id, after_id], null) as ids`
