import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startJobs } from './boss-jobs.ts'
import type { RunningJobs } from './job-queue.ts'

let test: TestDatabase
let jobs: RunningJobs
const logged: string[] = []
const log = {
  warn: (_facts: object, message: string) => void logged.push(message),
  error: (_facts: object, message: string) => void logged.push(message),
}
beforeAll(async () => {
  test = await createTestDatabase()
  jobs = await startJobs(test.database, log)
}, 60_000)
afterAll(async () => {
  await jobs.stop()
  await test.close()
})

describe('jobs in the database', () => {
  it('are done once they are committed, and never when the transaction was rolled back', async () => {
    const done: object[] = []
    await jobs.work([{ name: 'committed', handle: async (data) => void done.push(data) }])
    await test.database
      .transaction(async () => {
        await jobs.send('committed', { home: 1 })
        throw new Error('rolled back')
      })
      .catch(() => {})
    await test.database.transaction(async () => {
      await jobs.send('committed', { home: 2 })
      expect(done).toEqual([])
    })
    await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ home: 2 }])
  })

  it('are tried again when they fail, each by itself', async () => {
    const tries: Record<string, number> = {}
    await jobs.work([
      {
        name: 'failing',
        handle: async (data) => {
          const { home: listing } = data as { home: string }
          tries[listing] = (tries[listing] ?? 0) + 1
          if (listing === 'bad' && tries[listing] === 1) throw new Error('not yet')
        },
      },
    ])
    await jobs.send('failing', { home: 'bad' })
    await jobs.send('failing', { home: 'good' })
    await expect.poll(() => tries, { timeout: 20_000 }).toEqual({ bad: 2, good: 1 })
    expect(logged).toContain('a job failed')
  })

  it('are counted by name, with why the last of those that were given up failed', async () => {
    const handle = () => Promise.reject(new Error('The printer is out of paper'))
    await jobs.work([{ name: 'counted', handle, retryLimit: 0 }])
    await jobs.send('counted', {})
    const givenUp = () => test.database.query("select from pgboss.job where name = 'counted' and state = 'failed'")
    await expect.poll(givenUp, { timeout: 20_000 }).toHaveLength(1)
    // What pg-boss itself counts once a minute.
    await test.database.exec(`
      update pgboss.queue set queued_count = 3, active_count = 2, failed_count = 1, monitor_on = '2026-11-23T00:00:00Z'
      where name = 'counted'`)
    const states = await jobs.states()
    expect(states.filter(({ name }) => name === 'counted')).toEqual([
      {
        name: 'counted',
        waiting: 3,
        running: 2,
        failed: 1,
        countedAt: new Date('2026-11-23T00:00:00Z'),
        lastError: 'The printer is out of paper',
      },
    ])
  })

  it('are sent by a schedule in its zone, and no more once a release has none', async () => {
    const schedule = { cron: '0 7 * * 6', timeZone: 'Australia/Perth' }
    const handle = () => Promise.resolve()
    await jobs.work([{ name: 'weekly', handle, schedule }])
    const kept = () => test.database.query('select cron, timezone from pgboss.schedule')
    expect(await kept()).toEqual([{ cron: '0 7 * * 6', timezone: 'Australia/Perth' }])
    await jobs.work([{ name: 'weekly', handle }])
    expect(await kept()).toEqual([])
  })

  it('of one key wait once', async () => {
    const done: object[] = []
    const later = new Date(Date.now() + 3_600_000)
    for (const listing of [1, 2])
      await jobs.send('committed', { home: listing }, { singletonKey: 'member 7', startAfter: later })
    const [row] = await test.database.query<{ count: number }>(
      `select count(*) from pgboss.job where name = 'committed' and singleton_key = 'member 7'`,
    )
    expect([row?.count, done]).toEqual([1, []])
  })

  it('that were sent before the clock went back are done after the next start, and schedules go on', async () => {
    const done: object[] = []
    const handler = { name: 'waiting', handle: async (data: object) => void done.push(data) }
    await jobs.work([handler])
    await jobs.stop()
    await test.database.exec(`
      insert into pgboss.job (name, data, policy, created_on, start_after)
      values ('waiting', '{"home": 1}', 'short', now() + interval '1 hour', now() + interval '1 hour');
      update pgboss.version set cron_on = now() + interval '1 hour'`)
    jobs = await startJobs(test.database, log)
    const [version] = await test.database.query('select cron_on <= now() as "isNow" from pgboss.version')
    expect(version).toEqual({ isNow: true })
    await jobs.work([handler])
    await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ home: 1 }])
  })
})
