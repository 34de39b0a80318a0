import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  agentsOfPage,
  countAgents,
  countWithOffices,
  type ResolvedAgentFilter,
} from '#server/modules/agents/agent-search.queries.ts'
import { agentsByName } from '#server/modules/agents/name-completion.queries.ts'
import { countOffices, officesOfPage } from '#server/modules/agents/office-search.queries.ts'
import { refreshAgentSearch, refreshOffices } from '#server/modules/agents/refresh-agents.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { prepareData } from '#server/start/prepare-data.ts'
import { chanceOf } from '#tests/support/search-oracle/oracle-world.ts'
import { addManyAgents, type BenchPlace, pickPlace } from './support/many-agents.ts'

/**
 * Milliseconds of finding agents and offices and of completing their names, among as many agents as AGENTS says (100,000 by default) of 8,000
 * offices that sold 200,000 homes in two years; and of writing what finds them. Embedded, or on the empty database of DATABASE_URL.
 */
const AGENTS = Number(process.env.AGENTS ?? 100_000)
const OFFICES = 8000
const LISTINGS = 200_000
const ROUNDS = 300
const WARM_UP = 30
const now = new Date()
const chance = chanceOf(53)

const url = process.env.DATABASE_URL
const folder = await mkdtemp(path.join(tmpdir(), 'agent-bench-'))
const log = { info() {}, warn: console.error, error: console.error }
const database = await openDatabase(url === undefined ? { folder, log } : { url, log })
try {
  await prepareData(database, { hasDemoData: false, now, say() {} })
  const places = await database.query<BenchPlace>(
    `select id, region_id as "regionId" from location where type = 'suburb' order by population desc, id`,
  )
  await addManyAgents(database, { agents: AGENTS, offices: OFFICES, listings: LISTINGS }, { places, chance, now })
  // The embedded database does so itself every hour, a server by itself.
  if (database.dialect === 'postgres') await database.exec('vacuum analyze')
  else await database.maintain()
  console.log(`${AGENTS} agents of ${OFFICES} offices, ${database.dialect}\n`)
  await measure(database, places)
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

async function measure(target: Database, places: readonly BenchPlace[]): Promise<void> {
  const regionIds = [...new Set(places.flatMap(({ regionId }) => regionId ?? []))]
  const everywhere: ResolvedAgentFilter = {
    service: 'selling',
    placeId: null,
    officeId: null,
    nameBeginning: '',
    minimumRating: null,
    fewestCompleted: 0,
    hasVideos: false,
  }
  const inSuburb = () => ({ ...everywhere, placeId: pickPlace(places, chance).id })
  const inRegion = () => ({ ...everywhere, placeId: chance.pick(regionIds) })
  const narrowed = { minimumRating: 4, hasVideos: true }
  const page = { skip: 0, take: 20 }
  const whole = (filter: ResolvedAgentFilter, order: 'results' | 'rating' | 'name') =>
    Promise.all([agentsOfPage(target, filter, { order, ...page }), countWithOffices(target, filter, 20)])
  const offices = (placeId: number | null) => {
    const filter = { placeId, stateCode: null, nameBeginning: '' }
    return Promise.all([officesOfPage(target, filter, { order: 'results', ...page }), countOffices(target, filter)])
  }
  const cases: [string, () => Promise<unknown>][] = [
    ['a suburb, with total and agencies', () => whole(inSuburb(), 'results')],
    ['a suburb, best rated, four stars, videos', () => whole({ ...inSuburb(), ...narrowed }, 'rating')],
    ['a region, with total and agencies', () => whole(inRegion(), 'results')],
    ['a region, best rated, with total and agencies', () => whole(inRegion(), 'rating')],
    ['a region, A to Z, four stars, videos', () => whole({ ...inRegion(), ...narrowed }, 'name')],
    ['everywhere, by results', () => agentsOfPage(target, everywhere, { order: 'results', ...page })],
    ['the total everywhere, once a minute', () => countAgents(target, everywhere)],
    ['the agencies everywhere, once a minute', () => countWithOffices(target, everywhere, 20)],
    ['offices of a suburb, with their states', () => offices(pickPlace(places, chance).id)],
    ['offices of a region, with their states', () => offices(chance.pick(regionIds))],
    ['offices everywhere, with their states', () => offices(null)],
    [
      'a name, one or two letters',
      () => agentsByName(target, chance.pick([...'abcdefghijklmnoprst']) + chance.pick(['', 'a', 'e']), 5),
    ],
    [
      'a name, three letters or more',
      () => agentsByName(target, chance.pick(['mia', 'nguy', 'smith', 'tom r', 'chen', 'olivia']), 5),
    ],
    ['written: an agent with another rating', () => rateAnew(target, chance.whole(1, AGENTS))],
    ['written: an office counted anew', () => refreshOffices(target, now, [chance.whole(1, OFFICES)])],
  ]
  console.log('| found | p50 ms | p95 ms | most ms |\n|---|---|---|---|')
  for (const [name, run] of cases) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      const start = performance.now()
      await run()
      if (round >= WARM_UP) times.push(performance.now() - start)
    }
    times.sort((left, right) => left - right)
    const at = (share: number): string =>
      (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
    console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`)
  }
}

/** What follows a review: the agent's own row, and that in each place. */
async function rateAnew(target: Database, agentId: number): Promise<void> {
  const fives = chance.whole(1, 90)
  await target.query(
    `insert into agent_rating values ($1, $2, 0, 0, 1, 0, 0, 0, $3)
     on conflict (agent_id) do update set review_count = $2, five_star_count = $3`,
    [agentId, fives + 1, fives],
  )
  await refreshAgentSearch(target, [agentId])
}
