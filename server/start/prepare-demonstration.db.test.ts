import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_VERSION, readDemoState, writeDemoState } from '#demo/data/demo-state.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { prepareDemonstration } from './prepare-demonstration.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
  for (const table of ['office', 'agent']) {
    await world.database.query(`select setval(pg_get_serial_sequence('${table}', 'id'), 100)`)
  }
})
afterAll(() => world.close())

it('a demonstration of an older version is renewed once, although it is of today, and keeps its homes', async () => {
  const older = { version: 4, seed: 'test', date: '2026-11-20', firstListingId: 1, lastListingId: 14 }
  await writeDemoState(world.database, older)
  await world.database.query(
    `update listing set external_medias = '[{"url": "https://tours.example/3", "title": "Tour", "kind": "virtualTour"}]' where id = 3`,
  )
  const prepare = async () => {
    const said: string[] = []
    await prepareDemonstration(world.database, SMALL_WORLD_NOW, (line) => said.push(line))
    return said
  }
  const renewing = '  renewing the links of the demonstration, once'
  expect(await prepare()).toContain(renewing)
  expect(await readDemoState(world.database)).toEqual({ ...older, version: DEMO_VERSION })
  const [listing] = await world.database.query('select external_medias as tours from listing where id = 3')
  expect(listing).toEqual({ tours: [expect.objectContaining({ url: '/demo/virtual-tour.html' })] })
  expect(await world.database.query('select count(*) as count from listing')).toEqual([{ count: 14 }])
  expect(await prepare()).not.toContain(renewing)
}, 60_000)
