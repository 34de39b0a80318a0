import { describe, expect, it } from 'vitest'
import { buildingsOf, type Way } from './buildings.ts'
import type { Line, Spot } from './flat-ground.ts'
import { territoryOf } from './territory.ts'
import type { TownStreet } from './town.ts'

const across = (north: number): Line => [
  { east: -100, north },
  { east: 100, north },
]
const street: TownStreet = { name: 'Wren Street', kind: 'street', line: across(0) }
type Ground = { streets: TownStreet[]; ways: Way[]; isLand: (spot: Spot) => boolean; neighbours: Spot[] }
const build = ({ streets = [street], ways = [], isLand = () => true, neighbours = [] }: Partial<Ground> = {}) =>
  buildingsOf({ streets, frontage: 16, territory: territoryOf(neighbours, 900) }, ways, isLand).map((ring) => ({
    west: Math.min(...ring.map(({ east }) => east)),
    east: Math.max(...ring.map(({ east }) => east)),
    south: Math.min(...ring.map(({ north }) => north)),
    north: Math.max(...ring.map(({ north }) => north)),
  }))

describe('the houses of a town', () => {
  it('stand on both sides of its streets', () => {
    const houses = build()
    expect(houses.length).toBeGreaterThan(20)
    expect(houses.filter(({ south }) => south > 0)).toHaveLength(houses.length / 2)
  })

  it('never stand in the sea, not even with a corner', () => {
    const houses = build({ isLand: ({ east, north }) => east < 40 && north > -20 })
    expect(houses).not.toEqual([])
    expect(houses.filter(({ east, south }) => east >= 40 || south <= -20)).toEqual([])
  })

  it('leave a railway, a border and a highway free by what they need', () => {
    const railway = { east: 3, metres: 6 }
    const highway = { east: 60, metres: 11 }
    const ways = [railway, highway].map(({ east, metres }) => ({
      metres,
      line: [
        { east, north: -300 },
        { east, north: 300 },
      ],
    }))
    const houses = build({ ways })
    expect(houses.length).toBeGreaterThan(8)
    for (const { east: at, metres } of [railway, highway])
      expect(houses.filter(({ west, east }) => west < at + metres && east > at - metres)).toEqual([])
  })

  it('are less deep before a lane, and there are none where another street is', () => {
    const lane: TownStreet = { name: '', kind: 'lane', line: across(22) }
    const other: TownStreet = { name: 'Ivy Street', kind: 'street', line: across(-20) }
    const behind = build({ streets: [street, lane, other] })
    const upTo = (line: number, metres: number) =>
      behind.filter(({ south, north }) => south < line + metres && north > line - metres)
    expect(behind.filter(({ south }) => south > 0)).not.toEqual([])
    expect(upTo(22, 4)).toEqual([])
    expect(upTo(0, 7)).toEqual([])
    expect(upTo(-20, 7)).toEqual([])
  })

  it('stand on the ground of their own suburb', () => {
    const houses = build({ neighbours: [{ east: 100, north: 0 }] })
    expect(houses).not.toEqual([])
    expect(houses.filter(({ west, east }) => (west + east) / 2 > 50)).toEqual([])
  })
})
