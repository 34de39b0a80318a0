import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

const firstThree = (...keys: string[]) => {
  const { next } = createRandom(...keys)
  return [next(), next(), next()].map((number) => Math.round(number * 1_000_000))
}

describe('a stream of chance', () => {
  it('is the same for the same keys, on every machine', () => {
    expect(firstThree('homely', 'listing')).toEqual(firstThree('homely', 'listing'))
    expect(firstThree('homely', 'listing')).toEqual([124_179, 930_352, 519_876])
  })

  it('is another one for other keys, also where they join to the same text', () => {
    expect(firstThree('homely', 'listing')).not.toEqual(firstThree('homely', 'plan'))
    expect(firstThree('ab', 'c')).not.toEqual(firstThree('a', 'bc'))
  })

  it('spreads evenly', () => {
    const random = createRandom('even')
    const counts = [0, 0, 0, 0]
    for (let draw = 0; draw < 40_000; draw += 1) counts[random.whole(0, 3)] = (counts[random.whole(0, 3)] ?? 0) + 1
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(900)
  })

  it('keeps to weights, and never draws what weighs nothing', () => {
    const random = createRandom('weights')
    const drawn = Array.from({ length: 10_000 }, () => random.weighted({ often: 9, seldom: 1, never: 0 }))
    const share = drawn.filter((name) => name === 'often').length / drawn.length
    expect(share).toBeGreaterThan(0.88)
    expect(share).toBeLessThan(0.92)
    expect(drawn).not.toContain('never')
  })

  it('shuffles everything and loses nothing', () => {
    const items = Array.from({ length: 50 }, (_, index) => index)
    const shuffled = createRandom('cards').shuffled(items)
    expect(shuffled).not.toEqual(items)
    expect(shuffled.toSorted((left, right) => left - right)).toEqual(items)
  })
})
