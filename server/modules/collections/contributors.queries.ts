import type { Database } from '#server/platform/database/database.ts'

export type NewContributor = { collectionId: number; memberId: number; isOwner: boolean; now: Date }

/** Lets somebody take part, who is told of news by email; an owner is named to readers. Who takes part already stays as they are. */
export async function insertContributor(
  database: Database,
  { collectionId, memberId, isOwner, now }: NewContributor,
): Promise<void> {
  await database.query(INSERT_CONTRIBUTOR, [collectionId, memberId, isOwner, now])
}

const INSERT_CONTRIBUTOR = `
  insert into collection_contributor (collection_id, member_id, is_owner, is_named, is_by_email, is_by_push, joined_at)
  values ($1, $2, $3, $3, true, false, $4)
  on conflict do nothing`

/** Removes a collaborator; whether there was one. The owner stays. */
export async function deleteCollaborator(database: Database, collectionId: number, memberId: number): Promise<boolean> {
  const text = `delete from collection_contributor
    where collection_id = $1 and member_id = $2 and not is_owner returning member_id`
  return (await database.query(text, [collectionId, memberId])).length > 0
}

export type ContributorNumber = { collectionId: number; memberId: number }

/** Who takes part in collections. */
export const contributorNumbers = (
  database: Database,
  collectionIds: readonly number[],
): Promise<ContributorNumber[]> =>
  database.query<ContributorNumber>(
    `select collection_id as "collectionId", member_id as "memberId" from collection_contributor
     where collection_id = any ($1::int[]) order by collection_id, member_id`,
    [collectionIds],
  )

/** Sets whether readers see who a contributor is. */
export async function setNamed(
  database: Database,
  { collectionId, memberId }: ContributorNumber,
  isNamed: boolean,
): Promise<void> {
  const text = 'update collection_contributor set is_named = $3 where collection_id = $1 and member_id = $2'
  await database.query(text, [collectionId, memberId, isNamed])
}

/** Sets how a contributor is told of news. */
export async function setTelling(
  database: Database,
  { collectionId, memberId }: ContributorNumber,
  { isByEmail, isByPush }: { isByEmail: boolean; isByPush: boolean },
): Promise<void> {
  const text = `update collection_contributor set is_by_email = $3, is_by_push = $4
    where collection_id = $1 and member_id = $2`
  await database.query(text, [collectionId, memberId, isByEmail, isByPush])
}

/** Notes that a member added a home to collections. */
export async function setLastUsed(
  database: Database,
  collectionIds: readonly number[],
  { memberId, now }: { memberId: number; now: Date },
): Promise<void> {
  const text = `update collection_contributor set last_used_at = $3
    where collection_id = any ($1::int[]) and member_id = $2`
  await database.query(text, [collectionIds, memberId, now])
}

/** Stops the emails of collections to a member; answers the collections that are still there. */
export const stopEmails = (
  database: Database,
  { memberId, collectionIds }: { memberId: number; collectionIds: readonly number[] },
): Promise<{ id: number; name: string }[]> =>
  database.query<{ id: number; name: string }>(STOP_EMAILS, [memberId, collectionIds])

/** Those of these collections that are still there and in which a member takes part. */
export const namesOfCollections = (
  database: Database,
  { memberId, collectionIds }: { memberId: number; collectionIds: readonly number[] },
): Promise<{ id: number; name: string }[]> =>
  database.query<{ id: number; name: string }>(NAMES_OF_COLLECTIONS, [memberId, collectionIds])

const NAMES_OF_COLLECTIONS = `
  select collection.id, collection.name
  from collection_contributor own join collection on collection.id = own.collection_id and collection.deleted_at is null
  where own.member_id = $1 and own.collection_id = any ($2::int[])
  order by collection.id`

const STOP_EMAILS = `
  update collection_contributor own set is_by_email = false
  from collection
  where own.member_id = $1 and own.collection_id = any ($2::int[]) and collection.id = own.collection_id
    and collection.deleted_at is null
  returning collection.id, collection.name`
