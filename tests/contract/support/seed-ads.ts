import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the ads of the mocks into the server's database in place of what is there. */
export async function seedAds(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from ad')
    await copy(
      database,
      'ad',
      world.ads.getAll().map(({ startedAt, endsAt, isOver, ...ad }) => ({
        ...ad,
        started_at: startedAt.toISOString(),
        ends_at: endsAt.toISOString(),
        is_over: isOver,
      })),
    )
    await database.query(`select setval(pg_get_serial_sequence('ad', 'id'), max(id)) from ad`)
  })
}
