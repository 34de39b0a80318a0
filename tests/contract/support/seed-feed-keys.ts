import { createHash } from 'node:crypto'
import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the keys of the mocks into the server's database in place of those that are there. */
export async function seedFeedKeys(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from feed_key')
    await copy(
      database,
      'feed_key',
      world.feedKeys.getAll().map((key) => ({
        id: key.id,
        office_id: key.officeId,
        name: key.name,
        key_hash: createHash('sha256').update(`key ${key.id}`).digest(),
        created_by_id: key.createdById,
        created_at: key.createdAt,
        last_used_at: key.lastUsedAt,
        revoked_at: key.revokedAt,
      })),
    )
    await database.query(
      "select setval(pg_get_serial_sequence('feed_key', 'id'), (select coalesce(max(id), 1) from feed_key))",
    )
  })
}
