import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { busiestSuburbs, countQuestions } from './question-store.queries.ts'

let test: TestDatabase
const database = (): Database => test.database
beforeAll(async () => {
  test = await createTestDatabase()
  await database().exec(`
    insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
    values (1, 'fitzroy-vic-3065', 'suburb', 'Fitzroy', 'VIC', '3065', -37798390, 144978330, 'city'),
      (2, 'carlton-vic-3053', 'suburb', 'Carlton', 'VIC', '3053', -37800000, 144967000, 'city')`)
})
afterAll(() => test.close())

const all = (suburbIds: number[] | null) => countQuestions(database(), { suburbIds, isUnanswered: false })
const unanswered = () => countQuestions(database(), { suburbIds: null, isUnanswered: true })
const discussions = () => countQuestions(database(), { suburbIds: null, isDiscussion: true, isUnanswered: false })

it('the counts of questions follow whatever happens to posts', async () => {
  await database().exec(`
    insert into post (id, kind, location_id, title, status, written_at, published_at)
    values (1, 'question', 1, 'Is it loud?', 'published', now(), now()), (2, 'discussion', 1, 'Good coffee', 'published', now(), now()),
      (3, 'question', 2, 'Any parks?', 'published', now(), now()), (4, 'question', 2, 'Held', 'held', now(), null)`)
  expect([await all(null), await all([1]), await all([2]), await discussions(), await unanswered()]).toEqual([
    3, 2, 1, 1, 3,
  ])

  await database().exec(`
    insert into post (id, kind, parent_id, content, status, written_at, published_at) values (5, 'answer', 1, 'Never.', 'published', now(), now())`)
  expect([await all(null), await unanswered()]).toEqual([3, 2])

  await database().exec(`update post set status = 'published', published_at = now() where id = 4`)
  await database().exec(`update post set location_id = 1 where id = 3`)
  expect([await all([1]), await all([2])]).toEqual([3, 1])
  expect(await busiestSuburbs(database(), null, 5)).toEqual([
    { suburbId: 1, count: 3 },
    { suburbId: 2, count: 1 },
  ])

  await database().exec(`delete from post where id = 5; update post set status = 'withdrawn' where id = 2`)
  expect([await all(null), await discussions(), await unanswered()]).toEqual([3, 0, 3])

  await database().exec('delete from location where id = 1')
  expect([await all(null), await all([1]), await busiestSuburbs(database(), null, 5)]).toEqual([
    1,
    0,
    [{ suburbId: 2, count: 1 }],
  ])

  await database().exec('truncate post cascade')
  expect(await all(null)).toBe(0)
})
