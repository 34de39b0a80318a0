import { expect, it } from 'vitest'
import { createRandom } from '#demo/data/random/random.ts'
import { latticeOf } from './lattice.ts'
import { streetPatterns } from './street-pattern.ts'

const RADIUS = 1400
const straight = { ...streetPatterns.outer, bend: { metres: 0, over: 1 }, gapShare: 0.55 }
const keyOf = ({ east, north }: { east: number; north: number }) => `${east.toFixed(2)} ${north.toFixed(2)}`

it.each(['one', 'two', 'three'])('leads from the centre to every street, by seed %s', (seed) => {
  const gapAt = ({ east, north }: { east: number; north: number }) => (Math.hypot(east, north) > RADIUS ? 1 : 0)
  const random = createRandom(seed)
  const { streets } = latticeOf({ random, pattern: straight, radius: RADIUS, turns: 0.1, gapAt })
  const through = streets.filter(({ kind }) => kind === 'main' || kind === 'street')
  const reached = new Set(['0.00 0.00'])
  for (let before = 0; before < reached.size;) {
    before = reached.size
    for (const { line } of through) {
      const corners = line.map(keyOf)
      if (corners.some((corner) => reached.has(corner))) for (const corner of corners) reached.add(corner)
    }
  }
  expect(through.length).toBeGreaterThan(30)
  expect(through.filter(({ line }) => !line.some((corner) => reached.has(keyOf(corner))))).toEqual([])
})
