import { describe, expect, it } from 'vitest'
import { boxOutline, hullOutline } from './outlines.ts'

describe('an outline that stands in for a boundary', () => {
  it('is a closed square around a street', () => {
    expect(boxOutline({ latitude: 0, longitude: 145 }, 1.112)).toBe(
      'POLYGON ((144.99 -0.01, 145.01 -0.01, 145.01 0.01, 144.99 0.01, 144.99 -0.01))',
    )
  })

  it('holds every suburb of a region, leaves out corners inside, and is closed', () => {
    const outline = hullOutline(
      [
        { latitude: 0, longitude: 145 },
        { latitude: 0, longitude: 146 },
        { latitude: 1, longitude: 145.5 },
        { latitude: 0.3, longitude: 145.5 },
      ],
      0,
    )
    expect(outline).toBe('POLYGON ((145 0, 146 0, 145.5 1, 145 0))')
  })
})
