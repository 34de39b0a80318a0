import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferredCode } from './deferred-code.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps a failure for a while, and asks anew at once for a visitor who tries again', async () => {
  const importModule = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('gone')))
  const code = deferredCode(importModule)
  await Promise.all([expect(code.load()).rejects.toThrow('gone'), vi.advanceTimersByTimeAsync(2000)])
  await expect(code.load()).rejects.toThrow('gone')
  expect(importModule).toHaveBeenCalledTimes(3)

  importModule.mockResolvedValue('code')
  expect(await Promise.all([code.loadAgain(), code.loadAgain(), code.load()])).toEqual(['code', 'code', 'code'])
  expect(importModule).toHaveBeenCalledTimes(4)
})
