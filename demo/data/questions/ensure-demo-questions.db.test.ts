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

it('adds what residents ask about suburbs with homes, once, and nobody can sign in as one of them', async () => {
  const added = await ensure()
  expect(added).toBeGreaterThan(2)
  expect(await ensure()).toBe(0)
  expect(await rowsOf('select count(*) as count from question')).toEqual([{ count: added }])
  const [{ homeless, passwords, wrong } = {}] = await rowsOf(`select
    (select count(*) from question where location_id not in (select suburb_id from listing)) as homeless,
    (select count(*) from member where password_hash is not null) as passwords,
    (select count(*) from question q where reply_count <> (select count(*) from question_reply r where r.question_id = q.id)
      or follower_count <> (select count(*) from question_follower f where f.question_id = q.id)) as wrong`)
  expect({ homeless, passwords, wrong }).toEqual({ homeless: 0, passwords: 0, wrong: 0 })
  const [next] = await world.database.query<{ id: number }>(
    `insert into question (location_id, title, posted_at) values (11, 'Another?', now()) returning id`,
  )
  expect(next?.id).toBeGreaterThan(added)
})
