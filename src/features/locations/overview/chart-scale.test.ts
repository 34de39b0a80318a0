import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaleFor } from './chart-scale.ts'

describe('a scale', () => {
  it('has round steps around its values', () => {
    expect(scaleFor([1_210_000, 1_550_000])).toEqual({
      from: 1_200_000,
      to: 1_600_000,
      ticks: [1_200_000, 1_300_000, 1_400_000, 1_500_000, 1_600_000],
    })
    expect(scaleFor([600]).ticks).toEqual([600, 620])
  })
  it('holds every value between its ends, in a few steps', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000_000 }), { minLength: 1 }), (values) => {
        const { from, to, ticks } = scaleFor(values)
        expect(from).toBeLessThanOrEqual(Math.min(...values))
        expect(to).toBeGreaterThanOrEqual(Math.max(...values))
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
