import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '#demo/illustrations/paint/random.ts'
import { drawIllustration } from '#demo/illustrations/draw-illustration.ts'
import { MOST_CARS, planRooms, type PlannedRoom } from './layout.ts'

const counts = fc.record({
  bedrooms: fc.integer({ min: 0, max: 12 }),
  bathrooms: fc.integer({ min: 0, max: 9 }),
  cars: fc.integer({ min: 0, max: 8 }),
})
const area = (rooms: readonly PlannedRoom[]) => rooms.reduce((sum, room) => sum + room.width * room.depth, 0)

describe('a floor plan', () => {
  it('has the bedrooms, bathrooms and garage that were asked for', () => {
    const { rooms } = planRooms(createRandom(7), { bedrooms: 4, bathrooms: 2, cars: 2 })
    const kinds = rooms.map((room) => room.kind)
    expect(kinds.filter((kind) => kind === 'bedroom')).toHaveLength(4)
    expect(kinds.filter((kind) => kind === 'bath' || kind === 'ensuite')).toHaveLength(2)
    expect(kinds.filter((kind) => kind === 'garage')).toHaveLength(1)
  })

  it('has room for every car that it states, six at most', () => {
    fc.assert(
      fc.property(fc.integer(), counts, (seed, wanted) => {
        const { rooms } = planRooms(createRandom(seed), wanted)
        const cars = rooms.reduce((sum, room) => sum + (room.cars ?? 0), 0)
        expect(cars).toBe(Math.min(MOST_CARS, wanted.cars))
      }),
    )
  })

  it('of a flat has its car spaces beside it, and states as many cars as it draws', () => {
    const carsIn = (description: { propertyType: 'House' | 'Apartment'; cars: number }) => {
      const svg = drawIllustration({ kind: 'floorPlan', seed: 5, bedrooms: 2, bathrooms: 1, ...description })
      return svg.split('fill="#ffffff"').length
    }
    for (const propertyType of ['House', 'Apartment'] as const) {
      const drawn = [0, 1, 2].map((cars) => carsIn({ propertyType, cars }))
      expect(drawn).toEqual([...new Set(drawn)].toSorted((left, right) => left - right))
    }
    const { rooms } = planRooms(createRandom(5), { bedrooms: 2, bathrooms: 1, cars: 0 })
    expect(rooms.some(({ kind }) => kind === 'garage')).toBe(false)
  })

  it('has no garage without cars, and no bedroom in a studio', () => {
    const kinds = planRooms(createRandom(3), { bedrooms: 0, bathrooms: 1, cars: 0 }).rooms.map((room) => room.kind)
    expect(kinds).not.toContain('garage')
    expect(kinds).not.toContain('bedroom')
    expect(kinds).toContain('alcove')
  })

  it('tiles the house: no gap, no overlap, no sliver', () => {
    fc.assert(
      fc.property(fc.integer(), counts, (seed, wanted) => {
        const { rooms, depth } = planRooms(createRandom(seed), wanted)
        const indoors = rooms.filter((room) => room.kind !== 'deck')
        const width = Math.max(...indoors.map((room) => room.x + room.width))
        expect(area(indoors)).toBeCloseTo(width * depth, 6)
        for (const room of indoors) expect(Math.min(room.width, room.depth)).toBeGreaterThan(1.2)
        for (const [index, one] of indoors.entries()) {
          for (const other of indoors.slice(index + 1)) {
            const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
            const deep = Math.min(one.y + one.depth, other.y + other.depth) - Math.max(one.y, other.y)
            expect(Math.min(wide, deep)).toBeLessThan(1e-6)
          }
        }
      }),
    )
  })
})
