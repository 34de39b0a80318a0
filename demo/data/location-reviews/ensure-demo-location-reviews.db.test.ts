import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureDemoQuestions } from '#demo/data/questions/ensure-demo-questions.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { ensureDemoLocationReviews } from './ensure-demo-location-reviews.ts'

const state = { version: 1, seed: 'test', date: '2026-11-20', firstListingId: 1, lastListingId: 14 }

let world: SmallWorld
let added = 0
beforeAll(async () => {
  world = await createSmallWorld()
  await ensureDemoQuestions(world.database, state, SMALL_WORLD_NOW)
  added = await ensureDemoLocationReviews(world.database, state, SMALL_WORLD_NOW)
})
afterAll(() => world.close())

const rowsOf = (text: string) => world.database.query(text)

it('adds what people say of suburbs and streets, once', async () => {
  expect(added).toBeGreaterThan(10)
  expect(await ensureDemoLocationReviews(world.database, state, SMALL_WORLD_NOW)).toBe(0)
  expect(
    await rowsOf(`select count(*) as reviews, count(*) filter (where location.type not in ('suburb', 'street')) as elsewhere
      from location_review join post using (id) join location on location.id = post.location_id`),
  ).toEqual([{ reviews: added, elsewhere: 0 }])
})

it('has places scored and what was published among what members did', async () => {
  expect(
    await rowsOf(`select
      (select count(*) from post where kind = 'locationReview' and status = 'published')
        = (select sum(review_count) from location_score where topic = 'overall') as scored,
      (select count(*) from post where kind = 'locationReview' and status = 'published')
        = (select count(*) from activity where type = 'ReviewedALocation') as told`),
  ).toEqual([{ scored: true, told: true }])
})

it('has everybody write after joining, and nobody of a place twice', async () => {
  expect(
    await rowsOf(`select
      (select count(*) from post join member on member.id = post.author_id where post.written_at < member.created_at) as early,
      (select count(*) from (select from post where kind = 'locationReview' group by location_id, author_id having count(*) > 1) as same)
        as twice`),
  ).toEqual([{ early: 0, twice: 0 }])
})

it('has agents alone review as agents', async () => {
  expect(
    await rowsOf(`select count(*) as wrong from location_review review join post using (id) join member on member.id = post.author_id
      where (review.author_relation = 'agent') <> (member.type = 2)`),
  ).toEqual([{ wrong: 0 }])
})
