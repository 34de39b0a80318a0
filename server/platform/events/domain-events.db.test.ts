import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addCursor, deleteEventsBefore, EVENT_CHANNEL } from './domain-events.queries.ts'
import type { DomainEvent, EventConsumer, EventLog } from './domain-event.ts'
import { eventLog } from './event-log.ts'
import { followEvents } from './follow-events.ts'

const NOW = new Date('2026-11-23T00:00:00Z')

let test: TestDatabase
let events: EventLog
const sent: string[] = []
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.exec('create table effect (subject_id integer)')
  const jobs = { ...noJobs, send: async (name: string) => void sent.push(name) }
  events = eventLog({ database: test.database, clock: () => NOW, jobs, consumers: () => ['probe'] })
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('truncate domain_event restart identity; truncate event_cursor; truncate effect')
  sent.length = 0
})

const publish = (subjectId: number) => events.append({ kind: 'listing.published', subjectId, details: {} })

function probe(): EventConsumer & { seen: DomainEvent[] } {
  const seen: DomainEvent[] = []
  return {
    name: 'probe',
    kinds: ['listing.published'],
    seen,
    async handle(handled) {
      seen.push(...handled)
      for (const { subjectId } of handled) {
        await test.database.query('insert into effect (subject_id) values ($1)', [subjectId])
      }
    },
  }
}
const effects = async () =>
  (await test.database.query<{ id: number }>('select subject_id as id from effect')).map(({ id }) => id)

describe('changes that are recorded', () => {
  it('come to a consumer once, in their order, those of other kinds left out', async () => {
    await publish(1)
    await addCursor(test.database, 'probe')
    await publish(2)
    await events.append({ kind: 'listing.contentChanged', subjectId: 9, details: {} })
    await publish(3)
    const consumer = probe()
    await followEvents(test.database, consumer)
    await followEvents(test.database, consumer)
    expect(
      consumer.seen.map(({ subjectId, kind, details, occurredAt }) => [subjectId, kind, details, occurredAt]),
    ).toEqual([
      [2, 'listing.published', {}, NOW],
      [3, 'listing.published', {}, NOW],
    ])
    expect(sent).toEqual(['events.probe', 'events.probe', 'events.probe', 'events.probe'])
  })

  it('are there with the change or not at all, and their number is told when they are committed', async () => {
    const heard: string[] = []
    const listening = await test.database.listen(EVENT_CHANNEL, {
      onNotification: (payload) => void heard.push(payload),
      onListening: () => {},
    })
    const failing = test.database.transaction(async () => {
      await publish(1)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await publish(2)
    const [row] = await test.database.query<{ id: number; subjectId: number }>(
      'select id, subject_id as "subjectId" from domain_event',
    )
    expect(row?.subjectId).toBe(2)
    await expect.poll(() => heard).toEqual([String(row?.id)])
    await listening.close()
  })

  it('may be several at once, in their order', async () => {
    await addCursor(test.database, 'probe')
    await events.append(
      ...[5, 4, 6].map((subjectId) => ({ kind: 'listing.published', subjectId, details: {} }) as const),
    )
    const consumer = probe()
    await followEvents(test.database, consumer)
    expect(consumer.seen.map(({ subjectId }) => subjectId)).toEqual([5, 4, 6])
    expect(sent).toEqual(['events.probe'])
  })

  it('are handled again when the consumer fails, together with what it did', async () => {
    await addCursor(test.database, 'probe')
    await publish(1)
    const consumer = probe()
    const failing: EventConsumer = {
      ...consumer,
      async handle(handled) {
        await consumer.handle(handled)
        throw new Error('killed')
      },
    }
    await expect(followEvents(test.database, failing)).rejects.toThrow('killed')
    expect(await effects()).toEqual([])
    await followEvents(test.database, consumer)
    expect(await effects()).toEqual([1])
  })

  it('are handled once by two processes that follow at the same moment', async () => {
    await addCursor(test.database, 'probe')
    for (let id = 1; id <= 250; id += 1) await publish(id)
    await Promise.all([followEvents(test.database, probe()), followEvents(test.database, probe())])
    expect(await effects()).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
  })

  it('have numbers in the order of their commits, however long a writer takes', async () => {
    const first = Promise.withResolvers<void>()
    const slow = test.database.transaction(async () => {
      await publish(1)
      first.resolve()
      await test.database.query('select pg_sleep(0.2)')
    })
    await first.promise
    await publish(2)
    await slow
    expect(await test.database.query('select subject_id from domain_event order by id')).toEqual([
      { subject_id: 1 },
      { subject_id: 2 },
    ])
  })

  it('are deleted when they are old and everybody has handled them', async () => {
    await addCursor(test.database, 'probe')
    await addCursor(test.database, 'behind')
    await publish(1)
    await followEvents(test.database, probe())
    await deleteEventsBefore(test.database, new Date(NOW.getTime() + 1))
    expect(await test.database.query('select subject_id from domain_event')).toHaveLength(1)
    await followEvents(test.database, { ...probe(), name: 'behind' })
    await deleteEventsBefore(test.database, new Date(NOW.getTime() + 1))
    expect(await test.database.query('select subject_id from domain_event')).toEqual([])
  })
})
