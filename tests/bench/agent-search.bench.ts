import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { familyKey, nameKey } from '#domain/agents/name-keys.ts'
import {
  agentsOfPage,
  countAgents,
  officesOfAgents,
  type ResolvedAgentFilter,
} from '#server/modules/agents/agent-search.queries.ts'
import { agentsByName } from '#server/modules/agents/name-completion.queries.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { prepareData } from '#server/start/prepare-data.ts'
import { nameBackgrounds } from '#demo/data/people/person-names.ts'
import { chanceOf } from '#tests/support/search-oracle/oracle-world.ts'

/** Milliseconds of finding and completing agents among as many as AGENTS says (100,000 by default), embedded or on the empty database of DATABASE_URL. */
const AGENTS = Number(process.env.AGENTS ?? 100_000)
const OFFICES = 8000
const PLACES_OF_AGENT = 6
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
  const places = await database.query<{ id: number; regionId: number | null }>(
    `select id, region_id as "regionId" from location where type = 'suburb' order by population desc, id`,
  )
  await addAgents(database, places)
  await database.maintain()
  console.log(`${AGENTS} agents of ${OFFICES} offices, ${database.dialect}\n`)
  await measure(database, places)
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

type Place = { id: number; regionId: number | null }

/** Most agents work where most people live: a suburb of the first tenth has half of them. */
function pickPlace(places: readonly Place[]): Place {
  const isBusy = chance.is(0.5)
  return chance.pick(isBusy ? places.slice(0, Math.ceil(places.length / 10)) : places)
}

async function addAgents(target: Database, places: readonly Place[]): Promise<void> {
  const names = nameBackgrounds.flatMap(({ given, family }) =>
    given.flatMap(({ name }) => family.map((last) => `${name} ${last}`)),
  )
  await target.query("insert into company (id, name, state_code) values (1, 'Company', 'VIC')")
  await target.copyRows(
    'office',
    ['id', 'company_id', 'uri', 'name', 'location_id', 'street_address', 'brand_colour'],
    Array.from({ length: OFFICES }, (_, index) => [
      index + 1,
      1,
      `o-${index}`,
      `Office ${index}`,
      pickPlace(places).id,
      '1 High Street',
      '#112233',
    ]),
  )
  const agents = Array.from({ length: AGENTS }, (_, index) => ({
    id: index + 1,
    name: chance.pick(names),
    office: chance.whole(1, OFFICES),
    sold: chance.whole(0, 60),
  }))
  await target.copyRows(
    'agent',
    ['id', 'office_id', 'username', 'name', 'job_title', 'tier'],
    agents.map(({ id, office, name }) => [id, office, `agent-${id}`, name, 'Sales Agent', 'basic']),
  )
  await target.copyRows(
    'agent_search',
    'agent_id office_id name_key family_key sold_count leased_count is_seller is_manager rating_hundredths review_count has_videos'.split(
      ' ',
    ),
    agents.map(({ id, office, name, sold }) => [
      id,
      office,
      nameKey(name),
      familyKey(name),
      sold,
      0,
      true,
      chance.is(0.3),
      chance.is(0.7) ? chance.whole(200, 500) : null,
      chance.whole(0, 90),
      chance.is(0.2),
    ]),
  )
  const rows = agents.flatMap(({ id, sold }) => {
    const ids = new Set(Array.from({ length: PLACES_OF_AGENT }, () => pickPlace(places).id))
    return [...ids].map((suburbId) => [suburbId, id, true, false, Math.floor(sold / PLACES_OF_AGENT), 0])
  })
  await target.copyRows(
    'agent_place',
    ['suburb_id', 'agent_id', 'sells', 'manages', 'sold_count', 'leased_count'],
    rows,
  )
}

async function measure(target: Database, places: readonly Place[]): Promise<void> {
  const regions = Map.groupBy(
    places.filter(({ regionId }) => regionId !== null),
    ({ regionId }) => regionId,
  )
  const regionIds = [...regions.values()].map((suburbs) => suburbs.map(({ id }) => id))
  const everywhere: ResolvedAgentFilter = {
    service: 'selling',
    suburbIds: null,
    officeId: null,
    nameBeginning: '',
    minimumRating: null,
    fewestCompleted: 0,
    hasVideos: false,
  }
  const inSuburb = () => ({ ...everywhere, suburbIds: [pickPlace(places).id] })
  const page = { skip: 0, take: 20 }
  const whole = async (filter: ResolvedAgentFilter, order: 'results' | 'rating' | 'name') => {
    await Promise.all([
      agentsOfPage(target, filter, { order, ...page }),
      countAgents(target, filter),
      officesOfAgents(target, filter, 20),
    ])
  }
  const cases: [string, () => Promise<unknown>][] = [
    ['a suburb, with total and agencies', () => whole(inSuburb(), 'results')],
    [
      'a suburb, best rated, four stars, videos',
      () => whole({ ...inSuburb(), minimumRating: 4, hasVideos: true }, 'rating'),
    ],
    ['a region, with total and agencies', () => whole({ ...everywhere, suburbIds: chance.pick(regionIds) }, 'results')],
    ['everywhere, by results', () => agentsOfPage(target, everywhere, { order: 'results', ...page })],
    [
      'a name, one or two letters',
      () => agentsByName(target, chance.pick([...'abcdefghijklmnoprst']) + chance.pick(['', 'a', 'e']), 5),
    ],
    [
      'a name, three letters or more',
      () => agentsByName(target, chance.pick(['mia', 'nguy', 'smith', 'tom r', 'chen', 'olivia']), 5),
    ],
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
