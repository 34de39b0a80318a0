import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts what staff of the mocks did to many members into the server's database in place of what is there. */
export async function seedStaffBatches(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from staff_batch')
    await copy(
      database,
      'staff_batch',
      world.staffBatches.getAll().map(({ id, staffId, key, kind, reason, total, startedAt }) => ({
        id,
        staff_id: staffId,
        idempotency_key: key,
        kind,
        reason,
        total,
        started_at: startedAt,
        finished_at: startedAt,
      })),
    )
    await database.query(`select setval(pg_get_serial_sequence('staff_batch', 'id'), 100)`)
  })
}
