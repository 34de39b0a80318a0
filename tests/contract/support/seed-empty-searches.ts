import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the searches of the mocks that found nothing into the server's database in place of those that are there. */
export async function seedEmptySearches(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from empty_search_day')
    await copy(
      database,
      'empty_search_day',
      world.emptySearches.getAll().map(({ day, url, count, lastAt }) => ({
        searched_on: day,
        url,
        count,
        last_at: lastAt,
      })),
    )
  })
}
