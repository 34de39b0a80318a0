import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { deliverDueMail } from '#server/platform/mail/deliver-mail.ts'
import { folderTransport } from '#server/platform/mail/folder-transport.ts'
import { migratedDatabaseOn, silentLog } from '#tests/support/database.ts'
import { type RunningServer, startServer } from '#tests/support/start-server.ts'
import { type MarkedWrites, sendMarkedWrite, sendMarkedWrites } from './marked-writes.ts'

const CLIENTS = 6
/** Milliseconds into the first start, which fills the database, at which it is killed. */
const killsOfFirstStart = [900, 2_500, 5_000, 9_000]
/** The writes that are acknowledged before a kill; `start` is a kill while it starts again. */
const kills = [1, 40, 'start', 7, 160, 3, 'start', 90, 24, 300, 1, 'start', 55, 12, 220, 2] as const
const MILLISECONDS_INTO_START = 1_200
/** Longer than a worker that died keeps a mail (server/platform/mail/deliver-mail.ts). */
const PAST_CLAIMS = 6 * 60_000

let folder: string
let clone: Awaited<ReturnType<typeof migratedDatabaseOn>> | null = null
const writes: MarkedWrites = { sent: [], acknowledged: new Set() }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-kill-'))
  const cluster = process.env.TEST_DATABASE_URL ?? ''
  if (cluster !== '') clone = await migratedDatabaseOn(cluster)
})
afterAll(async () => {
  await clone?.drop()
  await rm(folder, { recursive: true, force: true })
})

const start = (signal?: AbortSignal): Promise<RunningServer> =>
  startServer({
    dataFolder: folder,
    ...(clone === null ? {} : { databaseUrl: clone.url }),
    ...(signal === undefined ? {} : { signal }),
  })

async function killWhileStarting(milliseconds: number): Promise<void> {
  const killing = new AbortController()
  const starting = start(killing.signal).catch(() => null)
  await wait(milliseconds)
  killing.abort()
  await (await starting)?.stop('SIGKILL')
}

async function killAfterWrites(count: number): Promise<void> {
  const server = await start()
  const ending = new AbortController()
  let acknowledged = 0
  const onAcknowledged = () => {
    acknowledged += 1
    if (acknowledged === count) void server.stop('SIGKILL').then(() => ending.abort())
  }
  const sending = { url: server.url, writes, signal: ending.signal, onAcknowledged }
  await Promise.all(Array.from({ length: CLIENTS }, () => sendMarkedWrites(sending)))
  await server.stop('SIGKILL')
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(
    clone === null ? { folder: path.join(folder, 'database'), log: silentLog } : { url: clone.url, log: silentLog },
  )
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

it('fills a new database whole, however often its first start is killed', async () => {
  for (const milliseconds of killsOfFirstStart) await killWhileStarting(milliseconds)
  const server = await start()
  await server.stop('SIGKILL')
  const [counts] = await withDatabase((database) =>
    database.query<{ listings: number; found: number; marks: number }>(
      `select (select count(*) from listing) as listings, (select count(*) from listing_search) as found,
         (select count(distinct id) from listing) as marks`,
    ),
  )
  expect(counts?.listings).toBeGreaterThan(20_000)
  expect(counts?.marks).toBe(counts?.listings)
})

it('keeps each acknowledged enquiry once and makes up none, over all kills', async () => {
  for (const kill of kills) {
    if (kill === 'start') await killWhileStarting(MILLISECONDS_INTO_START)
    else await killAfterWrites(kill)
  }
  const stored = await storedMarks()
  expect(stored.filter((mark, index) => stored.indexOf(mark) !== index)).toEqual([])
  expect([...writes.acknowledged].filter((key) => !stored.includes(key))).toEqual([])
  expect(stored.filter((key) => !writes.sent.includes(key))).toEqual([])
  // A kill in which nothing was under way would prove little.
  expect(writes.sent.length).toBeGreaterThan(writes.acknowledged.size)
})

it('keeps what was under way once, when its sender tries again with the same key', async () => {
  const server = await start()
  for (const key of writes.sent) expect(await sendMarkedWrite(server.url, key)).toBe(200)
  await server.stop()
  expect((await storedMarks()).toSorted()).toEqual(writes.sent.toSorted())
})

it('hands over each mail and loses none, once the claims of the killed servers are over', async () => {
  const outbox = path.join(folder, 'outbox')
  const states = await withDatabase(async (database) => {
    const transport = folderTransport({ folder: outbox, from: 'Portal <portal@example.com>' })
    const clock = () => new Date(Date.now() + PAST_CLAIMS)
    while ((await deliverDueMail({ database, transport, clock, log: console })) > 0);
    return database.query<{ state: string; mails: number }>('select state, count(*) as mails from mail group by state')
  })
  // Of each enquiry: one to the agent, and the copy to its sender.
  const expected = 2 * writes.sent.length
  expect(states).toEqual([{ state: 'sent', mails: expected }])
  const handedOver = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  expect(handedOver).toHaveLength(expected)
})

const storedMarks = (): Promise<string[]> =>
  withDatabase(async (database) => {
    const rows = await database.query<{ key: string }>(
      "select idempotency_key as key from enquiry where idempotency_key like 'killed-server-%' order by id",
    )
    return rows.map(({ key }) => key)
  })
