import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LARGEST_SHAPE_CORNERS, shapeFault, simplifiedShape } from './shape.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const square = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)]

/** A round shape with so many corners. */
const round = (corners: number) =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners
    return at(-37.8 + 0.02 * Math.sin(angle), 144.96 + 0.02 * Math.cos(angle))
  })

describe('a shape', () => {
  it('is sound when its sides meet only at its corners, notches included', () => {
    expect(shapeFault(square)).toBeNull()
    expect(shapeFault(square.toReversed())).toBeNull()
    expect(shapeFault([at(0, 0), at(0, 2), at(2, 2), at(1, 1), at(2, 0)])).toBeNull()
  })

  it('needs three corners and has at most sixty', () => {
    expect(shapeFault([])).toBe('TOO_FEW')
    expect(shapeFault(square.slice(0, 2))).toBe('TOO_FEW')
    expect(shapeFault(round(60))).toBeNull()
    expect(shapeFault(round(61))).toBe('TOO_MANY')
  })

  it('must not cross or touch itself', () => {
    expect(shapeFault([at(0, 0), at(1, 1), at(0, 1), at(1, 0)])).toBe('CROSSING')
    expect(shapeFault([at(0, 0), at(0, 2), at(2, 2), at(0, 1), at(2, 0)])).toBe('CROSSING')
  })

  it('must hold ground', () => {
    expect(shapeFault([at(0, 0), at(0.00001, 0.00001), at(0, 0.00002)])).toBe('NO_AREA')
  })
})

describe('a simplified shape', () => {
  it('loses the corners that nobody sees', () => {
    const withMiddle = [at(0, 0), at(0, 0.5), at(0, 1), at(1, 1), at(1, 0.5), at(1, 0)]
    expect(simplifiedShape(withMiddle)).toEqual(square)
  })

  it('keeps a triangle as it is', () => {
    expect(simplifiedShape(square.slice(0, 3))).toEqual(square.slice(0, 3))
  })

  it('never has more than sixty corners or fewer than three, all of them given ones in their order', () => {
    const point = fc.record({ latitude: fc.integer({ min: 0, max: 50 }), longitude: fc.integer({ min: 0, max: 50 }) })
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 150 }), (corners) => {
        const kept = simplifiedShape(corners)
        expect(kept.length).toBeGreaterThanOrEqual(3)
        expect(kept.length).toBeLessThanOrEqual(LARGEST_SHAPE_CORNERS)
        const places = kept.map((corner) => corners.indexOf(corner))
        expect(places.every((place) => place >= 0)).toBe(true)
        expect(places).toEqual(places.toSorted((left, right) => left - right))
      }),
    )
  })

  it('keeps a drawn circle round', () => {
    const kept = simplifiedShape(round(700))
    expect(kept.length).toBeGreaterThan(12)
    expect(shapeFault(kept)).toBeNull()
  })
})
