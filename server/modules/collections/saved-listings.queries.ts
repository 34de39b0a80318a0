import type { Database } from '#server/platform/database/database.ts'
import type { PricedListing } from './collection-record.ts'

/** Adds homes to a collection, the first one as the last that was added; answers the numbers of those that were not in it. */
export async function insertListings(
  database: Database,
  listings: readonly PricedListing[],
  { collectionId, memberId, now }: { collectionId: number; memberId: number; now: Date },
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(INSERT_HOMES, [
    listings.map(({ listingId }) => listingId),
    listings.map(({ priceText }) => priceText),
    collectionId,
    memberId,
    now,
  ])
  return rows.map(({ id }) => id)
}

const INSERT_HOMES = `
  insert into collection_listing (collection_id, listing_id, added_by, added_at, price_text)
  select $3::int, home.listing_id, $4::int, $5::timestamptz, home.price_text
  from unnest($1::int[], $2::text[]) with ordinality as home (listing_id, price_text, place)
  join listing on listing.id = home.listing_id
  order by home.place desc
  on conflict do nothing
  returning listing_id as id`

/** Adds a home to collections; answers those in which it was not. */
export async function insertIntoCollections(
  database: Database,
  { listingId, priceText }: PricedListing,
  { collectionIds, memberId, now }: { collectionIds: readonly number[]; memberId: number; now: Date },
): Promise<number[]> {
  const values = [collectionIds, listingId, memberId, now, priceText]
  const rows = await database.query<{ id: number }>(INSERT_INTO_COLLECTIONS, values)
  return rows.map(({ id }) => id)
}

const INSERT_INTO_COLLECTIONS = `
  insert into collection_listing (collection_id, listing_id, added_by, added_at, price_text)
  select id, $2::int, $3::int, $4::timestamptz, $5 from unnest($1::int[]) as collection (id)
  on conflict do nothing
  returning collection_id as id`

/** Removes a home from collections, and from their covers; answers those in which it was. */
export async function deleteFromCollections(
  database: Database,
  listingId: number,
  collectionIds: readonly number[],
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    'delete from collection_listing where listing_id = $1 and collection_id = any ($2::int[]) returning collection_id as id',
    [listingId, collectionIds],
  )
  await database.query(
    'update collection set cover_listing_id = null where cover_listing_id = $1 and id = any ($2::int[])',
    [listingId, collectionIds],
  )
  return rows.map(({ id }) => id)
}

/** Which of these collections have so many homes or more, without this one. */
export async function fullCollections(
  database: Database,
  { collectionIds, listingId, most }: { collectionIds: readonly number[]; listingId: number; most: number },
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(SELECT_FULL, [collectionIds, listingId, most])
  return rows.map(({ id }) => id)
}

const SELECT_FULL = `
  select collection_id as id from collection_listing
  where collection_id = any ($1::int[])
  group by collection_id
  having count(*) >= $3 and bool_and(listing_id <> $2)`

/** Whether a home is in a collection. */
export async function isInCollection(database: Database, collectionId: number, listingId: number): Promise<boolean> {
  const text = 'select 1 from collection_listing where collection_id = $1 and listing_id = $2'
  return (await database.query(text, [collectionId, listingId])).length > 0
}

export type SavedIn = { listingId: number; collectionIds: number[] }

/** In which collections of a member homes are; all homes where none are named. */
export const savedIn = (
  database: Database,
  memberId: number,
  listingIds: readonly number[] | null,
): Promise<SavedIn[]> => database.query<SavedIn>(SELECT_SAVED_IN, [memberId, listingIds])

const SELECT_SAVED_IN = `
  select home.listing_id as "listingId", array_agg(home.collection_id order by home.collection_id) as "collectionIds"
  from collection_contributor own
  join collection on collection.id = own.collection_id and collection.deleted_at is null
  join collection_listing home on home.collection_id = collection.id
  where own.member_id = $1 and ($2::int[] is null or home.listing_id = any ($2::int[]))
  group by home.listing_id
  order by home.listing_id`

/** The collections of a member in which a home is. */
export async function collectionsWith(database: Database, memberId: number, listingId: number): Promise<number[]> {
  const [saved] = await savedIn(database, memberId, [listingId])
  return saved?.collectionIds ?? []
}
