import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { prepareData } from './prepare-data.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())

const prepare = async (hasDemoData = false) => {
  const said: string[] = []
  await prepareData(world.database, { hasDemoData, now: SMALL_WORLD_NOW, say: (line) => said.push(line) })
  return said
}

const countOf = async (table: string, condition = 'true') => {
  const [row] = await world.database.query<{ count: number }>(`select count(*) from ${table} where ${condition}`)
  return row?.count
}

it('the preparation adds the places of the country to those that are there, once, and leaves other people’s listings alone', async () => {
  expect(await countOf('location', "type = 'suburb'")).toBe(6)
  expect(await prepare(true)).toEqual([
    expect.stringMatching(/^Loaded \d{4} places\.$/),
    'Recorded what agents and members did so far.',
  ])
  const recorded = await countOf('activity')
  expect(recorded).toBe(7)
  expect(await countOf('location', "type = 'suburb' and region_id is null")).toBe(2)
  expect(await countOf('location', "uri = 'fitzroy-vic-3065' and id = 11")).toBe(1)
  expect(await countOf('listing')).toBe(14)
  expect(await prepare(true)).toEqual([])
  expect(await countOf('activity')).toBe(recorded)
})

it('the preparation brings what searches read back to what the listings say', async () => {
  await world.database.query('delete from listing_search where listing_id = 3')
  expect(await prepare()).toEqual([])
  expect(await countOf('listing_search', 'listing_id = 3')).toBe(1)
})

it('the preparation puts no account whose password everybody knows beside other people’s listings, nor where there is no demonstration', async () => {
  await prepare(true)
  await prepare(false)
  expect(await countOf('member')).toBe(0)
})
