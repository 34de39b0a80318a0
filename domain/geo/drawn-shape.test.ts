import { describe, expect, it } from 'vitest'
import { drawnShapeOf, polylineOfShape } from './drawn-shape.ts'
import { encodePolyline } from './encode-polyline.ts'

const corners = [
  { latitude: -37.8, longitude: 144.9 },
  { latitude: -37.8, longitude: 145 },
  { latitude: -37.9, longitude: 145 },
]
const polyline = encodePolyline(corners)

describe('a drawn shape', () => {
  it('holds an id, its polyline and its well-known text', () => {
    expect(drawnShapeOf(polyline)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}$/),
      polyline,
      wellKnownText: 'POLYGON ((144.90000 -37.80000, 145.00000 -37.80000, 145.00000 -37.90000, 144.90000 -37.80000))',
    })
    expect(drawnShapeOf(polyline)?.id).toBe(drawnShapeOf(polyline)?.id)
    expect(drawnShapeOf(encodePolyline(corners.slice(1)))?.id).not.toBe(drawnShapeOf(polyline)?.id)
  })

  it('is none without a line', () => {
    for (const text of [null, '', 'not a line']) expect(drawnShapeOf(text)).toBeNull()
  })

  it('is read from either form', () => {
    expect(polylineOfShape({ wellKnownText: drawnShapeOf(polyline)?.wellKnownText })).toBe(polyline)
    expect(polylineOfShape({ polyline, wellKnownText: 'POLYGON ((1 1, 2 2, 3 3))' })).toBe(polyline)
    expect(polylineOfShape(null)).toBeNull()
    expect(polylineOfShape({ wellKnownText: 'LINESTRING (1 1, 2 2)' })).toBe('')
  })
})
