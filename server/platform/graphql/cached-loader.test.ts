import { describe, expect, it } from 'vitest'
import { cachedLoader } from './cached-loader.ts'

function loaderOver(values: Map<number, string>) {
  const time = { now: 1 }
  const calls: number[][] = []
  let failure: Error | null = null
  const loader = cachedLoader<number, string>(
    async (keys) => {
      calls.push([...keys])
      if (failure !== null) throw failure
      return new Map(keys.flatMap((key) => (values.has(key) ? [[key, values.get(key) ?? '']] : [])))
    },
    { max: 10, life: 1000, clock: () => new Date(time.now) },
  )
  return { loader, calls, time, fail: (error: Error | null) => (failure = error) }
}

describe('what is loaded by key', () => {
  it('is asked for together, once, and kept for its life', async () => {
    const { loader, calls, time } = loaderOver(
      new Map([
        [1, 'one'],
        [2, 'two'],
      ]),
    )
    expect(await Promise.all([loader.load(1), loader.load(2), loader.load(1)])).toEqual(['one', 'two', 'one'])
    expect(await loader.loadAll([2, 1])).toEqual(['two', 'one'])
    expect(calls).toEqual([[1, 2]])
    time.now += 1001
    expect(await loader.load(1)).toBe('one')
    expect(calls).toEqual([[1, 2], [1]])
  })

  it('is asked for again when it was not there', async () => {
    const values = new Map<number, string>()
    const { loader } = loaderOver(values)
    expect(await loader.load(3)).toBeNull()
    expect(await loader.loadAll([3])).toEqual([])
    values.set(3, 'three')
    expect(await loader.load(3)).toBe('three')
  })

  it('is asked for again after a failure', async () => {
    const { loader, fail } = loaderOver(new Map([[1, 'one']]))
    fail(new Error('away'))
    await expect(loader.load(1)).rejects.toThrow('away')
    fail(null)
    expect(await loader.load(1)).toBe('one')
  })
})
