import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { besideLine, clipLine, flatGround, lengthOf, metresBetween } from './flat-ground.ts'

const corner = [
  { east: 0, north: 0 },
  { east: 100, north: 0 },
  { east: 100, north: 50 },
]

describe('flat ground', () => {
  it('gives each point back', () => {
    const { spotOf, pointOf } = flatGround({ latitude: -37.8, longitude: 144.9 })
    const metres = fc.double({ min: -9000, max: 9000, noNaN: true })
    fc.assert(
      fc.property(metres, metres, (east, north) => {
        expect(metresBetween(spotOf(pointOf({ east, north })), { east, north })).toBeLessThan(0.001)
      }),
    )
  })

  it('finds the spot so far along a line, right and left of it', () => {
    expect(lengthOf(corner)).toBe(150)
    expect(besideLine(corner, 40)).toEqual({ east: 40, north: 0 })
    expect(besideLine(corner, 40, 10)).toEqual({ east: 40, north: -10 })
    expect(besideLine(corner, 120, -10)).toEqual({ east: 90, north: 20 })
    expect(besideLine(corner, 900)).toEqual({ east: 100, north: 50 })
  })

  it('cuts a line where it leaves and enters, and drops what is too short', () => {
    const isEast = ({ east }: { east: number }) => east > 60 || east < 10
    const stepped = [corner[0], { east: 30, north: 0 }, ...corner.slice(1)].filter((spot) => spot !== undefined)
    const parts = clipLine(stepped, isEast, 20)
    expect(parts).toHaveLength(1)
    expect(lengthOf(parts[0] ?? [])).toBeCloseTo(90, 0)
    expect(clipLine(stepped, isEast, 5)).toHaveLength(2)
    expect(clipLine(corner, () => false, 0)).toEqual([])
    expect(clipLine(corner, () => true, 0)).toEqual([corner])
  })
})
