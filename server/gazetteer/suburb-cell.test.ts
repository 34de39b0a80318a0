import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceInMetres } from '#domain/geo/distance.ts'
import { isInPolygon } from '#domain/geo/polygon.ts'
import { suburbCell, toWellKnownText } from './suburb-cell.ts'

const equator = { latitude: 0, longitude: 0 }
const DEGREE = 111_195

describe('the cell of a suburb', () => {
  it('is a circle of 24 corners without neighbours', () => {
    const cell = suburbCell({ latitude: -37.8, longitude: 145 }, [], { maximumRadiusMetres: 5000 })
    expect(cell).toHaveLength(24)
    for (const corner of cell) {
      const distance = distanceInMetres({ latitude: -37.8, longitude: 145 }, corner)
      expect(Math.abs(distance - 5000)).toBeLessThan(15)
    }
  })

  it('ends halfway to its neighbours', () => {
    const neighbours = [
      { latitude: 0, longitude: 0.02 },
      { latitude: 0, longitude: -0.02 },
      { latitude: 0.04, longitude: 0 },
      { latitude: -0.04, longitude: 0 },
    ]
    const cell = suburbCell(equator, neighbours, { maximumRadiusMetres: DEGREE })
    const corners = cell.map(({ latitude, longitude }) => `${longitude.toFixed(5)} ${latitude.toFixed(5)}`)
    expect(corners.toSorted()).toEqual(['-0.01000 -0.02000', '-0.01000 0.02000', '0.01000 -0.02000', '0.01000 0.02000'])
  })

  it('is the same with a neighbour far away or at the very place', () => {
    const alone = suburbCell(equator, [], { maximumRadiusMetres: 5000 })
    expect(suburbCell(equator, [{ latitude: 1, longitude: 1 }, equator], { maximumRadiusMetres: 5000 })).toEqual(alone)
  })

  const offset = fc.double({ min: -0.2, max: 0.2, noNaN: true })
  const place = fc.record({
    centre: fc.record({
      latitude: fc.double({ min: -44, max: -9, noNaN: true }),
      longitude: fc.double({ min: 112, max: 154, noNaN: true }),
    }),
    offsets: fc.array(fc.record({ latitude: offset, longitude: offset }), { maxLength: 40 }),
    maximumRadiusMetres: fc.integer({ min: 500, max: 20_000 }),
  })

  it('holds its centre and none of the other centres', () => {
    fc.assert(
      fc.property(place, ({ centre, offsets, maximumRadiusMetres }) => {
        const neighbours = offsets
          .map(({ latitude, longitude }) => ({
            latitude: centre.latitude + latitude,
            longitude: centre.longitude + longitude,
          }))
          .filter((neighbour) => distanceInMetres(centre, neighbour) > 10)
        const cell = suburbCell(centre, neighbours, { maximumRadiusMetres })
        expect(isInPolygon(centre, cell)).toBe(true)
        expect(neighbours.filter((neighbour) => isInPolygon(neighbour, cell))).toEqual([])
        expect(cell.filter((corner) => distanceInMetres(centre, corner) > maximumRadiusMetres * 1.01)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('well-known text', () => {
  it('closes the ring, longitude first', () => {
    const triangle = [
      { latitude: -37.8, longitude: 145 },
      { latitude: -37.8, longitude: 145.1 },
      { latitude: -37.7000004, longitude: 145 },
    ]
    expect(toWellKnownText(triangle)).toBe('POLYGON ((145 -37.8, 145.1 -37.8, 145 -37.7, 145 -37.8))')
  })

  it('says when there is nothing', () => {
    expect(toWellKnownText([])).toBe('POLYGON EMPTY')
  })
})
