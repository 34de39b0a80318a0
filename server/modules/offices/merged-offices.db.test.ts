import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshAllAgents } from '#server/modules/agents/refresh-agents.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import { FITZROY } from '#tests/support/small-world-listings.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'

const TOM = 2

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await portalUnderTest()
  const { database } = portal.world
  await database.query(`select setval(pg_get_serial_sequence('office', 'id'), 100)`)
  const merged = async (uri: string, into: number) => {
    const [row] = await database.query<{ id: number }>(
      `insert into office (company_id, uri, name, location_id, street_address, brand_colour, email, merged_into_id)
       values (1, $1, $1, $2, '9 Old Street', '#123456', 'front-desk@old.example', $3) returning id`,
      [uri, FITZROY, into],
    )
    return row?.id ?? 0
  }
  const first = await merged('first-nelson', await merged('between-nelson', 1))
  await database.query('update agent set office_id = $2 where id = $1', [TOM, first])
  await database.query(
    `insert into member (username, name, email, created_at) values ('lena', 'Lena', 'l@m.example', $1)`,
    [SMALL_WORLD_NOW],
  )
  await database.query('insert into follow select id, null, $1, $2 from member', [TOM, SMALL_WORLD_NOW])
  await refreshAllAgents(database, SMALL_WORLD_NOW)
})
afterAll(() => portal.close())

const SHOWN = `{
  agent(id: ${TOM}) { office { uri name } }
  profile(username: "tom-ryan") { agent { office { uri } } }
  agentFollowing(username: "lena") { results { name about } }
  agents(filter: { officeUri: "nelson-fitzroy" }, order: name) { total results { agent { name office { uri } } } }
  office(uri: "nelson-fitzroy") { agents { name } }
  offices { results { agentCount office { uri } } }
}`

it('agents of an office that was merged are shown, found and counted with the one that took it over', async () => {
  const { data, errors } = await portal.ask(SHOWN)
  expect(errors).toBeUndefined()
  const office = { uri: 'nelson-fitzroy' }
  expect(data.agent.office).toEqual({ ...office, name: 'Nelson Fitzroy' })
  expect(data.profile.agent.office).toEqual(office)
  expect(data.agentFollowing.results).toEqual([{ name: 'Tom Ryan', about: 'Sales agent at Nelson Fitzroy' }])
  expect(data.agents.results).toContainEqual({ agent: { name: 'Tom Ryan', office } })
  expect(data.office.agents).toEqual([{ name: 'Mia Chen' }, { name: 'Tom Ryan' }])
  expect(data.offices.results).toContainEqual({ agentCount: 2, office })
})
