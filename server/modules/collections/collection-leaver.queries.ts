import type { Database } from '#server/platform/database/database.ts'

/** The collections in which a member takes part, deleted ones too. */
export async function collectionIdsOf(database: Database, memberId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    'select collection_id as id from collection_contributor where member_id = $1 order by 1',
    [memberId],
  )
  return rows.map(({ id }) => id)
}

/** Deletes the collections of a member that are theirs alone, or that they deleted. */
export async function deleteLonelyCollections(database: Database, memberId: number): Promise<void> {
  await database.query(DELETE_LONELY, [memberId])
}

const DELETE_LONELY = `
  delete from collection using collection_contributor own
  where own.collection_id = collection.id and own.member_id = $1 and own.is_owner
    and (collection.deleted_at is not null or not exists (
      select from collection_contributor other where other.collection_id = collection.id and other.member_id <> $1
    ))`

/** Takes a member out of every collection. */
export async function deleteContributions(database: Database, memberId: number): Promise<void> {
  await database.query('delete from collection_contributor where member_id = $1', [memberId])
}

/** Those of these collections that have no owner belong to whoever joined first. */
export async function giveOwners(database: Database, collectionIds: readonly number[]): Promise<void> {
  await database.query(GIVE_OWNERS, [collectionIds])
}

const GIVE_OWNERS = `
  update collection_contributor heir set is_owner = true
  from (
    select distinct on (collection_id) collection_id, member_id
    from collection_contributor
    where collection_id = any ($1::int[])
    order by collection_id, is_owner desc, joined_at, member_id
  ) as first
  where heir.collection_id = first.collection_id and heir.member_id = first.member_id and not heir.is_owner`

/** Removes what else names a member: what they sent, answered or got of invitations, and that they made or added something. */
export async function clearTraces(database: Database, memberId: number): Promise<void> {
  await database.query(DELETE_INVITES, [memberId])
  await database.query('update collection set maker_id = null where maker_id = $1', [memberId])
  await database.query('update collection_listing set added_by = null where added_by = $1', [memberId])
}

const DELETE_INVITES = `
  delete from collection_invite
  where inviter_id = $1 or answered_by = $1
    or email = (select email from member where id = $1 and email_confirmed_at is not null)`
