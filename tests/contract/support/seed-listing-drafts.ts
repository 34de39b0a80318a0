import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the listings that agents of the mocks type in into the server's database in place of those that are there. */
export async function seedListingDrafts(database: Database, world: World): Promise<void> {
  const listingIds = new Set(world.listings.getAll().map(({ id }) => id))
  await database.transaction(async () => {
    await database.query('delete from listing_draft')
    await copy(
      database,
      'listing_draft',
      world.listingDrafts
        .getAll()
        .filter(({ listingId }) => listingId === null || listingIds.has(listingId))
        .map((draft) => ({
          id: draft.id,
          office_id: draft.officeId,
          listing_id: draft.listingId,
          content: JSON.stringify(draft.content),
          published_content: draft.publishedContent && JSON.stringify(draft.publishedContent),
          revision: draft.revision,
          last_command: draft.lastCommand,
          created_by_id: draft.changedById,
          changed_by_id: draft.changedById,
          created_at: draft.changedAt,
          changed_at: draft.changedAt,
        })),
    )
  })
}
