import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { WantedListings } from '#server/modules/staff-listings/staff-listing-record.ts'
import { countFound, findListingIds } from '#server/modules/staff-listings/staff-listings.queries.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { prepareData } from '#server/start/prepare-data.ts'
import { chanceOf } from '#tests/support/search-oracle/oracle-world.ts'
import { addManyAgents, type BenchPlace } from './support/many-agents.ts'

/**
 * Milliseconds of a page of the staff's listings with its total, among as many as LISTINGS says (1,000,000 by default), and how many times
 * that of the page of one number it takes. Embedded, or on the empty database of DATABASE_URL.
 */
const LISTINGS = Number(process.env.LISTINGS ?? 1_000_000)
const [AGENTS, OFFICES] = [20_000, 4000]
const AT_ONCE = 20_000
const ROUNDS = 200
const WARM_UP = 20
const now = new Date()
const chance = chanceOf(71)

const url = process.env.DATABASE_URL
const folder = await mkdtemp(path.join(tmpdir(), 'staff-bench-'))
const log = { info() {}, warn: console.error, error: console.error }
const database = await openDatabase(url === undefined ? { folder, log } : { url, log })
try {
  await prepareData(database, { hasDemoData: false, now, say() {} })
  const places = await database.query<BenchPlace>(
    `select id, region_id as "regionId" from location where type = 'suburb' order by population desc, id`,
  )
  await addManyAgents(database, { agents: AGENTS, offices: OFFICES, listings: 1 }, { places, chance, now })
  await addListings(database)
  // The embedded database does so itself every hour, a server by itself.
  if (database.dialect === 'postgres') await database.exec('vacuum analyze')
  else await database.maintain()
  console.log(`${LISTINGS} listings of ${OFFICES} offices, ${database.dialect}\n`)
  await measure(database)
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

/** A third on the market, a twentieth of that under offer, most sold, some withdrawn, a thousand of these hidden; a hundred are put first. */
async function addListings(target: Database): Promise<void> {
  await target.exec('delete from listing_search; delete from listing')
  // A statement of the embedded database takes 15 seconds at most.
  for (let from = 1; from <= LISTINGS; from += AT_ONCE) {
    const to = Math.min(LISTINGS, from + AT_ONCE - 1)
    await target.exec(`
      insert into listing (id, uri, listing_type, status_type, listing_class, tier_type, property_type, title, description, suburb_id,
        street_address, price_text, listed_at, modified_at, completed_on, office_id, is_under_offer)
      select n, 'home-' || n, case when n % 4 = 0 then 'rental' else 'sale' end, state, 'residential', 'basic', 'House', 'Home', '',
        (array(select id from location where type = 'suburb' order by id))[1 + n % 3000],
        1 + n * 7 % 400 || ' ' || (array['High', 'Napier', 'Smith', 'Moor', 'Station', 'Church'])[1 + n % 6] || ' Street', '',
        at, at, case when state = 'completed' then date '2026-01-01' end, 1 + n * 13 % ${OFFICES}, state = 'available' and n % 60 = 0
      from (
        select n, timestamptz '2016-01-01' + n::bigint * 53 % ${LISTINGS} * interval '5 minutes' as at,
          case when n % 3 = 0 then 'available' when n % 10 = 1 then 'removed' else 'completed' end as state
        from generate_series(${from}, ${to}) as numbers (n)
      ) as made;
      insert into listing_agent (listing_id, agent_id, position)
      select n, 1 + n * 17 % ${AGENTS}, 0 from generate_series(${from}, ${to}) as numbers (n)`)
  }
  await target.exec(`
    insert into listing_hiding (listing_id, status_type, is_under_offer, hidden_at)
    select id, 'available', false, now() from listing where status_type = 'removed' order by id limit 1000`)
  await target.exec(`
    insert into listing_boost (listing_id, ends_at)
    select id, now() + interval '7 days' from listing where status_type = 'available' order by id limit 100`)
}

async function measure(target: Database): Promise<void> {
  const everything: WantedListings = {
    id: null,
    address: null,
    officeId: null,
    agentId: null,
    states: [],
    isBoosted: false,
  }
  const page = (wanted: Partial<WantedListings>, skip = 0, order: 'newest' | 'oldest' = 'newest') =>
    Promise.all([
      countFound(target, { ...everything, ...wanted }),
      findListingIds(target, { ...everything, ...wanted }, { order, skip, take: 50 }),
    ])
  const cases: [string, () => Promise<unknown>][] = [
    ['one number', () => page({ id: chance.whole(1, LISTINGS) })],
    ['all', () => page({})],
    ['all, the oldest first, the last page', () => page({}, 950, 'oldest')],
    ['on the market', () => page({ states: ['available'] })],
    ['under offer', () => page({ states: ['underOffer'] }, 500)],
    ['withdrawn', () => page({ states: ['removed'] })],
    ['hidden', () => page({ states: ['hidden'] })],
    ['promoted', () => page({ isBoosted: true })],
    ['an office', () => page({ officeId: chance.whole(1, OFFICES) })],
    ['an office, on the market', () => page({ officeId: chance.whole(1, OFFICES), states: ['available'] })],
    ['an agent', () => page({ agentId: chance.whole(1, AGENTS) })],
    ['a house number and the first letters', () => page({ address: `${chance.whole(1, 400)} sm` })],
    ['a house number alone', () => page({ address: `${chance.whole(100, 400)}` })],
  ]
  console.log('| found | p50 ms | p95 ms | most ms | p95, one number is 1 |\n|---|---|---|---|---|')
  let ofOne = 0
  for (const [name, run] of cases) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      const start = performance.now()
      await run()
      if (round >= WARM_UP) times.push(performance.now() - start)
    }
    times.sort((left, right) => left - right)
    const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
    ofOne ||= at(0.95)
    console.log(
      `| ${name} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} | ${at(1).toFixed(1)} | ${(at(0.95) / ofOne).toFixed(1)} |`,
    )
  }
}
