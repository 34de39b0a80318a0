import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureDemoMembers } from '#demo/data/members/ensure-demo-members.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { ensureDemoDayCounts, moveDayCounts } from './ensure-demo-day-counts.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
  await ensureDemoMembers(world.database, SMALL_WORLD_NOW)
})
afterAll(() => world.close())

const state = { version: 1, seed: 'test', date: '2026-11-20', firstListingId: 1, lastListingId: 14 }
const rows = <Row>(query: string) => world.database.query<Row>(query)

it('counts the homes of the office of an account and those beside them, up to today, once', async () => {
  await world.database
    .exec(`insert into enquiry (reference, kind, idempotency_key, fingerprint, listing_id, name, email, message,
      sender_mark, received_at)
    select gen_random_uuid(), 'listing', 'key-' || number, 'demo', 2, 'Ada', 'ada@mail.example', 'Hello', 'demo', '2026-11-19T02:00:00Z'
    from generate_series(1, 60) as number`)
  const homes = await ensureDemoDayCounts(world.database, state, SMALL_WORLD_NOW)
  expect(homes).toBeGreaterThan(5)
  expect(await ensureDemoDayCounts(world.database, state, SMALL_WORLD_NOW)).toBe(0)
  const [found] = await rows(`select count(distinct listing_id)::int as homes,
    count(*) filter (where saves + enquiries > views)::int as "moreThanViews",
    count(*) filter (where counted_on > '2026-11-20' or counted_on < '2026-08-23')::int as outside,
    count(*) filter (where counted_on < listing.listed_at::date)::int as early,
    count(*) filter (where listing.completed_on < counted_on)::int as late,
    count(*) filter (where listing.status_type = 'removed')::int as removed
    from listing_day_count join listing on listing.id = listing_id`)
  expect(found).toEqual({ homes, moreThanViews: 0, outside: 0, early: 0, late: 0, removed: 0 })
  const [day] = await rows<{ enquiries: number }>(
    `select enquiries from listing_day_count where listing_id = 2 and counted_on = '2026-11-19'`,
  )
  expect(day?.enquiries).toBe(60)
})

it('moves with the demonstration, and loses nothing that was counted since', async () => {
  await world.database
    .exec(`insert into listing_day_count (listing_id, counted_on, views) values (2, '2026-11-22', 1000)
    on conflict (listing_id, counted_on) do update set views = listing_day_count.views + 1000`)
  const sum = () =>
    rows(`select sum(views)::int as views, sum(saves)::int as saves, max(counted_on)::text as last
    from listing_day_count`)
  const [before] = await rows<{ views: number; saves: number }>(
    'select sum(views)::int as views, sum(saves)::int as saves from listing_day_count',
  )
  await moveDayCounts(world.database, state, 3)
  expect(await sum()).toEqual([{ ...before, last: '2026-11-23' }])
  const [day] = await rows<{ views: number }>(
    `select views from listing_day_count where listing_id = 2 and counted_on = '2026-11-22'`,
  )
  expect(day?.views).toBeGreaterThan(1000)
})
