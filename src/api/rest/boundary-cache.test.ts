import { describe, expect, it } from 'vitest'
import { createBoundaryCache } from './boundary-cache.ts'
import type { components } from '#schema/generated/rest.ts'
import type { RestResult } from './rest-result.ts'

type Answer = RestResult<components['schemas']['Boundary']>

const found = (id: number): Answer => ({
  ok: true,
  data: { locationId: id, wellKnownText: 'POLYGON((0 0, 1 0, 1 1, 0 0))', isApproximate: true },
})
const refused: RestResult<never> = {
  ok: false,
  problem: { code: 'NOT_FOUND', message: 'No such place.', status: 404, errors: [] },
}

function cacheAnswering(answer: (id: number) => Promise<Answer>) {
  const asked: number[] = []
  const clock = { now: 1 }
  const readBoundary = (id: number) => {
    asked.push(id)
    return answer(id)
  }
  return { cache: createBoundaryCache(readBoundary, () => clock.now), asked, clock }
}

describe('the memory of boundaries', () => {
  it('asks once for ten minutes', async () => {
    const { cache, asked, clock } = cacheAnswering(async (id) => found(id))
    await Promise.all([cache.boundaryOf(7), cache.boundaryOf(7)])
    clock.now += 600_000
    expect(await cache.boundaryOf(7)).toMatchObject({ locationId: 7 })
    expect(asked).toEqual([7])
    clock.now += 1
    await cache.boundaryOf(7)
    expect(asked).toEqual([7, 7])
  })

  it('keeps ten places and drops the one that was not asked for the longest', async () => {
    const { cache, asked } = cacheAnswering(async (id) => found(id))
    for (let id = 1; id <= 11; id += 1) await cache.boundaryOf(id)
    await cache.boundaryOf(2)
    expect(asked).toHaveLength(11)
    await cache.boundaryOf(1)
    expect(asked).toHaveLength(12)
  })

  it('gives nothing when the lookup fails, and asks again the next time', async () => {
    const answers: (() => Promise<Answer>)[] = [
      async () => refused,
      () => Promise.reject(new Error('offline')),
      async () => found(7),
    ]
    const { cache, asked } = cacheAnswering(() => answers.shift()?.() ?? Promise.resolve(refused))
    expect(await cache.boundaryOf(7)).toBeNull()
    expect(await cache.boundaryOf(7)).toBeNull()
    expect(await cache.boundaryOf(7)).toMatchObject({ locationId: 7 })
    expect(asked).toEqual([7, 7, 7])
  })
})
