import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runWhen } from './run-when.ts'

const place = document.createElement('div')
let run = vi.fn<() => void>()
// A function for each test: what runs late counts for the test that scheduled it.
beforeEach(() => {
  run = vi.fn<() => void>()
})
afterEach(() => place.remove())

async function untilRun(): Promise<void> {
  await expect.poll(() => run.mock.calls.length).toBe(1)
}

it.each(['load', 'idle'] as const)('runs once on %s, after the page has loaded', async (when) => {
  runWhen(when, run)
  expect(run).not.toHaveBeenCalled()
  await untilRun()
})

it('runs once its place is near the screen', async () => {
  place.style.cssText = 'position: absolute; top: 9000px; height: 9px; width: 9px'
  document.body.append(place)
  runWhen('visible', run, place)
  const isObserved = vi.fn<() => void>()
  new IntersectionObserver(isObserved).observe(place)
  await expect.poll(() => isObserved.mock.calls.length).toBe(1)
  expect(run).not.toHaveBeenCalled()
  place.style.top = '0'
  await untilRun()
})

it.each(['pointerover', 'focusin', 'touchstart'])('runs once on intent, which %s tells', (sign) => {
  runWhen('intent', run, place)
  place.dispatchEvent(new Event(sign))
  place.dispatchEvent(new Event(sign))
  expect(run).toHaveBeenCalledOnce()
})

it('never runs once it was stopped', () => {
  runWhen('intent', run, place)()
  place.dispatchEvent(new Event('pointerover'))
  expect(run).not.toHaveBeenCalled()
})
