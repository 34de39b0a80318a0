import type { Database } from '#server/platform/database/database.ts'
import type { CollectionRow, Contribution } from './collection-record.ts'

/** A collection with what the one who asks set for it. */
export type FoundCollection = { collection: CollectionRow; own: Contribution | null }

type Row = CollectionRow & { own: Contribution | null }

const COLUMNS = `
  collection.id, collection.uri, collection.name, collection.is_public as "isPublic",
  collection.cover_listing_id as "coverListingId", collection.created_at as "createdAt",
  collection.modified_at as "modifiedAt", collection.deleted_at as "deletedAt"`

const OWN = `
  case when own.member_id is not null then
    json_build_object('isOwner', own.is_owner, 'isNamed', own.is_named, 'isByEmail', own.is_by_email, 'isByPush', own.is_by_push)
  end as own`

/** $1 is the member who asks. */
const SELECT_COLLECTIONS = `
  select ${COLUMNS}, ${OWN}
  from collection
  left join collection_contributor own on own.collection_id = collection.id and own.member_id = $1::int`

const found = ({ own, ...collection }: Row): FoundCollection => ({ collection, own })

/** A collection by what its address names it by, and the member who asks; null: nobody. */
export type AskedCollection = { uri: string; memberId: number | null }

/** Each collection that is asked for, in that order; null where there is none or it is deleted. */
export async function findByUris(
  database: Database,
  asked: readonly AskedCollection[],
): Promise<(FoundCollection | null)[]> {
  const parameters = [asked.map(({ uri }) => uri), asked.map(({ memberId }) => memberId ?? NOBODY)]
  const rows = await database.query<Row & { place: number }>(SELECT_BY_URI, parameters, { isPrepared: true })
  const byPlace = new Map(rows.map(({ place, ...row }) => [place, found(row)]))
  return asked.map((_, index) => byPlace.get(index + 1) ?? null)
}

const NOBODY = 0

const SELECT_BY_URI = `
  select asked.place, ${COLUMNS}, ${OWN}
  from unnest($1::text[], $2::int[]) with ordinality as asked (uri, member_id, place)
  join collection on collection.uri = asked.uri and collection.deleted_at is null
  left join collection_contributor own on own.collection_id = collection.id and own.member_id = asked.member_id`

/** Collections by their numbers in no order, deleted or not. */
export const findByIds = async (
  database: Database,
  ids: readonly number[],
  memberId: number | null,
): Promise<FoundCollection[]> =>
  (
    await database.query<Row>(`${SELECT_COLLECTIONS} where collection.id = any ($2::int[])`, [memberId, ids], {
      isPrepared: true,
    })
  ).map(found)

/** The same, held until the transaction ends: whoever changes a collection holds it, and several in the order of their numbers. */
export const lockByIds = async (
  database: Database,
  ids: readonly number[],
  memberId: number | null,
): Promise<FoundCollection[]> => {
  await database.query('select id from collection where id = any ($1::int[]) order by id for update', [ids])
  // What others changed while this waited is seen by another statement only.
  return findByIds(database, ids, memberId)
}

/** The collections in which a member takes part, the one that was changed last first. */
export const findOfMember = async (database: Database, memberId: number): Promise<FoundCollection[]> =>
  (
    await database.query<Row>(
      `${SELECT_COLLECTIONS}
       where own.member_id is not null and collection.deleted_at is null
       order by collection.modified_at desc, collection.id desc`,
      [memberId],
      { isPrepared: true },
    )
  ).map(found)

/** The collection to which a member added a home last. */
export async function findLastUsedId(database: Database, memberId: number): Promise<number | null> {
  const [row] = await database.query<{ id: number }>(SELECT_LAST_USED, [memberId], { isPrepared: true })
  return row?.id ?? null
}

const SELECT_LAST_USED = `
  select collection.id
  from collection_contributor own
  join collection on collection.id = own.collection_id
  where own.member_id = $1 and own.last_used_at is not null and collection.deleted_at is null
  order by own.last_used_at desc, collection.id desc
  limit 1`

/**
 * Until the end of the transaction nobody else makes collections or invites for this member; false where there is no such member.
 * Rows that name the member can be written meanwhile.
 */
export async function lockMember(database: Database, memberId: number): Promise<boolean> {
  const text = 'select 1 from member where id = $1 and deleted_at is null for no key update'
  return (await database.query(text, [memberId])).length > 0
}

/** How many collections belong to a member. */
export async function countOwned(database: Database, memberId: number): Promise<number> {
  const [row] = await database.query<{ total: number }>(COUNT_OWNED, [memberId])
  return row?.total ?? 0
}

const COUNT_OWNED = `
  select count(*) as total
  from collection_contributor own
  join collection on collection.id = own.collection_id
  where own.member_id = $1 and own.is_owner and collection.deleted_at is null`

/** The owner of a collection. */
export async function findOwnerId(database: Database, id: number): Promise<number | null> {
  const text = 'select member_id as id from collection_contributor where collection_id = $1 and is_owner'
  const [row] = await database.query<{ id: number }>(text, [id])
  return row?.id ?? null
}

/** The collection that a call of a member with this key made, deleted or not. */
export async function findIdByKey(database: Database, memberId: number, key: string): Promise<number | null> {
  const text = 'select id from collection where maker_id = $1 and idempotency_key = $2'
  const [row] = await database.query<{ id: number }>(text, [memberId, key])
  return row?.id ?? null
}

export type InsertedCollection = {
  uri: string
  name: string
  isPublic: boolean
  makerId: number
  idempotencyKey: string
  now: Date
}

/** Makes a collection that has nobody and nothing in it yet; null where its uri is taken. */
export async function insertCollection(
  database: Database,
  { uri, name, isPublic, makerId, idempotencyKey, now }: InsertedCollection,
): Promise<number | null> {
  const values = [uri, name, isPublic, makerId, idempotencyKey, now]
  const [row] = await database.query<{ id: number }>(INSERT_COLLECTION, values)
  return row?.id ?? null
}

const INSERT_COLLECTION = `
  insert into collection (uri, name, is_public, maker_id, idempotency_key, created_at, modified_at)
  values ($1, $2, $3, $4, $5, $6, $6)
  on conflict (uri) do nothing
  returning id`

/** Sets what can be changed of a collection. */
export async function updateCollection(
  database: Database,
  { id, name, isPublic, coverListingId }: Pick<CollectionRow, 'id' | 'name' | 'isPublic' | 'coverListingId'>,
): Promise<void> {
  const text = 'update collection set name = $2, is_public = $3, cover_listing_id = $4 where id = $1'
  await database.query(text, [id, name, isPublic, coverListingId])
}

/** Notes that something about collections changed. */
export async function touchCollections(database: Database, ids: readonly number[], now: Date): Promise<void> {
  await database.query('update collection set modified_at = $2 where id = any ($1::int[])', [ids, now])
}

/** Deletes a collection, or brings it back where `deletedAt` is null. */
export async function setDeletedAt(database: Database, id: number, deletedAt: Date | null): Promise<void> {
  await database.query('update collection set deleted_at = $2 where id = $1', [id, deletedAt])
}

/** Removes collections that were deleted before a moment, with everything in them. */
export async function purgeCollections(database: Database, before: Date): Promise<void> {
  await database.query('delete from collection where deleted_at <= $1', [before])
}
