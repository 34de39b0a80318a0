import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshAllAgents } from '#server/modules/agents/refresh-agents.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { ensureDemoAgents } from './ensure-demo-agents.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
  for (const table of ['office', 'agent']) {
    await world.database.query(`select setval(pg_get_serial_sequence('${table}', 'id'), 100)`)
  }
})
afterAll(() => world.close())

const state = { version: 1, seed: 'test', date: '2026-11-20', firstListingId: 1, lastListingId: 14 }
const rowsOf = (text: string) => world.database.query(text)

it('has agents state what their listings bear out, once, with offices that were merged and agents who left', async () => {
  expect(await ensureDemoAgents(world.database, state)).toBeGreaterThan(0)
  expect(await ensureDemoAgents(world.database, state)).toBe(0)
  const [{ elsewhere } = {}] = await rowsOf(
    `select count(*) as elsewhere from agent_serviced_location served where not exists (
       select from listing_agent own join listing on listing.id = own.listing_id
       where own.agent_id = served.agent_id and listing.suburb_id = served.location_id)`,
  )
  expect(elsewhere).toBe(0)
  const gone = await rowsOf(
    `select agent.name, office.merged_into_id is not null as merged, agent.left_on
     from agent join office on office.id = agent.office_id where left_on is not null order by agent.id`,
  )
  expect(gone[0]).toEqual({ name: 'Winifred Cole', merged: true, left_on: '2026-10-06' })
  await refreshAllAgents(world.database, SMALL_WORLD_NOW)
  expect(await rowsOf('select from agent_search join agent on agent.id = agent_id where left_on is not null')).toEqual(
    [],
  )
  expect(
    await rowsOf('select from office_search join office on office.id = office_id where merged_into_id is not null'),
  ).toEqual([])
})
