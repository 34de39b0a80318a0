import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { clearNoResponse, recordNoResponse } from './push-hosts.queries.ts'

const START = new Date('2026-11-20T02:00:00Z')

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
const hosts = () => test.database.query('select host, failures, resting_until from push_host')

it('a push service that does not answer is counted once for all that was under way together, and forgotten at the first answer', async () => {
  const host = 'push.example'
  const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)
  for (let at = 0; at < 20; at += 1) {
    await recordNoResponse(test.database, { host, claimedAt: START }, new Date(later(10).getTime() + at))
  }
  expect(await hosts()).toEqual([{ host, failures: 1, resting_until: later(10) }])
  await recordNoResponse(test.database, { host, claimedAt: later(11) }, later(21))
  await recordNoResponse(test.database, { host, claimedAt: later(12) }, later(22))
  expect(await hosts()).toEqual([{ host, failures: 2, resting_until: later(51) }])
  await recordNoResponse(test.database, { host, claimedAt: later(51) }, later(61))
  expect(await hosts()).toEqual([{ host, failures: 3, resting_until: later(121) }])
  await clearNoResponse(test.database, host)
  expect(await hosts()).toEqual([])
})
