import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bounds } from '#domain/geo/bounds.ts'
import { boxToAsk } from './box-to-ask.ts'

const views = fc
  .record({
    south: fc.double({ min: -50, max: -6, noNaN: true }),
    west: fc.double({ min: 98, max: 170, noNaN: true }),
    height: fc.double({ min: 0, max: 45, noNaN: true }),
    width: fc.double({ min: 0, max: 76, noNaN: true }),
  })
  .map(({ south, west, height, width }): Bounds => ({
    south,
    west,
    north: south + height,
    east: Math.min(174, west + width),
  }))

const spanOf = ({ south, west, north, east }: Bounds): number => Math.max(north - south, east - west)

describe('the box to ask for', () => {
  it('holds the view, and is at most twice as wide', () => {
    fc.assert(
      fc.property(views, (view) => {
        const box = boxToAsk(view)
        expect([
          box.south <= view.south,
          box.west <= view.west,
          box.north >= view.north,
          box.east >= view.east,
        ]).toEqual([true, true, true, true])
        expect(spanOf(box)).toBeLessThanOrEqual(2 * Math.max(spanOf(view), 0.001))
      }),
    )
  })

  it('stays where a move is small, and changes where it is not', () => {
    const view = { south: -37.83, west: 144.93, north: -37.77, east: 145.02 }
    const moved = (degrees: number) => ({ ...view, west: view.west + degrees, east: view.east + degrees })
    expect(boxToAsk(moved(0.002))).toEqual(boxToAsk(view))
    expect(boxToAsk(moved(0.1))).not.toEqual(boxToAsk(view))
  })

  it('stays on the globe', () => {
    expect(boxToAsk({ south: -89, west: -179, north: 89, east: 179 })).toEqual({
      south: -90,
      west: -180,
      north: 90,
      east: 180,
    })
  })
})
