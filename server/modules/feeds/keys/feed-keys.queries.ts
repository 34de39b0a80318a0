import type { Database } from '#server/platform/database/database.ts'
import { currentOffice, officesMergedInto } from '#server/modules/offices/merged-offices-record.ts'
import type { FeedKeyRow } from './feed-key-record.ts'

const columns = `
  feed_key.id, ${currentOffice('feed_key.office_id')} as "officeId", feed_key.name, member.name as "createdBy",
  feed_key.created_at as "createdAt", feed_key.last_used_at as "lastUsedAt", feed_key.revoked_at as "revokedAt"`

/** The latest first. */
export const findKeys = (database: Database, officeId: number, most: number): Promise<FeedKeyRow[]> =>
  database.query<FeedKeyRow>(
    `select ${columns} from feed_key left join member on member.id = feed_key.created_by_id
     where feed_key.office_id in ${officesMergedInto('$1')} order by feed_key.created_at desc, feed_key.id desc limit $2`,
    [officeId, most],
  )

export async function findKey(database: Database, id: number): Promise<FeedKeyRow | null> {
  const [row] = await database.query<FeedKeyRow>(
    `select ${columns} from feed_key left join member on member.id = feed_key.created_by_id where feed_key.id = $1`,
    [id],
  )
  return row ?? null
}

/** How many of an office work; the office is held until the end of the transaction, so that nobody else makes one meanwhile. */
export async function countWorkingKeys(database: Database, officeId: number): Promise<number> {
  await database.query('select id from office where id = $1 for update', [officeId])
  const [row] = await database.query<{ count: number }>(
    `select count(*) from feed_key where office_id in ${officesMergedInto('$1')} and revoked_at is null`,
    [officeId],
  )
  return row?.count ?? 0
}

type NewKey = { officeId: number; name: string; hash: Uint8Array; memberId: number; now: Date }

export async function insertKey(database: Database, { officeId, name, hash, memberId, now }: NewKey): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    `insert into feed_key (office_id, name, key_hash, created_by_id, created_at) values ($1, $2, $3, $4, $5) returning id`,
    [officeId, name, hash, memberId, now],
  )
  if (row === undefined) throw new Error('No key was stored')
  return row.id
}

export const setRevoked = (database: Database, id: number, now: Date): Promise<unknown> =>
  database.query('update feed_key set revoked_at = $2 where id = $1 and revoked_at is null', [id, now])

/** Records the use of a key, if there is one of that hash that was not revoked before. */
export async function useKey(
  database: Database,
  hash: Uint8Array,
  now: Date,
): Promise<{ id: number; officeId: number; isRevoked: boolean } | null> {
  const [row] = await database.query<{ id: number; officeId: number; isRevoked: boolean }>(
    `update feed_key set last_used_at = case when revoked_at is null then $2 else last_used_at end
     where key_hash = $1
     returning id, ${currentOffice('feed_key.office_id')} as "officeId", revoked_at is not null as "isRevoked"`,
    [hash, now],
  )
  return row ?? null
}
