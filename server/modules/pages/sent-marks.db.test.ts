import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sentMarks } from './sent-marks.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

it('a mark is of one listing, of this portal, and good for an hour', async () => {
  let now = Date.parse('2026-11-27T02:00:00Z')
  const marks = sentMarks(test.database, () => new Date(now))
  const mark = await marks.of(7)
  expect(await marks.isOf(7, mark)).toBe(true)
  expect(await marks.isOf(8, mark)).toBe(false)
  const [until = '', signature = ''] = mark.split('.')
  for (const forged of ['', until, `${until}0.${signature}`, `${until}.${'A'.repeat(43)}`]) {
    expect(await marks.isOf(7, forged)).toBe(false)
  }
  now += 3_600_000
  expect(await marks.isOf(7, mark)).toBe(false)
})
