import { beforeEach, expect, it, vi } from 'vitest'
import { nextTask, runAfterLoad, runWhenIdle } from './run-when.ts'

let run = vi.fn<() => void>()
// A function for each test: what runs late counts for the test that scheduled it.
beforeEach(() => {
  run = vi.fn<() => void>()
})

it.each([runAfterLoad, runWhenIdle])('runs once, after the page has loaded', async (schedule) => {
  schedule(run)
  expect(run).not.toHaveBeenCalled()
  await expect.poll(() => run.mock.calls.length).toBe(1)
})

it.each([runAfterLoad, runWhenIdle])('never runs once it was stopped', async (schedule) => {
  schedule(run)()
  const next = Promise.withResolvers<void>()
  runWhenIdle(next.resolve)
  await next.promise
  await nextTask()
  expect(run).not.toHaveBeenCalled()
})
