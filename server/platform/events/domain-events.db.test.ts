import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { consumerJobs } from './consumer-jobs.ts'
import { addCursor, deleteEventsBefore } from './domain-events.queries.ts'
import type { DomainEvent, EventConsumer, EventLog } from './domain-event.ts'
import { eventLog } from './event-log.ts'
import type { Mail } from '#server/platform/mail/mail-queue.ts'
import { DatabaseUnavailable, StatementTimedOut } from '#server/platform/database/errors.ts'
import { followEvents, type OnDeadLetter } from './follow-events.ts'
import { deadLetterNotice } from './dead-letter-notice.ts'

const NOW = new Date('2026-11-23T00:00:00Z')

let test: TestDatabase
let events: EventLog
const sent: string[] = []
const told: string[] = []
const logged: object[] = []
const onDeadLetter: OnDeadLetter = (change) => {
  const mail = { queue: async ({ recipient }: Mail) => told.push(recipient) }
  const log = { error: (facts: object) => void logged.push(facts) }
  const parts = { database: test.database, clock: () => NOW, recipient: 'help@homely.example', mail, log }
  return deadLetterNotice(parts)(change)
}
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.exec('create table effect (subject_id integer)')
  const jobs = { ...noJobs, send: async (name: string) => void sent.push(name) }
  events = eventLog({ database: test.database, clock: () => NOW, jobs, consumers: () => [probe()] })
}, 60_000)
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec(
    'truncate domain_event restart identity; truncate event_cursor; truncate effect; truncate event_dead_letter',
  )
  sent.length = told.length = logged.length = 0
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
const follow = (consumer: EventConsumer) => followEvents(test.database, consumer, onDeadLetter)
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
    await follow(consumer)
    await follow(consumer)
    expect(
      consumer.seen.map(({ subjectId, kind, details, occurredAt }) => [subjectId, kind, details, occurredAt]),
    ).toEqual([
      [2, 'listing.published', {}, NOW],
      [3, 'listing.published', {}, NOW],
    ])
    expect(sent).toEqual(['events.probe', 'events.probe', 'events.probe'])
  })

  it('are there with the change or not at all', async () => {
    const failing = test.database.transaction(async () => {
      await publish(1)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await publish(2)
    expect(await test.database.query('select subject_id from domain_event')).toEqual([{ subject_id: 2 }])
  })

  it('may be several at once, in their order', async () => {
    await addCursor(test.database, 'probe')
    await events.append(
      ...[5, 4, 6].map((subjectId) => ({ kind: 'listing.published', subjectId, details: {} }) as const),
    )
    const consumer = probe()
    await follow(consumer)
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
    await expect(follow(failing)).rejects.toThrow('killed')
    expect(await effects()).toEqual([])
    await follow(consumer)
    expect(await effects()).toEqual([1])
  })

  it('are handled once by two processes that follow at the same moment', async () => {
    await addCursor(test.database, 'probe')
    for (let id = 1; id <= 250; id += 1) await publish(id)
    await Promise.all([follow(probe()), follow(probe())])
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
    await follow(probe())
    await deleteEventsBefore(test.database, new Date(NOW.getTime() + 1))
    expect(await test.database.query('select subject_id from domain_event')).toHaveLength(1)
    await follow({ ...probe(), name: 'behind' })
    await deleteEventsBefore(test.database, new Date(NOW.getTime() + 1))
    expect(await test.database.query('select subject_id from domain_event')).toEqual([])
  })

  describe('that a consumer cannot take', () => {
    const cannotTake = (subjectIds: readonly number[], error = new Error('no such home')): EventConsumer => ({
      ...probe(),
      async handle(handled) {
        for (const { subjectId } of handled) {
          await test.database.query('insert into effect (subject_id) values ($1)', [subjectId])
          if (subjectIds.includes(subjectId)) throw error
        }
      },
    })
    const publishAll = async () => {
      await addCursor(test.database, 'probe')
      for (let id = 1; id <= 5; id += 1) await publish(id)
    }

    it('stop none of the others: tried ten times they are dead letters, and people are told once a day', async () => {
      await publishAll()
      const consumer = cannotTake([2, 4])
      const failTimes = async (times: number) => {
        for (let tries = 1; tries <= times; tries += 1) await expect(follow(consumer)).rejects.toThrow('no such home')
      }
      await failTimes(5)
      expect(await effects()).toEqual([])
      // One by one now; the first passes, and what comes after it has its own ten tries.
      await failTimes(1)
      expect(await effects()).toEqual([1])
      await failTimes(8)
      expect(logged).toEqual([])
      await failTimes(1)
      expect([await effects(), logged.length]).toEqual([[1], 1])
      await failTimes(13)
      expect([await effects(), logged.length]).toEqual([[1, 3], 1])
      await follow(consumer)
      expect(await effects()).toEqual([1, 3, 5])
      const rows = await test.database.query(
        'select consumer, kind, subject_id as "subjectId", error from event_dead_letter order by event_id',
      )
      const letter = { consumer: 'probe', kind: 'listing.published', error: 'no such home' }
      expect(rows).toEqual([
        { ...letter, subjectId: 2 },
        { ...letter, subjectId: 4 },
      ])
      expect([logged.length, told]).toEqual([2, ['help@homely.example']])
    })

    it('are those that failed again and again by themselves, none before or after that fails once', async () => {
      await publishAll()
      const third = cannotTake([3])
      for (let tries = 1; tries <= 9; tries += 1) await expect(follow(third)).rejects.toThrow('no such home')
      await expect(follow(cannotTake([4]))).rejects.toThrow('no such home')
      await follow(probe())
      expect([await effects(), logged]).toEqual([[1, 2, 3, 4, 5], []])
    })

    it('are kept for thirty days', async () => {
      await publishAll()
      const consumer = cannotTake([1])
      for (let tries = 1; tries < 10; tries += 1) await expect(follow(consumer)).rejects.toThrow('no such home')
      await follow(consumer)
      const cleanAt = async (clock: () => Date) => {
        const all = await consumerJobs({ database: test.database, clock, consumers: [consumer], onDeadLetter })
        await all.find(({ name }) => name === 'clean-events')?.handle({})
        return test.database.query('select subject_id as id from event_dead_letter')
      }
      const thirtyDays = NOW.getTime() + 30 * 86_400_000
      expect(await cleanAt(() => new Date(thirtyDays))).toEqual([{ id: 1 }])
      expect(await cleanAt(() => new Date(thirtyDays + 1))).toEqual([])
    })

    it.each([new DatabaseUnavailable('away'), new StatementTimedOut('away')])(
      'at %o are tried for ever',
      async (error) => {
        await publishAll()
        const away = cannotTake([2], error)
        for (let tries = 1; tries <= 20; tries += 1) await expect(follow(away)).rejects.toThrow('away')
        await follow(probe())
        expect([await effects(), logged]).toEqual([[1, 2, 3, 4, 5], []])
      },
    )
  })
})
