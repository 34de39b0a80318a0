import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { familyKey, nameKey } from '#domain/agents/name-keys.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { chanceOf, insertWorld, smallWorld, WORLD_NOW } from '#tests/support/search-oracle/oracle-world.ts'
import { agentsOfPage, countAgents, countWithOffices, type ResolvedAgentFilter } from './agent-search.queries.ts'
import { countOffices, officesOfPage, type ResolvedOfficeFilter } from './office-search.queries.ts'
import { refreshAgents, refreshAllAgents, refreshOffices } from './refresh-agents.ts'

const REGION = 1
const AGENTS = 150
const chance = chanceOf(1311)
const world = smallWorld(1311)
const agentIds = Array.from({ length: AGENTS }, (_, index) => index + 1)
const given = ['Mia', 'Tom', 'Eva', 'Thu', 'Zoë']
const family = ['Ryan', 'Chen', 'Nguyen', "O'Brien", 'Mia']
const orders = ['results', 'rating', 'name'] as const

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await insertWorld(test.database, world)
  await test.database.copyRows(
    'agent',
    ['id', 'office_id', 'username', 'name', 'job_title', 'tier', 'videos'],
    agentIds.map((id) => [
      id,
      chance.pick(world.officeIds),
      `agent-${id}`,
      `${chance.pick(given)} ${chance.pick(family)}`,
      'Agent',
      'basic',
      chance.is(0.4) ? '[{"url":"https://example.com/video","title":"Video"}]' : '[]',
    ]),
  )
  await test.database.copyRows(
    'listing_agent',
    ['listing_id', 'agent_id', 'position'],
    world.listings.flatMap(({ id }) => [
      [id, chance.whole(1, AGENTS / 2), 0],
      ...(chance.is(0.3) ? [[id, chance.whole(AGENTS / 2 + 1, AGENTS - 20), 1]] : []),
    ]),
  )
  await test.database.copyRows(
    'agent_serviced_location',
    ['agent_id', 'location_id', 'position'],
    agentIds.filter((id) => id % 3 === 0).map((id) => [id, chance.is(0.3) ? REGION : chance.pick(world.suburbs).id, 0]),
  )
  for (const id of chance.some(agentIds, 0.7)) await rate(id)
  await refreshAllAgents(test.database, WORLD_NOW)
}, 120_000)
afterAll(() => test.close())

async function rate(id: number): Promise<void> {
  const [four, five] = [chance.whole(0, 3), chance.whole(0, 3)]
  await test.database.query('delete from agent_rating where agent_id = $1', [id])
  await test.database.query('insert into agent_rating values ($1, $2, 0, 0, $3, 0, 0, $4, $5)', [
    id,
    1 + four + five,
    1,
    four,
    five,
  ])
}

const suburbIdsOf = (placeId: number): number[] =>
  placeId === REGION ? world.suburbs.map(({ id }) => id).filter((id) => id % 4 === 0) : [placeId]

const drawnPlace = () => chance.pick([REGION, REGION, chance.pick(world.suburbs).id, 99_999])

function drawnFilter(): ResolvedAgentFilter {
  return {
    service: chance.pick(['selling', 'managing'] as const),
    placeId: chance.is(0.85) ? drawnPlace() : null,
    officeId: chance.maybe(0.3, () => chance.pick([...world.officeIds, 77])),
    nameBeginning: chance.is(0.3) ? chance.pick(['m', 'ryan', 'obrien t', 'zoe', 'x']) : '',
    minimumRating: chance.maybe(0.3, () => chance.whole(3, 5)),
    fewestCompleted: chance.is(0.3) ? 5 : 0,
    hasVideos: chance.is(0.3),
  }
}

type Wanted = { id: number; officeId: number; done: number; nameKey: string; rating: number | null; reviews: number }

/** Every agent that fits, put together from where they work in each suburb and from what is known of them, without what places are searched by. */
async function agentsWanted({ service, placeId, ...filter }: ResolvedAgentFilter): Promise<Wanted[]> {
  const [sells, count] = service === 'selling' ? ['sells', 'sold_count'] : ['manages', 'leased_count']
  const rows = await test.database.query<Wanted & { name: string; everywhere: number; hasVideos: boolean }>(
    `select agent.id, agent.office_id as "officeId", agent.name, agent.videos <> '[]' as "hasVideos", done.${count} as everywhere,
       coalesce((select sum(${count}) from agent_place where agent_id = agent.id and ${sells} and suburb_id = any ($1)), done.${count})::int as done,
       rating_hundredths as rating, found.review_count as reviews
     from agent
     join agent_performance done on done.agent_id = agent.id
     join agent_search found on found.agent_id = agent.id
     where agent.left_on is null and case when $1::int[] is null then found.${service === 'selling' ? 'is_seller' : 'is_manager'}
       else exists (select from agent_place where agent_id = agent.id and ${sells} and suburb_id = any ($1)) end`,
    [placeId === null ? null : suburbIdsOf(placeId)],
  )
  return rows
    .map((row) => ({ ...row, nameKey: nameKey(row.name) }))
    .filter(
      (row) =>
        (row.nameKey.startsWith(filter.nameBeginning) || familyKey(row.name).startsWith(filter.nameBeginning)) &&
        (filter.minimumRating === null || (row.rating ?? 0) >= filter.minimumRating * 100) &&
        row.everywhere >= filter.fewestCompleted &&
        (!filter.hasVideos || row.hasVideos),
    )
}

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b)
const byName = (a: Wanted, b: Wanted): number => compareText(a.nameKey, b.nameKey) || a.id - b.id
const compare: Record<(typeof orders)[number], (a: Wanted, b: Wanted) => number> = {
  results: (a, b) => b.done - a.done || byName(a, b),
  rating: (a, b) => (b.rating ?? -1) - (a.rating ?? -1) || b.reviews - a.reviews || byName(a, b),
  name: byName,
}

async function expectSameAgents(): Promise<number> {
  let found = 0
  for (let round = 0; round < 150; round += 1) {
    const filter = drawnFilter()
    const [skip, take, order] = [chance.pick([0, 0, 3, 40]), chance.pick([1, 5, 20, 100]), chance.pick(orders)]
    const anyOffice = await agentsWanted(filter)
    const wanted = anyOffice.filter(({ officeId }) => filter.officeId === null || officeId === filter.officeId)
    const page = wanted.toSorted(compare[order]).slice(skip, skip + take)
    const offices = [...Map.groupBy(anyOffice, ({ officeId }) => officeId)]
      .map(([officeId, agents]) => ({ officeId, count: agents.length }))
      .toSorted((a, b) => b.count - a.count || a.officeId - b.officeId)
    expect({
      filter,
      order,
      page: await agentsOfPage(test.database, filter, { order, skip, take }),
      counts: await countWithOffices(test.database, filter, 3),
      total: await countAgents(test.database, filter),
    }).toEqual({
      filter,
      order,
      page: page.map(({ id, done }) => ({ agentId: id, completedInPlace: done })),
      counts: { total: wanted.length, offices: offices.slice(0, 3) },
      total: wanted.length,
    })
    found += page.length
  }
  return found
}

type Office = { officeId: number; nameKey: string; stateCode: string; agentCount: number; soldInPlace: number }

/** Every office that fits, from listings: of those without a place, all. */
async function officesWanted({ placeId, nameBeginning }: ResolvedOfficeFilter): Promise<Office[]> {
  const rows = await test.database.query<Office & { name: string }>(
    `select office.id as "officeId", office.name, suburb.state_code as "stateCode",
       (select count(*) from agent where office_id = office.id and left_on is null) as "agentCount",
       (select count(*) from listing_search where office_id = office.id and mode = 3 and completed_on between '2025-11-22' and '2026-11-21'
          and ($1::int[] is null or suburb_id = any ($1))) as "soldInPlace"
     from office join location suburb on suburb.id = office.location_id
     where $1::int[] is null or suburb.id = any ($1)
       or exists (select from listing_search where office_id = office.id and mode in (1, 2, 3) and suburb_id = any ($1))`,
    [placeId === null ? null : suburbIdsOf(placeId)],
  )
  return rows
    .map((row) => ({ ...row, nameKey: nameKey(row.name) }))
    .filter((row) => row.nameKey.startsWith(nameBeginning))
}

async function expectSameOffices(): Promise<void> {
  for (let round = 0; round < 80; round += 1) {
    const filter: ResolvedOfficeFilter = {
      placeId: chance.is(0.8) ? drawnPlace() : null,
      stateCode: chance.maybe(0.3, () => chance.pick(['VIC', 'WA'] as const)),
      nameBeginning: chance.pick(['', '', 'off', 'office 3', 'x']),
    }
    const [skip, take, order] = [chance.pick([0, 2]), chance.pick([1, 20]), chance.pick(['results', 'name'] as const)]
    const all = await officesWanted(filter)
    const wanted = all
      .filter(({ stateCode }) => filter.stateCode === null || stateCode === filter.stateCode)
      .toSorted(
        (a, b) => (order === 'results' ? b.soldInPlace - a.soldInPlace : 0) || compareText(a.nameKey, b.nameKey),
      )
    const states = [...Map.groupBy(all, ({ stateCode }) => stateCode)]
      .map(([stateCode, offices]) => ({ stateCode, count: offices.length }))
      .toSorted((a, b) => compareText(a.stateCode, b.stateCode))
    const page = await officesOfPage(test.database, filter, { order, skip, take })
    expect({ filter, order, page, states: await countOffices(test.database, filter) }).toEqual({
      filter,
      order,
      page: wanted
        .slice(skip, skip + take)
        .map(({ officeId, agentCount, soldInPlace }) => ({ officeId, agentCount, soldInPlace })),
      states,
    })
  }
}

const derived = ['agent_place', 'agent_search', 'agent_place_search', 'office_search', 'office_place']
const derivedRows = () =>
  Promise.all(derived.map((table) => test.database.query(`select row.*::text as row from ${table} row order by 1`)))

describe('agents and offices of a place', () => {
  it('are those that a plain look at every suburb finds, whatever is asked for', async () => {
    expect(await expectSameAgents()).toBeGreaterThan(300)
    await expectSameOffices()
  }, 60_000)

  it('are so after some of them changed, and as if all had been counted anew', async () => {
    const { database } = test
    const changed = chance.some(agentIds, 0.3)
    for (const id of changed) {
      if (id % 4 === 0) await rate(id)
      if (id % 4 === 1) await database.query('update agent set office_id = $2 where id = $1', [id, chance.pick([1, 2])])
      if (id % 4 === 2) await database.query(`update agent set left_on = '2026-11-01' where id = $1`, [id])
      if (id % 4 === 3) await database.query('delete from agent_serviced_location where agent_id = $1', [id])
      if (id % 5 === 0) await database.query(`update agent set name = 'Thu Zoë', videos = '[]' where id = $1`, [id])
      await database.query('delete from listing_agent where agent_id = $1 and listing_id % 3 = 0', [id])
    }
    await database.query('update listing_search set mode = 4 where mode = 3 and office_id = 3')
    await refreshAgents(database, WORLD_NOW, agentIds)
    await refreshOffices(database, WORLD_NOW, world.officeIds)
    expect(await expectSameAgents()).toBeGreaterThan(300)
    await expectSameOffices()
    const kept = await derivedRows()
    await database.exec(`truncate ${derived.join(', ')}`)
    await refreshAllAgents(database, WORLD_NOW)
    expect(await derivedRows()).toEqual(kept)
  }, 60_000)

  it('are written only where something changed', async () => {
    const versions = () =>
      Promise.all(
        ['agent_place', 'agent_place_search', 'office_place'].map((table) =>
          test.database.query(`select ctid::text, xmin::text from ${table} order by 1`),
        ),
      )
    const before = await versions()
    await refreshAllAgents(test.database, WORLD_NOW)
    expect(await versions()).toEqual(before)
  }, 60_000)

  it('are there after the migration of a portal that was filled before', async () => {
    const { database } = test
    await refreshAllAgents(database, new Date())
    const counted = await derivedRows()
    await database.exec('drop table agent_place_search, office_place')
    const url = new URL('../../platform/database/migrations/040-agents-and-offices-of-places.sql', import.meta.url)
    await database.exec(await readFile(url, 'utf8'))
    expect(await derivedRows()).toEqual(counted)
    expect(counted.every((rows) => rows.length > 0)).toBe(true)
  }, 60_000)
})
