import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { movedColumns } from './merge-places.queries.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
}, 60_000)
afterAll(() => test.close())

it('every table that refers to a place is moved, copied, or computed anew', async () => {
  const referring = await test.database.query<{ name: string }>(
    `select distinct conrelid::regclass || '.' || attname as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where contype = 'f' and confrelid = 'location'::regclass order by 1`,
  )
  const treatedApart = [
    ['agent_place', 'suburb_id'],
    ['agent_serviced_location', 'location_id'],
    ['location', 'region_id'],
    ['location', 'suburb_id'],
    ['location_boundary', 'location_id'],
    ['location_follower', 'location_id'],
    ['location_median', 'location_id'],
    ['location_review_count', 'location_id'],
    ['location_score', 'location_id'],
    ['location_score', 'parent_id'],
    ['suburb_from_feed', 'location_id'],
  ] as const
  expect(referring.map(({ name }) => name)).toEqual(
    [...movedColumns, ...treatedApart].map((each) => each.join('.')).toSorted(),
  )
})
