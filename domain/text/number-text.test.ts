import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberText } from './number-text.ts'

describe('a number in words', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [1000, 0, '1,000'],
    [1_460_000, 0, '1,460,000'],
    [999.5, 0, '1,000'],
    [12, 1, '12'],
    [15.24, 1, '15.2'],
    [1234.5, 2, '1,234.5'],
    [1234.567, 2, '1,234.57'],
  ])('%d with at most %d decimals is %s', (value, decimals, text) => {
    expect(numberText(value, decimals)).toBe(text)
  })

  it('is what Intl would write', () => {
    const anyNumber = fc.oneof(fc.integer({ min: 0, max: 1e12 }), fc.double({ min: 0, max: 1e9, noNaN: true }))
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 0, max: 2 }), (value, decimals) => {
        const engine = new Intl.NumberFormat('en-AU', { maximumFractionDigits: decimals })
        expect(numberText(value, decimals)).toBe(engine.format(value))
      }),
    )
  })
})
