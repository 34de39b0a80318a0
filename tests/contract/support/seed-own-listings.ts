import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts what the members of the mocks hide, plan and read elsewhere into the server's database in place of what is there. */
export async function seedOwnListings(database: Database, world: World): Promise<void> {
  const listingIds = new Set(world.listings.getAll().map(({ id }) => id))
  const plans = world.inspectionPlans.getAll()
  await database.transaction(async () => {
    for (const table of ['hidden_listing', 'inspection_plan', 'calendar_feed']) {
      await database.query(`delete from ${table}`)
    }
    await copy(
      database,
      'hidden_listing',
      world.hiddenListings
        .getAll()
        .filter(({ listingId }) => listingIds.has(listingId))
        .map(({ memberId, listingId, hiddenAt }) => ({
          member_id: memberId,
          listing_id: listingId,
          hidden_at: hiddenAt,
        })),
    )
    await copy(
      database,
      'inspection_plan',
      plans.map(({ memberId, date, version }) => ({
        member_id: memberId,
        local_date: date,
        version,
        modified_at: world.now,
      })),
    )
    await copy(
      database,
      'inspection_stop',
      plans.flatMap(({ memberId, date, stops }) =>
        stops
          .map(({ listingId, startsAt, endsAt }, position) => ({
            member_id: memberId,
            local_date: date,
            position,
            listing_id: listingId,
            starts_at: startsAt,
            ends_at: endsAt,
          }))
          .filter(({ listing_id: id }) => listingIds.has(id)),
      ),
    )
    await copy(
      database,
      'calendar_feed',
      world.calendarFeeds
        .getAll()
        .map(({ memberId, resetCount }) => ({ member_id: memberId, reset_count: resetCount })),
    )
  })
}
