import { describe, expect, it } from 'vitest'
import { formatBounds, normaliseBounds, parseBounds, parseDegrees } from './bounds.ts'
import { boundsAround, isInBounds } from './bounds-of-points.ts'
import { circleAround } from './circle.ts'
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

  it('holds its middle beside a corner of the same latitude', () => {
    const diamond = [corner(0, 5), corner(5, 10), corner(10, 5), corner(5, 0)]
    expect([-1, 5, 11].map((longitude) => isInPolygon(corner(5, longitude), diamond))).toEqual([false, true, false])
    expect(isInPolygon(corner(10, -1), diamond)).toBe(false)
  })

  it('shares no point with its neighbour: a border belongs to what lies north and east of it', () => {
    const square = (south: number, west: number) => [
      corner(south, west),
      corner(south, west + 10),
      corner(south + 10, west + 10),
      corner(south + 10, west),
    ]
    expect([square(0, 0), square(0, 10)].map((each) => isInPolygon(corner(5, 10), each))).toEqual([false, true])
    expect([square(0, 0), square(10, 0)].map((each) => isInPolygon(corner(10, 5), each))).toEqual([false, true])
  })

  it('without corners holds nothing', () => {
    expect(isInPolygon(corner(0, 0), [])).toBe(false)
  })
})

describe('a circle', () => {
  it('has 48 corners at its radius, counter-clockwise from the east', () => {
    const corners = circleAround(melbourne, 5000)
    expect(corners).toHaveLength(48)
    for (const point of corners) expect(Math.abs(distanceInMetres(melbourne, point) - 5000)).toBeLessThan(10)
    expect(corners[0]?.latitude).toBe(melbourne.latitude)
    expect(corners[0]?.longitude).toBeCloseTo(145.02, 2)
    expect(corners[12]?.latitude).toBeCloseTo(-37.7686, 4)
  })
})

describe('degrees', () => {
  it.each([
    ['144', 144],
    ['-37.81', -37.81],
    ['0', 0],
    ['1234', null],
    ['1.', null],
    ['.5', null],
    ['+1', null],
    ['1e1', null],
    ['x1', null],
    ['1x', null],
    ['1.5x', null],
    [`1.${'5'.repeat(21)}`, null],
    ['', null],
  ])('%j are %j', (text, degrees) => expect(parseDegrees(text)).toBe(degrees))
})

describe('bounds', () => {
  it('around points are the smallest that hold them all', () => {
    expect(boundsAround([melbourne])).toEqual({ south: -37.8136, west: 144.9631, north: -37.8136, east: 144.9631 })
    const both = { south: -37.8136, west: 144.9631, north: -33.8688, east: 151.2093 }
    expect([boundsAround([melbourne, sydney]), boundsAround([sydney, melbourne])]).toEqual([both, both])
    expect(boundsAround([])).toBeNull()
  })

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
      'x,-1,1,1',
      '-1,x,1,1',
      '-1,-1,x,1',
      '-1,-1,1,x',
      '-91,0,0,0',
      '0,0,0,181',
    ]) {
      expect(parseBounds(text)).toBeNull()
    }
    expect(normaliseBounds({ ...bounds, east: Number.NaN })).toBeNull()
  })

  it('are rounded to five decimals, and may be a point, a line or the whole globe', () => {
    expect(parseBounds(' -37.900004 , 144.800004,-37.700006,145.1 ')).toEqual({ ...bounds, north: -37.70001 })
    expect(normaliseBounds({ south: 1.000004, west: 2.000006, north: 3.000004, east: 4.000006 })).toEqual({
      south: 1,
      west: 2.00001,
      north: 3,
      east: 4.00001,
    })
    for (const whole of ['1,1,1,1', '1,1,2,1', '1,1,1,2', '-90,-180,90,180']) expect(parseBounds(whole)).not.toBeNull()
    for (const beyond of ['-90.1,0,0,0', '0,-180.1,0,0', '0,0,90.1,0', '0,0,0,180.1']) {
      expect(parseBounds(beyond)).toBeNull()
    }
  })

  it('hold their edges and nothing beyond one of them', () => {
    expect(isInBounds({ latitude: -37.9, longitude: 145.1 }, bounds)).toBe(true)
    expect(isInBounds({ latitude: -37.7, longitude: 144.8 }, bounds)).toBe(true)
    for (const [latitude, longitude] of [
      [-37.8, 145.2],
      [-37.8, 144.7],
      [-37.6, 145],
      [-38, 145],
    ] as const) {
      expect(isInBounds({ latitude, longitude }, bounds)).toBe(false)
    }
  })
})

it('surrounding suburbs reach 5 km in cities, 7 km around them and 20 km in the country', () => {
  expect([surroundingRadius('city'), surroundingRadius('fringe'), surroundingRadius('country')]).toEqual([
    5000, 7000, 20_000,
  ])
})
