import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackRequest, untilAnswered } from './requests-under-way.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether the promise has resolved, once everything that could follow has run. */
async function hasResolved(promise: Promise<void>): Promise<boolean> {
  let isDone = false
  void promise.then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(0)
  return isDone
}

it('waits for every request, whether it is answered or fails, and not for those that come after', async () => {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const later = Promise.withResolvers<string>()
  expect(trackRequest(first.promise)).toBe(first.promise)
  void trackRequest(second.promise)
  const waiting = untilAnswered(3000)
  void trackRequest(later.promise)
  first.resolve('done')
  expect(await hasResolved(waiting)).toBe(false)
  second.reject(new Error('no'))
  expect(await hasResolved(waiting)).toBe(true)
  later.resolve('done')
  await later.promise
  expect(await hasResolved(untilAnswered(3000))).toBe(true)
})

it('waits no longer than it is told', async () => {
  const never = new Promise<string>(() => {})
  void trackRequest(never)
  const waiting = untilAnswered(3000)
  await vi.advanceTimersByTimeAsync(2999)
  expect(await hasResolved(waiting)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hasResolved(waiting)).toBe(true)
})
