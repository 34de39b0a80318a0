import { describe, expect, it } from 'vitest'
import { readPolygons } from './well-known-text.ts'

const at = (longitude: number, latitude: number) => ({ latitude, longitude })

describe('an outline in well-known text', () => {
  it('is one polygon, longitude first', () => {
    expect(readPolygons('POLYGON ((144.9 -37.8, 145 -37.8, 145 -37.9, 144.9 -37.8))')).toEqual([
      [[at(144.9, -37.8), at(145, -37.8), at(145, -37.9), at(144.9, -37.8)]],
    ])
  })

  it('may have holes and may be several', () => {
    const text = 'MULTIPOLYGON(((0 0, 9 0, 9 9, 0 0), (1 1, 2 1, 2 2, 1 1)), ((20 20, 21 20, 21 21, 20 20)))'
    expect(readPolygons(text).map((rings) => rings.length)).toEqual([2, 1])
    expect(readPolygons(text)[1]?.[0]?.[0]).toEqual(at(20, 20))
  })

  it('may be written in any case, with spaces around it, and with points of whole and broken degrees', () => {
    expect(readPolygons('  polygon ((-1 -2,\t10.25   20.75, 3.5 -4))')).toEqual([
      [[at(-1, -2), at(10.25, 20.75), at(3.5, -4)]],
    ])
  })

  it.each([')),((', ') ) , ( (', '))  ,  ((', ')\t)\n,\n(\t('])('may have its polygons parted by %j', (parting) => {
    const text = `MULTIPOLYGON (((0 0, 1 0, 1 1${parting}5 5, 6 5, 6 6)))`
    expect(readPolygons(text)).toEqual([[[at(0, 0), at(1, 0), at(1, 1)]], [[at(5, 5), at(6, 5), at(6, 6)]]])
  })

  it('leaves out rings of fewer than three points, and polygons without a ring', () => {
    expect(readPolygons('POLYGON ((0 0, 1 0, 1 1), (0 0, 1 1))')).toEqual([[[at(0, 0), at(1, 0), at(1, 1)]]])
    expect(readPolygons('MULTIPOLYGON (((0 0, 1 0)) , ((0 0, 1 0, 1 1)))')).toEqual([[[at(0, 0), at(1, 0), at(1, 1)]]])
  })

  it('is none when it is empty, cut off or something else', () => {
    for (const text of ['', 'POLYGON EMPTY', 'POLYGON ((1 1, 2', 'POINT (1 1)', 'LINESTRING (1 1, 2 2, 3 3)']) {
      expect(readPolygons(text)).toEqual([])
    }
  })
})
