import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beforePrint, printPage } from './print-page.ts'

const print = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { print })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  print.mockClear()
})

it('prints once every part is ready, whether it could be made ready or not', async () => {
  let give = () => {}
  const withdraw = [
    beforePrint(() => new Promise<void>((resolve) => (give = resolve))),
    beforePrint(() => Promise.reject(new Error('no map'))),
  ]
  const printing = printPage()
  await vi.advanceTimersByTimeAsync(1000)
  expect(print).not.toHaveBeenCalled()
  give()
  await printing
  expect(print).toHaveBeenCalledOnce()
  for (const each of withdraw) each()
})

it('waits four seconds for what does not come, and for nothing that has gone', async () => {
  const withdraw = beforePrint(() => new Promise(() => {}))
  const printing = printPage()
  await vi.advanceTimersByTimeAsync(3999)
  expect(print).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await printing
  expect(print).toHaveBeenCalledOnce()
  withdraw()
  await printPage()
  expect(print).toHaveBeenCalledTimes(2)
})
