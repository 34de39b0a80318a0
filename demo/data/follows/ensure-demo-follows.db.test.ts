import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureDemoMembers } from '#demo/data/members/ensure-demo-members.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { ensureDemoFollows } from './ensure-demo-follows.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())

const state = { version: 1, seed: 'test', date: '2026-11-20', firstListingId: 1, lastListingId: 14 }
const ensure = () => ensureDemoFollows(world.database, state, SMALL_WORLD_NOW)

it('has people follow agents and each other, once, never themselves, and counts them', async () => {
  await ensureDemoMembers(world.database, SMALL_WORLD_NOW)
  const added = await ensure()
  expect(added).toBeGreaterThan(20)
  expect(await ensure()).toBe(0)
  const [counts] = await world.database.query(`select
    (select sum(following_count) from member) as following,
    (select sum(follower_count) from member) + (select sum(follower_count) from agent) as followers,
    (select count(*) from follow join member on member.id = follow.member_id
      where member.agent_id = follow.followed_agent_id or member.id = follow.followed_member_id) as themselves,
    (select count(*) from follow where followed_at > '2026-11-20') as "laterThanNow"`)
  expect(counts).toEqual({ following: added, followers: added, themselves: 0, laterThanNow: 0 })
})
