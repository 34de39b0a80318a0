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
import { insertEvents } from '#server/platform/events/domain-events.queries.ts'
import { type MarkedWrites, sendMarkedWrite, sendMarkedWrites } from './marked-writes.ts'
import {
  addWatch,
  type MemberWrites,
  sendMemberWrites,
  sendMemberWritesAgain,
  signIn,
  watched,
} from './member-writes.ts'

const CLIENTS = 6
/** Milliseconds into the first start, which fills the database, at which it is killed. */
const killsOfFirstStart = [900, 2_500, 5_000, 9_000]
/** The writes that are acknowledged before a kill; `start` is a kill while it starts again. */
const kills = [1, 40, 'start', 7, 160, 3, 'start', 90, 24, 300, 1, 'start', 55, 12, 220, 2] as const
const MILLISECONDS_INTO_START = 1_200
/** What fills a database takes its time on a busy machine; this ends what hangs. */
const SECONDS_TO_FILL = 540
/** Homes that come on the market before each kill. */
const HOMES_A_KILL = 6
/** Emails wait half a minute for more, and those of a server that was killed for the next minute. */
const SECONDS_TO_TELL = 240
const BETWEEN_LOOKS = 2000
/** Longer than a worker that died keeps a mail (server/platform/mail/deliver-mail.ts). */
const PAST_CLAIMS = 6 * 60_000

let folder: string
let clone: Awaited<ReturnType<typeof migratedDatabaseOn>> | null = null
const noWrites = (): MarkedWrites => ({ sent: [], acknowledged: new Set() })
const writes = noWrites()
const memberWrites: MemberWrites = { collections: noWrites(), alerts: noWrites() }
let watch = { alertId: '', listingIds: [] as number[] }
let published = 0
/** The last server, ended after a test that failed. */
let running: RunningServer | null = null

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-kill-'))
  const cluster = process.env.TEST_DATABASE_URL ?? ''
  if (cluster !== '') clone = await migratedDatabaseOn(cluster)
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await clone?.drop()
  await rm(folder, { recursive: true, force: true })
})

async function start(signal?: AbortSignal): Promise<RunningServer> {
  running = await startServer({
    dataFolder: folder,
    secondsToStart: SECONDS_TO_FILL,
    ...(clone === null ? {} : { databaseUrl: clone.url }),
    ...(signal === undefined ? {} : { signal }),
  })
  return running
}

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
  const sending = { url: server.url, signal: ending.signal, onAcknowledged }
  const token = await signIn(server.url)
  await Promise.all([
    ...Array.from({ length: CLIENTS }, () => sendMarkedWrites({ ...sending, writes })),
    sendMemberWrites({ ...sending, token, writes: memberWrites }),
  ])
  await server.stop('SIGKILL')
}

/** Found by whichever server follows the changes next: what a member writes has it look. */
async function publishListings(): Promise<void> {
  const listings = watch.listingIds.slice(published, published + HOMES_A_KILL)
  const events = listings.map((subjectId) => ({ kind: 'listing.published', subjectId, details: {} }) as const)
  await withDatabase((database) => database.transaction(() => insertEvents(database, events, new Date())))
  published += listings.length
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
  watch = await addWatch({ url: server.url, token: await signIn(server.url) })
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
    else {
      await publishListings()
      await killAfterWrites(kill)
    }
  }
  const stored = await storedMarks()
  expect(stored.filter((mark, index) => stored.indexOf(mark) !== index)).toEqual([])
  expect([...writes.acknowledged].filter((key) => !stored.includes(key))).toEqual([])
  expect(stored.filter((key) => !writes.sent.includes(key))).toEqual([])
  // A kill in which nothing was under way would prove little.
  expect(writes.sent.length).toBeGreaterThan(writes.acknowledged.size)
})

it('keeps each acknowledged collection and alert once and makes up none', async () => {
  for (const kind of ['collections', 'alerts'] as const) {
    const { sent, acknowledged } = memberWrites[kind]
    const stored = await storedKeysOf(kind)
    expect(stored).toEqual([...new Set(stored)])
    expect([...acknowledged].filter((key) => !stored.includes(key))).toEqual([])
    expect(stored.filter((key) => !sent.includes(key))).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(0)
  }
})

it('finds each home for the watch, leaves it unseen and tells of it once', async () => {
  const server = await start()
  const asked = { url: server.url, token: await signIn(server.url) }
  const deadline = Date.now() + SECONDS_TO_TELL * 1000
  while ((await watched(asked, watch.alertId)).told < published && Date.now() < deadline) await wait(BETWEEN_LOOKS)
  expect(await watched(asked, watch.alertId)).toEqual({ unseen: published, total: published, told: published })
  await sendMemberWritesAgain(asked, memberWrites)
  await server.stop()
  for (const kind of ['collections', 'alerts'] as const) {
    expect((await storedKeysOf(kind)).toSorted()).toEqual(memberWrites[kind].sent.toSorted())
  }
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
    return database.query<{ state: string; mails: number; ofAlerts: number }>(
      `select state, count(*) as mails, count(*) filter (where headers ? 'List-Unsubscribe') as "ofAlerts" from mail group by state`,
    )
  })
  const [{ ofAlerts } = { ofAlerts: 0 }] = states
  // Of each enquiry: one to the agent, and the copy to its sender.
  const expected = 2 * writes.sent.length + ofAlerts
  expect(states).toEqual([{ state: 'sent', mails: expected, ofAlerts }])
  expect(ofAlerts).toBeGreaterThan(0)
  const handedOver = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  expect(handedOver).toHaveLength(expected)
})

const storedKeysOf = (kind: keyof MemberWrites): Promise<string[]> =>
  withDatabase(async (database) => {
    const rows = await database.query<{ key: string }>(
      kind === 'collections'
        ? "select name as key from collection where name like 'killed-collections-%' order by id"
        : "select name as key from alert where name like 'killed-alerts-%' order by id",
    )
    return rows.map(({ key }) => key)
  })

const storedMarks = (): Promise<string[]> =>
  withDatabase(async (database) => {
    const rows = await database.query<{ key: string }>(
      "select idempotency_key as key from enquiry where idempotency_key like 'killed-server-%' order by id",
    )
    return rows.map(({ key }) => key)
  })
