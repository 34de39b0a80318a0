import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LatLong } from './lat-long.ts'
import { LARGEST_SHAPE_CORNERS, shapeFault, simplifiedShape } from './shape.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const square = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)]

/** A round shape with so many corners. */
const round = (corners: number) =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners
    return at(-37.8 + 0.02 * Math.sin(angle), 144.96 + 0.02 * Math.cos(angle))
  })

/** The same shape begun at each corner, gone either way round, and with north and east exchanged. */
const everyWay = (corners: LatLong[]): LatLong[][] =>
  [corners, corners.toReversed()].flatMap((turned) =>
    turned.flatMap((_, start) => {
      const begun = [...turned.slice(start), ...turned.slice(0, start)]
      return [begun, begun.map(({ latitude, longitude }) => at(longitude, latitude))]
    }),
  )

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

  it('must not lie on itself, wherever its corners begin and whichever way they go', () => {
    const spike = [at(0, 0), at(0, 2), at(0, 1), at(2, 1)]
    const touchingSide = [at(0, 0), at(0, 4), at(2, 4), at(0, 2), at(2, 0)]
    const meetingCorner = [at(0, 0), at(2, 2), at(4, 0), at(4, 4), at(2, 2), at(0, 4)]
    for (const corners of [spike, touchingSide, meetingCorner].flatMap(everyWay)) {
      expect(shapeFault(corners)).toBe('CROSSING')
    }
  })

  it('may have sides in one line that do not meet', () => {
    const comb = [at(0, 0), at(0, 1), at(1, 1), at(1, 2), at(0, 2), at(0, 3), at(2, 3), at(2, 0)]
    for (const corners of everyWay(comb)) expect(shapeFault(corners)).toBeNull()
  })

  it('may have corners beside a slanting side', () => {
    const sliver = [at(0, 0), at(4, 4), at(2, 3.5), at(1, 3)]
    for (const corners of everyWay(sliver)) expect(shapeFault(corners)).toBeNull()
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

  it('keeps the corners that change its area by more than 0.4 per cent', () => {
    const bulging = (height: number) => [at(0, 0), at(-height, 0.5), at(0, 1), at(1, 1), at(1, 0)]
    expect(simplifiedShape(bulging(0.007))).toEqual(square)
    expect(simplifiedShape(bulging(0.009))).toEqual(bulging(0.009))
  })

  it('loses first what matters least', () => {
    const teeth = Array.from({ length: 30 }, (_, index) => [at(index, 0), at(index + 0.5, 50)]).flat()
    const kept = simplifiedShape([...teeth, at(29.5, -20), at(0, -20), at(0, -10)])
    expect(kept).toEqual([...teeth.slice(1, -1), at(29.5, -20), at(0, -20)])
  })

  it('of corners in one line are three of them', () => {
    expect(simplifiedShape([at(0, 0), at(0, 1), at(0, 2), at(0, 3), at(0, 4)])).toHaveLength(3)
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
