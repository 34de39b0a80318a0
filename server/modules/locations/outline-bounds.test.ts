import { expect, it } from 'vitest'
import { boundsOfOutline } from './outline-bounds.ts'

it('the bounds of an outline are the smallest box that holds it', () => {
  expect(
    boundsOfOutline(
      'MULTIPOLYGON (((144.5 -37.25, 145 -37, 144.75 -38, 144.5 -37.25)), ((143 -37.5, 143.5 -37.5, 143 -37.5)))',
    ),
  ).toEqual({ south: -38, west: 143, north: -37, east: 145 })
  expect(() => boundsOfOutline('POLYGON EMPTY')).toThrow('An outline has no position')
})
