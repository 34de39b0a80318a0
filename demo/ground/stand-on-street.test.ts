import { describe, expect, it } from 'vitest'
import { distanceInMetres } from '#domain/geo/distance.ts'
import { besideNearestStreet, middleOf, standOnStreet } from './stand-on-street.ts'

const inTown = { isRural: false, isOnCorner: false }
const west = { latitude: -37.8, longitude: 144.98 }
/** 880 m from the west to the east. */
const line = [west, { latitude: -37.8, longitude: 144.985 }, { latitude: -37.8, longitude: 144.99 }]
const at = (address: string, where = inTown) => standOnStreet(line, address, where)

describe('an address on its street', () => {
  it('has even numbers on the right and odd ones on the left, a few steps from its middle', () => {
    for (const number of [1, 18, 77, 240, 411]) {
      const { latitude, longitude } = at(`${number} Wren Street`)
      expect(latitude < -37.8).toBe(number % 2 === 0)
      expect(Math.abs(latitude + 37.8) * 111_195).toBeGreaterThan(12)
      expect(Math.abs(latitude + 37.8) * 111_195).toBeLessThan(20)
      expect(longitude > 144.98 && longitude < 144.99).toBe(true)
    }
  })

  it('lies the further along the higher its number is', () => {
    const along = [1, 2, 5, 18, 90, 91, 300, 420].map((number) => at(`${number} Wren Street`).longitude)
    expect(along.toSorted((one, other) => one - other)).toEqual(along)
  })

  it('is one point for all homes of a building, whatever stands before its number', () => {
    expect(at('G04/18 Wren Street')).toEqual(at('18 Wren Street'))
    expect(at('3/18 Wren Street')).toEqual(at('12/18 Wren Street'))
    expect(at('18A Wren Street').longitude).toBeCloseTo(at('18 Wren Street').longitude, 6)
    expect(at('Lot 7 Wren Street').longitude).toBeCloseTo(at('7 Wren Street').longitude, 6)
  })

  it('is the first or the last of the street on a corner', () => {
    const corner = at('30 Wren Street', { ...inTown, isOnCorner: true })
    expect(distanceInMetres(corner, west)).toBeLessThan(25)
  })

  it('lies back from a road in the country, which counts tens of metres', () => {
    const farm = at('1450 Old Road', { ...inTown, isRural: true })
    expect(farm.longitude).toBeCloseTo(144.985, 3)
    expect(distanceInMetres(farm, { latitude: -37.8, longitude: farm.longitude })).toBeGreaterThan(44)
  })
})

it('a street has a middle, and schools lie beside the nearest one', () => {
  expect(middleOf(line).longitude).toBeCloseTo(144.985)
  const far = [
    { latitude: -37.9, longitude: 144.98 },
    { latitude: -37.9, longitude: 144.99 },
  ]
  const school = besideNearestStreet([far, line], { latitude: -37.803, longitude: 144.9871 })
  expect(distanceInMetres(school, { latitude: -37.8, longitude: school.longitude })).toBeCloseTo(38, 0)
  expect(besideNearestStreet([], west)).toEqual(west)
})
