import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertRows } from '#tests/support/insert-rows.ts'
import { findDeadLetters, requestRetries } from './dead-letters.queries.ts'
import type { DomainEvent, EventConsumer } from './domain-event.ts'
import { retryDeadLetters } from './retry-dead-letters.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const EARLIER = new Date('2026-11-22T23:00:00Z')

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.exec('create table effect (subject_id integer)')
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('truncate effect; truncate event_dead_letter restart identity')
  for (const [id, consumer] of [
    [1, 'probe'],
    [2, 'probe'],
    [3, 'other'],
  ] as const)
    await insertRows(test.database, 'event_dead_letter', {
      id,
      consumer,
      event_id: 10 + id,
      kind: 'listing.priceChanged',
      subject_id: 100 + id,
      details: JSON.stringify({ before: { text: '$1' } }),
      occurred_at: EARLIER,
      error: 'The first error',
      created_at: EARLIER,
    })
})

const seen: DomainEvent[] = []
/** Writes what it is handed, and then fails for one subject. */
const probe = (failsFor?: number, error: Error = new Error('The second error')): EventConsumer => ({
  name: 'probe',
  kinds: ['listing.priceChanged'],
  async handle(events) {
    for (const event of events) {
      seen.push(event)
      await test.database.query('insert into effect (subject_id) values ($1)', [event.subjectId])
      if (event.subjectId === failsFor) throw error
    }
  },
})
const ask = (...ids: number[]) => requestRetries(test.database, ids, NOW)
const effects = async () =>
  (await test.database.query('select subject_id as id from effect order by 1')).map((row) => Reflect.get(row, 'id'))
const letters = async () =>
  (await findDeadLetters(test.database, null, { skip: 0, take: 10 })).map(({ id, error, isRetrying }) => [
    id,
    error,
    isRetrying,
  ])

it('hands a change to its consumer as it was, and takes the dead letter away', async () => {
  seen.length = 0
  expect(await ask(1)).toEqual([1])
  await retryDeadLetters(test.database, [probe()])
  expect(seen).toEqual([
    { id: 11, kind: 'listing.priceChanged', subjectId: 101, details: { before: { text: '$1' } }, occurredAt: EARLIER },
  ])
  expect(await effects()).toEqual([101])
  expect(await letters()).toEqual([
    [3, 'The first error', false],
    [2, 'The first error', false],
  ])
})

it('does it once, however often it is asked for and run', async () => {
  expect([await ask(1), await ask(1)]).toEqual([[1], []])
  await Promise.all([retryDeadLetters(test.database, [probe()]), retryDeadLetters(test.database, [probe()])])
  await retryDeadLetters(test.database, [probe()])
  expect(await effects()).toEqual([101])
})

it('leaves one that fails again with the new error and none of its effects, and goes on to the next', async () => {
  await ask(1, 2, 3)
  await retryDeadLetters(test.database, [probe(101)])
  expect(await effects()).toEqual([102])
  expect(await letters()).toEqual([
    [3, 'There is no consumer other any more', false],
    [1, 'The second error', false],
  ])
})

it('tries again later where the database is away, which is no fault of the change', async () => {
  await ask(1)
  const away = probe(101, new DatabaseUnavailable('away'))
  await expect(retryDeadLetters(test.database, [away])).rejects.toThrow('away')
  expect((await letters()).at(-1)).toEqual([1, 'The first error', true])
  await retryDeadLetters(test.database, [probe()])
  expect(await effects()).toEqual([101])
})
