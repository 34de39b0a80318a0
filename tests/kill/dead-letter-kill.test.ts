import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { requestRetries } from '#server/platform/events/dead-letters.queries.ts'
import { type KilledWorkers, killedWorkers } from './killed-workers.ts'

const LETTERS = 60
/** The one of a part that the portal has no more. */
const OF_NOBODY = LETTERS + 1
/** The steps at which servers are killed, one after the other. */
const lastSteps = [1, 2, 37, 60, 4]

let workers: KilledWorkers
beforeAll(async () => {
  workers = await killedWorkers('tests/kill/dead-letter-worker.ts')
  await workers.withDatabase((database) =>
    database.exec(`
      insert into event_dead_letter (id, consumer, event_id, kind, subject_id, details, occurred_at, error, created_at)
        select n, case when n = ${OF_NOBODY} then 'gone' else 'mails' end, n, 'listing.published', n, '{}', now(), 'The first error', now()
        from generate_series(1, ${OF_NOBODY}) as n`),
  )
}, 120_000)
afterAll(() => workers.close())

/** As staff ask for it; answers how many were not being tried again already. */
async function ask(database: Database): Promise<number> {
  const ids = Array.from({ length: OF_NOBODY }, (_, index) => index + 1)
  return (await requestRetries(database, ids, new Date())).length
}

/** How many mails there are, of how many homes, and how many of the letters are left. */
async function state(database: Database) {
  const [row] = await database.query<{ mails: number; homes: number; left: number }>(
    `select (select count(*)::int from mail) as mails, (select count(distinct subject)::int from mail) as homes,
       (select count(*)::int from event_dead_letter where consumer = 'mails') as left`,
  )
  return row ?? { mails: 0, homes: 0, left: 0 }
}

it('hands each dead letter over once, however often it is asked for and the server is killed meanwhile', async () => {
  expect(await workers.withDatabase(ask)).toBe(OF_NOBODY)
  let before = 0
  for (const lastStep of lastSteps) {
    await workers.run({ given: [String(lastStep)] })
    await workers.withDatabase(async (database) => {
      const { mails, homes, left } = await state(database)
      expect([homes, left]).toEqual([mails, LETTERS - mails])
      expect(mails).toBe(before + Math.floor(lastStep / 2))
      before = mails
      expect(await ask(database)).toBe(0)
    })
  }
  await workers.run()
  await workers.run()
  await workers.withDatabase(async (database) => {
    expect(await state(database)).toEqual({ mails: LETTERS, homes: LETTERS, left: 0 })
    expect(await database.query('select error, retry_requested_at as asked from event_dead_letter')).toEqual([
      { error: 'There is no consumer gone any more', asked: null },
    ])
  })
}, 120_000)
