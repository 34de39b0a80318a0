import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the videos of listings of the mocks into the server's database in place of what is there. */
export async function seedListingVideos(database: Database, world: World): Promise<void> {
  const listingIds = new Set(world.listings.getAll().map(({ id }) => id))
  await database.transaction(async () => {
    await database.query('delete from listing_video')
    await copy(
      database,
      'listing_video',
      world.listingVideos
        .getAll()
        .filter(({ listingId }) => listingIds.has(listingId))
        .map(({ listingId, state, failure, askedAt, identifier, photos, isVisible }) => ({
          listing_id: listingId,
          state,
          failure,
          asked_at: askedAt,
          next_identifier: identifier ?? crypto.randomUUID(),
          identifier,
          photos: JSON.stringify(photos),
          byte_count: identifier === null ? null : 1000,
          is_visible: isVisible,
        })),
    )
  })
}
