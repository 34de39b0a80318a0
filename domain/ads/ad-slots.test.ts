import { expect, it } from 'vitest'
import { adPlacements, adSlotAt, adSlots, findAdSlot, isAdPlacement } from './ad-slots.ts'

it('each of the 16 placements has a slot for each of four widths, with an id of its own', () => {
  expect(adPlacements).toHaveLength(16)
  expect(adSlots).toHaveLength(64)
  expect(new Set(adSlots.map(({ id }) => id)).size).toBe(64)
})

it.each([
  ['locations-top', 360, { id: 'locations-top-small', width: 320, height: 50 }],
  ['locations-top', 768, { id: 'locations-top-medium', width: 640, height: 50 }],
  ['blog-top', 961, { id: 'blog-top-large', width: 728, height: 90 }],
  ['questions-top', 1920, { id: 'questions-top-extra-large', width: 970, height: 90 }],
  ['buy-end', 640, { id: 'buy-end-small', width: 320, height: 100 }],
  ['home-end', 1240, { id: 'home-end-large', width: 728, height: 90 }],
] as const)('%s in a window of %i pixels', (placement, width, slot) => {
  expect(adSlotAt(placement, width)).toMatchObject(slot)
})

it('a slot is found by its id, and a placement is told from what is none', () => {
  expect(findAdSlot('rent-end-medium')).toMatchObject({ placement: 'rent-end', from: 641 })
  expect(findAdSlot('rent-top-medium')).toBeNull()
  expect(['rent-end', 'rent-top', 'constructor', ''].map(isAdPlacement)).toEqual([true, false, false, false])
})
