import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeDemoState } from '#demo/data/demo-state.ts'
import { createSmallWorld, type SmallWorld } from '#tests/support/small-world.ts'
import { demonstrationStreets } from './demonstration-streets.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())

it('maps have invented streets where the listings are those of the demonstration alone', async () => {
  expect(await demonstrationStreets(world.database)).toBeNull()
  const state = { version: 1, seed: 'x', date: '2026-11-22', firstListingId: 1, lastListingId: 2 }
  await writeDemoState(world.database, state)
  const streets = await demonstrationStreets(world.database)
  expect((await streets?.streets())?.attribution).toBe('Invented streets of the demonstration')
  await streets?.close()
})
