import { describe, expect, it } from 'vitest'
import { squareRing } from '#tests/support/map-service.ts'
import type { Area } from '../boundaries/boundary-features.ts'
import { outerEdges, pairsAcross } from './state-edges.ts'

const square = (west: number, south: number): Area => [[squareRing(west, south).map(([x, y]) => [x, y])]]
const edgesOf = (name: string, ...areas: Area[]) =>
  new Map([...outerEdges(areas)].map(([key, index]) => [key, `${name} ${index}`]))

describe('suburbs of different states', () => {
  it('are neighbours where they share an edge, whichever way it runs and however its numbers are rounded', () => {
    const north = edgesOf('north', square(146.9, -36.1), square(146.92, -36.1))
    const south = edgesOf('south', [[squareRing(146.9, -36.12).map(([x, y]) => [x + 2e-6, y - 1e-7])]])
    expect(pairsAcross([north, south])).toEqual([['north 0', 'south 0']])
  })

  it('are none where they share a corner alone, or a corner that is stated twice', () => {
    const corner = edgesOf('corner', square(146.92, -36.12))
    const twice = edgesOf('twice', [
      [
        squareRing(146.9, -36.1).flatMap(([x, y]) => [
          [x, y],
          [x, y],
        ]),
      ],
    ])
    expect(pairsAcross([edgesOf('north', square(146.94, -36.1)), corner, twice])).toEqual([])
  })

  it('are compared by their outer edges, not by those within a state', () => {
    const [one, other] = [square(146.9, -36.1), square(146.92, -36.1)]
    expect(outerEdges([one, other]).size).toBe(6)
    expect(pairsAcross([edgesOf('a', one, other), edgesOf('b', square(146.94, -36.1))])).toEqual([['a 1', 'b 0']])
  })
})
