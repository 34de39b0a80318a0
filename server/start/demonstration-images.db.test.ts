import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeDemoState } from '#demo/data/demo-state.ts'
import { createSmallWorld, type SmallWorld } from '#tests/support/small-world.ts'
import { demonstrationImages } from './demonstration-images.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())

const identifier = 'portrait-a'

it('a portal has no picture where the demonstration is switched off and was never there', async () => {
  const source = await demonstrationImages(world.database, { hasDemoData: false })
  expect(await source(identifier, 1)).toBeNull()
})

it('a portal has its pictures where the demonstration is switched on, or was when the database was filled', async () => {
  const switchedOn = await demonstrationImages(world.database, { hasDemoData: true })
  expect(await switchedOn(identifier, 1)).toBeInstanceOf(Buffer)
  const state = { version: 1, seed: 'x', date: '2026-11-22', firstListingId: 1, lastListingId: 2 }
  await writeDemoState(world.database, state)
  const filledBefore = await demonstrationImages(world.database, { hasDemoData: false })
  expect(await filledBefore(identifier, 1)).toBeInstanceOf(Buffer)
})
