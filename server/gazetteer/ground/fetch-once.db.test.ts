import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { markGroundDone } from './fetch-once.queries.ts'
import { fetchGroundOnce, type FetchOnceOptions } from './fetch-once.ts'
import type { GroundMessage } from './ground-job.ts'

let test: TestDatabase
let folder: string
let said: string[]
let logged: string[]
let slept: number[]
let runs: number
let stopping: AbortController
let now: Date

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('truncate database_state')
  folder = await mkdtemp(path.join(tmpdir(), 'ground-once-'))
  ;[said, logged, slept, runs] = [[], [], [], 0]
  stopping = new AbortController()
  now = new Date('2026-11-28T00:00:00Z')
  return () => rm(folder, { recursive: true, force: true })
})

const failed = (isPassing: boolean): GroundMessage => ({ kind: 'failed', reason: 'It is down', isPassing })

/** Ends the server after so many waits. */
const fetchOnce = (
  answer: GroundMessage,
  { waits = 3, ...others }: Partial<FetchOnceOptions> & { waits?: number } = {},
) =>
  fetchGroundOnce({
    database: test.database,
    folder: path.join(folder, 'ground'),
    url: 'https://maps.example/services',
    userAgent: 'portal-under-test',
    run: () => {
      runs += 1
      return Promise.resolve(answer)
    },
    clock: () => now,
    sleep: (milliseconds) => {
      slept.push(milliseconds / 60_000)
      if (slept.length === waits) stopping.abort()
      return Promise.resolve()
    },
    pause: () => Promise.resolve(),
    signal: stopping.signal,
    say: (line) => said.push(line),
    log: (line) => logged.push(line),
    onStored: () => Promise.resolve(),
    ...others,
  })

it('a service that is away is told of in one line, and asked again after longer and longer waits', async () => {
  await fetchOnce(failed(true), { waits: 8 })
  expect(said).toEqual([
    'The suburbs of maps.example could not be fetched (It is down). The portal goes on with those it has and tries again later.',
  ])
  expect(slept).toEqual([5, 10, 20, 40, 80, 160, 320, 360])
  expect([runs, logged.length]).toEqual([8, 7])
})

it('a service that answers otherwise than it should is asked again after six hours', async () => {
  await fetchOnce(failed(false), { waits: 2 })
  expect(slept).toEqual([360, 360])
})

it('an error of the portal itself is in the log, and nothing of it in what is said', async () => {
  await fetchOnce(failed(true), { waits: 1, run: () => Promise.reject(new Error('a secret')) })
  expect(said.join()).toContain('(an error that the log has)')
  expect(logged.join()).toContain('a secret')
})

it('a database that has the suburbs asks nobody', async () => {
  await markGroundDone(test.database, { from: 'files', at: now })
  await fetchOnce(failed(true))
  expect([runs, said, slept]).toEqual([0, [], []])
})

it('places that were stored and could not be read are read again after five minutes', async () => {
  await markGroundDone(test.database, { from: 'files', at: now })
  let reads = 0
  await fetchOnce(failed(true), {
    onStored() {
      reads += 1
      return reads === 1 ? Promise.reject(new DatabaseUnavailable('It is away')) : Promise.resolve()
    },
  })
  expect([reads, slept]).toEqual([2, [5]])
  expect(said).toEqual([
    'The new suburbs could not be read (It is away). The portal goes on with those it has and tries again later.',
  ])
})

it('of two servers one fetches, and the other one takes over six hours after that one stopped', async () => {
  await fetchOnce(failed(true), { waits: 1 })
  stopping = new AbortController()
  ;[slept, said] = [[], []]
  const runsAtWaits: number[] = []
  await fetchOnce(failed(true), {
    folder: path.join(folder, 'other', 'ground'),
    signal: stopping.signal,
    sleep(milliseconds) {
      slept.push(milliseconds / 60_000)
      runsAtWaits.push(runs)
      now = new Date(now.getTime() + milliseconds + 1000)
      if (slept.length === 2) stopping.abort()
      return Promise.resolve()
    },
  })
  expect([runsAtWaits, slept, said.length]).toEqual([[1, 2], [360, 360], 1])
})

it('the same server goes on after a new start', async () => {
  await fetchOnce(failed(true), { waits: 1 })
  stopping = new AbortController()
  slept = []
  await fetchOnce(failed(true), { waits: 1 })
  expect(runs).toBe(2)
})
