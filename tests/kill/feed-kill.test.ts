import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { migratedDatabaseOn, migratedFolder, silentLog } from '#tests/support/database.ts'
import { fillPlaces } from '#tests/support/small-world-places.ts'
import { FITZROY } from '#tests/support/small-world-listings.ts'
import { writtenFeed } from '#tests/support/written-feed.ts'
import { projectRoot } from '../../tools/project-root.ts'

const LISTINGS = 60
/** The listings that are applied before each kill, over and over; each time the feed is another one, now and then the one before. */
const points = [1, 25, 59, 7, 40, 3, 58, 12, 31, 2, 50, 18] as const
/** `FEED_KILLS=100` for more than each of them once. */
const KILLS = Number(process.env.FEED_KILLS ?? points.length)
const kills = Array.from({ length: KILLS }, (_, index) => points[index % points.length] ?? 1)

/** About as long as a listing takes. */
const LONGEST_LISTING_MS = 20

const LONGEST_ROUND_MS = 45_000
vi.setConfig({ testTimeout: LONGEST_ROUND_MS * (KILLS + 2) })

let folder: string
let clone: Awaited<ReturnType<typeof migratedDatabaseOn>> | null = null

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-feed-kill-'))
  const cluster = process.env.TEST_DATABASE_URL ?? ''
  if (cluster === '') await rename(await migratedFolder(), path.join(folder, 'database'))
  else clone = await migratedDatabaseOn(cluster)
  await withDatabase(async (database) => {
    await fillPlaces(database)
    await database.exec(`
      insert into company (id, name, state_code) values (1, 'Nelson', 'VIC');
      insert into office (id, company_id, uri, name, location_id, street_address, brand_colour)
        values (1, 1, 'nelson-fitzroy', 'Nelson', ${FITZROY}, '', '#000000')`)
  })
}, 120_000)
afterAll(async () => {
  await clone?.drop()
  await rm(folder, { recursive: true, force: true })
})

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

/** Imports the feed of a round; answers the listings that it said were applied, with what became of them. */
async function importRound(round: number, { killAfter }: { killAfter?: number } = {}): Promise<Map<string, string>> {
  const file = path.join(folder, `round-${round}.xml`)
  await writeFile(file, writtenFeed({ count: LISTINGS, round }))
  const child = spawn(process.execPath, ['server/start/import-feed.ts', file, '--office', 'nelson-fitzroy'], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: folder, ...(clone === null ? {} : { DATABASE_URL: clone.url }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const told = new Map<string, string>()
  for await (const line of createInterface({ input: child.stdout })) {
    const [, uniqueId = '', outcome = ''] = line.split(' | ')
    if (!uniqueId.startsWith('H')) continue
    told.set(uniqueId, outcome)
    // At another point of the next listing each time.
    if (told.size === killAfter) setTimeout(() => child.kill('SIGKILL'), (round * 7) % LONGEST_LISTING_MS)
  }
  await ended
  return told
}

type Kept = { uniqueId: string; round: number; listings: number; events: number; isWhole: boolean }

/** Each listing that was taken, with the round that it says it is of. */
const kept = (): Promise<Kept[]> =>
  withDatabase((database) =>
    database.query<Kept>(
      `select feed_listing.unique_id as "uniqueId", listing.price_from - 500000 as round,
         (select count(*) from listing as same where same.street_address = listing.street_address) as listings,
         (select count(*) from domain_event where kind = 'listing.published' and subject_id = listing.id) as events,
         listing.title = 'Round ' || (listing.price_from - 500000)
           and feed_listing.stated ->> 'title' = listing.title
           and listing.bedrooms = (listing.price_from - 500000) % 100
           and listing_search.price_from = listing.price_from
           and (select array_agg(extract(day from local_date)) from listing_inspection where listing_id = listing.id)
             = array[1 + (listing.price_from - 500000) % 28::numeric] as "isWhole"
       from feed_listing join listing on listing.id = feed_listing.listing_id
       join listing_search on listing_search.listing_id = listing.id`,
    ),
  )

it('loses, doubles and halves no listing, however often its import is killed', async () => {
  const applied = new Map<string, number>()
  for (const [index, killAfter] of kills.entries()) {
    // Every third time it begins again with the feed that it was killed in.
    const round = index - Math.floor(index / 3) + 1
    for (const [uniqueId] of await importRound(round, { killAfter })) applied.set(uniqueId, round)
    const listings = await kept()
    expect(listings.filter(({ isWhole, listings: count, events }) => !isWhole || count !== 1 || events !== 1)).toEqual(
      [],
    )
    const rounds = new Map(listings.map((listing) => [listing.uniqueId, listing.round]))
    // What it said is stored is stored; of what it was doing when it ended all or nothing.
    expect([...applied].filter(([uniqueId, said]) => (rounds.get(uniqueId) ?? 0) < said)).toEqual([])
  }
  const last = kills.length + 1
  const outcomes = await importRound(last)
  expect(outcomes.size).toBe(LISTINGS)
  expect(new Set((await kept()).map(({ round }) => round))).toEqual(new Set([last]))
  expect(await withDatabase((database) => database.query('select count(*) as count from listing'))).toEqual([
    { count: LISTINGS },
  ])
  expect(new Set((await importRound(last)).values())).toEqual(new Set(['unchanged']))
})
