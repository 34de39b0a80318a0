import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts what the mocks counted of homes into the server's database in place of what is there. */
export async function seedDayCounts(database: Database, world: World): Promise<void> {
  const listingIds = new Set(world.listings.getAll().map(({ id }) => id))
  await database.transaction(async () => {
    await database.query('delete from listing_day_count')
    await copy(
      database,
      'listing_day_count',
      world.dayCounts
        .getAll()
        .filter(({ listingId }) => listingIds.has(listingId))
        .flatMap(({ listingId, days }) =>
          days.map(({ day, views, enquiries, saves }) => ({
            listing_id: listingId,
            counted_on: day,
            views,
            enquiries,
            saves,
          })),
        ),
    )
  })
}
