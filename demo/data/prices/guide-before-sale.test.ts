import { expect, it } from 'vitest'
import { guideBeforeSale } from './guide-before-sale.ts'

const SOLD = 1_000_000
const reachedBy = (agentId: number): number[] =>
  Array.from(
    { length: 200 },
    (_, at) => SOLD / guideBeforeSale({ seed: 'test', listingId: agentId * 1000 + at, agentId }, SOLD),
  )
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

it('a home rarely sells for exactly what was asked, and within a third of it', () => {
  const reached = Array.from({ length: 20 }, (_, agent) => reachedBy(agent + 1)).flat()
  expect(reached.filter((share) => share === 1).length / reached.length).toBeLessThan(0.1)
  expect(Math.min(...reached)).toBeGreaterThan(0.75)
  expect(Math.max(...reached)).toBeLessThan(1.34)
})

it('agents differ in how close to their guide they sell', () => {
  const means = Array.from({ length: 20 }, (_, agent) => meanOf(reachedBy(agent + 1)))
  expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(0.05)
})
