import { describe, expect, it } from 'vitest'
import { formatBounds, isInBounds, normaliseBounds, parseBounds } from './bounds.ts'
import { distanceInMetres } from './distance.ts'
import { isInPolygon } from './polygon.ts'
import { surroundingRadius } from './surrounding-radius.ts'

const melbourne = { latitude: -37.8136, longitude: 144.9631 }
const sydney = { latitude: -33.8688, longitude: 151.2093 }

describe('distance', () => {
  it('is 713 km from Melbourne to Sydney, either way, and nothing to itself', () => {
    expect(distanceInMetres(melbourne, sydney) / 1000).toBeCloseTo(713.4, 0)
    expect(distanceInMetres(sydney, melbourne)).toBe(distanceInMetres(melbourne, sydney))
    expect(distanceInMetres(melbourne, melbourne)).toBe(0)
  })

  it('is half the way round to the other side of the earth', () => {
    const distance = distanceInMetres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })
    expect(distance / 1000).toBeCloseTo(20_015.1, 0)
  })
})

describe('a polygon', () => {
  const corner = (latitude: number, longitude: number) => ({ latitude, longitude })
  const notched = [corner(0, 0), corner(0, 10), corner(10, 10), corner(5, 5), corner(10, 0)]

  it('holds the points within it and not those in its notch or outside', () => {
    expect(isInPolygon(corner(2, 5), notched)).toBe(true)
    expect(isInPolygon(corner(8, 9), notched)).toBe(true)
    expect(isInPolygon(corner(8, 5), notched)).toBe(false)
    expect(isInPolygon(corner(2, 11), notched)).toBe(false)
    expect(isInPolygon(corner(-1, 5), notched)).toBe(false)
  })

  it('is the same closed, turned around, or started elsewhere', () => {
    for (const corners of [
      [...notched, corner(0, 0)],
      notched.toReversed(),
      [...notched.slice(2), ...notched.slice(0, 2)],
    ]) {
      expect(isInPolygon(corner(2, 5), corners)).toBe(true)
      expect(isInPolygon(corner(8, 5), corners)).toBe(false)
    }
  })

  it('without corners holds nothing', () => {
    expect(isInPolygon(corner(0, 0), [])).toBe(false)
  })
})

describe('bounds', () => {
  const bounds = { south: -37.9, west: 144.8, north: -37.7, east: 145.1 }

  it('are written south, west, north, east with five decimals', () => {
    expect(formatBounds(bounds)).toBe('-37.90000,144.80000,-37.70000,145.10000')
    expect(parseBounds('-37.90000,144.80000,-37.70000,145.10000')).toEqual(bounds)
    expect(formatBounds({ ...bounds, north: -0.000001 })).toContain(',0.00000,')
  })

  it('are none when cut short, too long, turned around or no numbers', () => {
    for (const text of [
      '',
      '1,2,3',
      '1,2,3,4,5',
      '3,2,1,4',
      '1,4,3,2',
      '1,2,3,x',
      '1,2,3,1e1',
      '-91,0,0,0',
      '0,0,0,181',
    ]) {
      expect(parseBounds(text)).toBeNull()
    }
    expect(normaliseBounds({ ...bounds, east: Number.NaN })).toBeNull()
  })

  it('hold their edges', () => {
    expect(isInBounds({ latitude: -37.9, longitude: 145.1 }, bounds)).toBe(true)
    expect(isInBounds({ latitude: -37.8, longitude: 145.2 }, bounds)).toBe(false)
  })
})

it('surrounding suburbs reach 5 km in cities, 7 km around them and 20 km in the country', () => {
  expect([surroundingRadius('city'), surroundingRadius('fringe'), surroundingRadius('country')]).toEqual([
    5000, 7000, 20_000,
  ])
})
