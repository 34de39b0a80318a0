import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts which places the members of the mocks follow into the server's database in place of what is there. */
export async function seedLocationFollows(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from location_follower')
    await copy(
      database,
      'location_follower',
      world.locationFollows.getAll().map(({ memberId, locationId, followedAt }) => ({
        member_id: memberId,
        location_id: locationId,
        followed_at: followedAt,
      })),
    )
  })
}
