import type { World } from '#mocks/world/world.ts'
import { fillActivities } from '#server/modules/activities/fill-activities.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts whom the members of the mocks follow, and what everybody did, into the server's database in place of what is there. */
export async function seedFollows(database: Database, world: World): Promise<void> {
  const members = await database.query<{ id: number }>('select id from member')
  const ids = new Set(members.map(({ id }) => id))
  const isThere = (id: number | null) => id === null || ids.has(id)
  await database.transaction(async () => {
    await database.query('delete from follow')
    await database.query('delete from activity where listing_id is not null')
    await copy(
      database,
      'follow',
      world.follows
        .getAll()
        .filter(({ memberId, followedMemberId }) => isThere(memberId) && isThere(followedMemberId))
        .map(({ memberId, followedMemberId, followedAgentId, followedAt }) => ({
          member_id: memberId,
          followed_member_id: followedMemberId,
          followed_agent_id: followedAgentId,
          followed_at: followedAt,
        })),
    )
    await fillActivities(database, world.now)
  })
}
