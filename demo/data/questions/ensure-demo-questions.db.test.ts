import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { ensureDemoQuestions } from './ensure-demo-questions.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())

const state = { version: 1, seed: 'test', date: '2026-11-20', firstListingId: 1, lastListingId: 14 }
const ensure = () => ensureDemoQuestions(world.database, state, SMALL_WORLD_NOW)
const rowsOf = (text: string) => world.database.query(text)

it('adds what people ask about suburbs with homes, once, and nobody can sign in as one of them', async () => {
  const added = await ensure()
  expect(added).toBeGreaterThan(2)
  expect(await ensure()).toBe(0)
  expect(await rowsOf(`select count(*) as count from post where kind in ('question', 'discussion')`)).toEqual([
    { count: added },
  ])
  const [{ homeless, passwords, wrong } = {}] = await rowsOf(`select
    (select count(*) from post where location_id is not null and location_id not in (select suburb_id from listing)) as homeless,
    (select count(*) from member where password_hash is not null) as passwords,
    (select count(*) from post where reply_count <> (select count(*) from post reply where reply.parent_id = post.id and reply.status = 'published')
      or vote_count <> (select count(*) from post_vote where post_id = post.id)
      or follower_count <> (select count(*) from post_follower where post_id = post.id)) as wrong`)
  expect({ homeless, passwords, wrong }).toEqual({ homeless: 0, passwords: 0, wrong: 0 })
  const [last] = await world.database.query<{ id: number }>('select max(id) as id from post')
  const [next] = await world.database.query<{ id: number }>(
    `insert into post (kind, location_id, title, written_at, published_at) values ('question', 11, 'Another?', now(), now()) returning id`,
  )
  expect(next?.id).toBeGreaterThan(last?.id ?? Infinity)
})
