import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useGrowingList } from './use-growing-list.ts'

const list = Array.from({ length: 14 }, (_, index) => index)

afterEach(cleanup)

it('begins with the first and grows by a few with each frame until it is whole', async () => {
  const seen: number[] = []
  const { result } = renderHook(() => {
    const shown = useGrowingList(list, 6)
    seen.push(shown.length)
    return shown
  })
  expect(result.current).toEqual([0, 1, 2, 3, 4, 5])
  await vi.waitFor(() => expect(result.current).toBe(list))
  expect([...new Set(seen)]).toEqual([6, 9, 12, 14])
})

it('is whole at once where the list is no longer than its beginning', () => {
  const { result } = renderHook(() => useGrowingList(list, 25))
  expect(result.current).toBe(list)
})
