import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followEvents } from '#server/platform/events/follow-events.ts'
import { noDeadLetters } from '#tests/support/no-dead-letters.ts'
import { addCursor, insertEvents } from '#server/platform/events/domain-events.queries.ts'
import type { Database } from '#server/platform/database/database.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { FITZROY, MALENY } from '#tests/support/small-world-listings.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import { agentDirectory } from './agent-directory.ts'
import { agentsConsumer } from './agents-consumer.ts'
import { refreshAllAgents } from './refresh-agents.ts'

const clock = () => SMALL_WORLD_NOW
let portal: PortalUnderTest
let database: Database

beforeAll(async () => {
  portal = await portalUnderTest()
  database = portal.world.database
  await database.query(`select setval(pg_get_serial_sequence('office', 'id'), 100)`)
  await sell(6, { agentId: 2, suburbId: FITZROY, price: 900_000, first: 901 })
  await refreshListingSearch(database)
  await refreshAllAgents(database, SMALL_WORLD_NOW)
}, 60_000)
afterAll(() => portal.close())

/** Homes that an agent sold at 100,000 dollars more each, listed thirty days before. */
async function sell(
  count: number,
  { agentId, suburbId, price, first }: { agentId: number; suburbId: number; price: number; first: number },
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await database.query(
      `insert into listing (id, uri, listing_type, status_type, listing_class, tier_type, property_type, title, description,
         suburb_id, street_address, price_text, price_from, price_to, listed_at, modified_at, completed_on, office_id)
       values ($1, 'sold-home', 'sale', 'completed', 'residential', 'basic', 'House', 'Sold', '', $2, '1 Sold Street', '', $3, $3,
         '2026-09-01T02:00:00Z', '2026-10-01T02:00:00Z', '2026-10-01', 1)`,
      [first + index, suburbId, price + index * 100_000],
    )
    await database.query('insert into listing_agent (listing_id, agent_id, position) values ($1, $2, 0)', [
      first + index,
      agentId,
    ])
    await database.query(
      `insert into listing_price_event (listing_id, occurred_on, kind, price_text, price) values ($1, '2026-09-01', 'listed', '', $2)`,
      [first + index, price],
    )
  }
}

const performanceOf = async (id: number) =>
  (
    await portal.ask(
      `query ($id: Int!) { agent(id: $id) { performance {
       until months soldCount medianPrice { value cases } daysOnMarket { value cases } reachedOfGuide { value cases }
       mainSuburb { name } } } }`,
      { id },
    )
  ).data.agent.performance

const namesOf = async (filter: object, order = 'results') =>
  (
    await portal.ask(
      `query ($filter: AgentFilter!, $order: AgentOrder!) { agents(filter: $filter, order: $order, paging: { skip: 0, take: 20 }) {
       total results { completedInPlace agent { name } } } }`,
      { filter, order },
    )
  ).data.agents.results.map(({ agent, completedInPlace }: { agent: { name: string }; completedInPlace: number }) => [
    agent.name,
    completedInPlace,
  ])

describe('what an agent did', () => {
  it('is of the sales of twelve months, with how many each figure is of', async () => {
    expect(await performanceOf(2)).toEqual({
      until: '2026-11-20',
      months: 12,
      soldCount: 6,
      medianPrice: { value: 1_150_000, cases: 6 },
      daysOnMarket: { value: 30, cases: 6 },
      reachedOfGuide: { value: 127.8, cases: 6 },
      mainSuburb: { name: 'Fitzroy' },
    })
  })

  it('is counted anew when a listing changes, and the same when the change comes twice', async () => {
    await addCursor(database, 'agents')
    await sell(1, { agentId: 2, suburbId: FITZROY, price: 3_000_000, first: 950 })
    await refreshListingSearch(database, [950])
    const changed = { kind: 'listing.statusChanged', subjectId: 950 } as const
    const details = { before: 'available', after: 'completed' } as const
    await insertEvents(
      database,
      [
        { ...changed, details },
        { ...changed, details },
      ],
      SMALL_WORLD_NOW,
    )
    await followEvents(database, agentsConsumer({ database, clock }), noDeadLetters)
    expect(await performanceOf(2)).toMatchObject({ soldCount: 7, medianPrice: { value: 1_200_000, cases: 7 } })
    await database.query('update listing_agent set agent_id = 1 where listing_id = 950')
    const handedOver = { kind: 'listing.contentChanged', subjectId: 950, details: { formerAgentIds: [2] } } as const
    await insertEvents(database, [handedOver], SMALL_WORLD_NOW)
    await followEvents(database, agentsConsumer({ database, clock }), noDeadLetters)
    expect([(await performanceOf(1)).soldCount, (await performanceOf(2)).soldCount]).toEqual([1, 6])
    await database.query('delete from listing where id = 950')
    await refreshAllAgents(database, SMALL_WORLD_NOW)
    expect(await performanceOf(2)).toMatchObject({ soldCount: 6 })
  })
})

describe('agents who are looked for', () => {
  it('come by what they sold there, by rating and by name', async () => {
    const directory = agentDirectory(database, clock)
    await directory.setRating(database, 1, { spread: [0, 0, 0, 0, 2], verifiedCount: 1, importedCount: 4 })
    const there = { locationUri: 'fitzroy-vic-3065' }
    expect((await namesOf(there))[0]).toEqual(['Tom Ryan', 6])
    expect((await namesOf(there, 'rating'))[0]?.[0]).toBe('Mia Chen')
    expect((await namesOf(there, 'name')).map(([name]: [string]) => name)).toEqual(['Mia Chen', 'Tom Ryan'])
    expect(await namesOf({ ...there, minimumRating: 4 })).toHaveLength(1)
    expect(await namesOf({ ...there, hasRecentResults: true })).toEqual([['Tom Ryan', 6]])
    expect(await namesOf({ query: 'ryan t' })).toEqual([['Tom Ryan', 6]])
  })

  it('have their rating from the module alone, imported reviews apart', async () => {
    const query = '{ agent(id: 1) { reviewSummary { count rating spread verifiedCount importedCount } } }'
    expect((await portal.ask(query)).data.agent.reviewSummary).toEqual({
      count: 2,
      rating: 5,
      spread: [0, 0, 0, 0, 2],
      verifiedCount: 1,
      importedCount: 4,
    })
  })

  it('work where they say they do, also without a sale there', async () => {
    await database.query('insert into agent_serviced_location (agent_id, location_id, position) values (2, $1, 0)', [
      MALENY,
    ])
    await refreshAllAgents(database, SMALL_WORLD_NOW)
    expect(await namesOf({ locationUri: 'maleny-qld-4552' })).toContainEqual(['Tom Ryan', 0])
  })

  it('are none of those who left, whose page and sales stay', async () => {
    await database.query(`update agent set left_on = '2026-11-01' where id = 3`)
    await refreshAllAgents(database, SMALL_WORLD_NOW)
    expect((await namesOf({}, 'name')).map(([name]: [string]) => name)).not.toContain('Eva Rossi')
    expect((await portal.ask('{ agent(id: 3) { name hasLeft } }')).data.agent).toEqual({
      name: 'Eva Rossi',
      hasLeft: true,
    })
    await database.query('update agent set left_on = null where id = 3')
    await refreshAllAgents(database, SMALL_WORLD_NOW)
  })
})

describe('an office', () => {
  it('that was merged answers the one that it was merged into, and is in no list', async () => {
    await database.query(
      `insert into office (company_id, uri, name, location_id, street_address, brand_colour, merged_into_id)
       values (1, 'old-nelson', 'Old Nelson', $1, '9 Old Street', '#123456', 1)`,
      [FITZROY],
    )
    await refreshAllAgents(database, SMALL_WORLD_NOW)
    expect((await portal.ask('{ office(uri: "old-nelson") { uri } }')).data.office).toEqual({ uri: 'nelson-fitzroy' })
    const { data } = await portal.ask('{ offices { results { soldInPlace agentCount office { name } } } }')
    expect(data.offices.results).toEqual([
      { soldInPlace: expect.any(Number), agentCount: 2, office: { name: 'Nelson Fitzroy' } },
      { soldInPlace: expect.any(Number), agentCount: 1, office: { name: 'Nelson Maleny' } },
    ])
  })
})

describe('names that were begun', () => {
  it.each([
    ['to', ['Tom Ryan']],
    ['RYAN', ['Tom Ryan']],
    ['chen mi', ['Mia Chen']],
    ['x', []],
    ['!!', []],
  ])('"%s" finds %j', async (typed, expected) => {
    const { body } = await portal.app.inject(`/rest/search/agentsandlocations?q=${encodeURIComponent(typed)}`)
    expect(JSON.parse(body).agents.map(({ name }: { name: string }) => name)).toEqual(expected)
  })
})
