import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runInChunks } from './run-in-chunks.ts'

function* countTo(last: number, onStep: () => void): Generator<void, number> {
  for (let step = 0; step < last; step += 1) {
    onStep()
    yield
  }
  return last
}

describe('work in chunks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lets others go first when a chunk has taken its milliseconds', () => {
    const steps: number[] = []
    const results: number[] = []
    const work = countTo(5, () => {
      steps.push(Date.now())
      vi.setSystemTime(Date.now() + 3)
    })
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
    runInChunks(work, (result) => results.push(result))
    expect(steps).toHaveLength(0)
    vi.advanceTimersToNextTimer()
    expect([steps.length, results.length]).toEqual([2, 0])
    vi.advanceTimersToNextTimer()
    expect([steps.length, results.length]).toEqual([4, 0])
    vi.advanceTimersToNextTimer()
    expect([steps.length, results]).toEqual([5, [5]])
  })

  it('ends where it is when it is given up', () => {
    const steps: number[] = []
    const results: number[] = []
    const giveUp = runInChunks(
      countTo(3, () => steps.push(1)),
      (result) => results.push(result),
    )
    giveUp()
    vi.runAllTimers()
    expect([steps, results]).toEqual([[], []])
  })
})
