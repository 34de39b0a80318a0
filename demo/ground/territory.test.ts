import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInTerritory, territoryOf } from './territory.ts'

const metres = fc.double({ min: -3000, max: 3000, noNaN: true })
const spot = fc.record({ east: metres, north: metres })

it('is the ground that is nearer to the centre than to any neighbour, up to its radius', () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 8 }), spot, (all, asked) => {
      const neighbours = all.filter(({ east, north }) => Math.hypot(east, north) > 100)
      const distance = Math.hypot(asked.east, asked.north)
      const toOthers = neighbours.map(({ east, north }) => Math.hypot(asked.east - east, asked.north - north))
      const isNearest = toOthers.every((other) => distance < other)
      const isClear = toOthers.every((other) => Math.abs(distance - other) > 1) && Math.abs(distance - 2000) > 15
      fc.pre(isClear)
      expect(isInTerritory(territoryOf(neighbours, 2000))(asked)).toBe(isNearest && distance < 2000)
    }),
  )
})

it('knows which neighbour lies beyond an edge', () => {
  const territory = territoryOf([{ east: 1000, north: 0 }], 2000)
  const [corner, ...others] = territory.filter(({ neighbour }) => neighbour !== null)
  expect(corner?.east).toBeCloseTo(500)
  expect(others).toEqual([])
  expect(isInTerritory(territory)({ east: 520, north: 0 })).toBe(false)
  expect(isInTerritory(territory, 50)({ east: 520, north: 0 })).toBe(true)
})
