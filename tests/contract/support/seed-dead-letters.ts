import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the dead letters of the mocks into the server's database in place of those that are there, with a consumer that follows changes. */
export async function seedDeadLetters(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from event_dead_letter')
    await database.query(
      "insert into event_cursor (consumer, last_event_id) values ('alerts', 0) on conflict do nothing",
    )
    await copy(
      database,
      'event_dead_letter',
      world.deadLetters.getAll().map(({ id, consumer, kind, subjectId, error, occurredAt, createdAt }) => ({
        id,
        consumer,
        event_id: id,
        kind,
        subject_id: subjectId,
        details: '{}',
        occurred_at: occurredAt,
        error,
        created_at: createdAt,
      })),
    )
  })
}
