import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paginationWindow } from './pagination-window.ts'

describe('paginationWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 4, [1, 2, 3, 4]],
    [2, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('of page %i of %i is %j', (page, pageCount, expected) => {
    expect(paginationWindow(page, pageCount)).toEqual(expected)
  })

  it('shows more neighbours when asked', () => {
    expect(paginationWindow(10, 20, 2)).toEqual([1, null, 8, 9, 10, 11, 12, null, 20])
  })

  it('holds first, current and last, ascending, each gap hiding at least two pages', () => {
    const pageOfCount = fc
      .integer({ min: 1, max: 2000 })
      .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
    fc.assert(
      fc.property(pageOfCount, ([page, pageCount]) => {
        const items = paginationWindow(page, pageCount)
        expect(items).toEqual(expect.arrayContaining([1, page, pageCount]))
        expect(items.flatMap((item) => item ?? [])).toEqual(
          [...new Set(items.flatMap((item) => item ?? []))].toSorted((a, b) => a - b),
        )
        expect(hiddenAtGaps(items).every((hidden) => hidden >= 2)).toBe(true)
        expect(
          hiddenAtGaps(items).reduce((sum, hidden) => sum + hidden, items.filter((item) => item !== null).length),
        ).toBe(pageCount)
      }),
    )
  })
})

const hiddenAtGaps = (items: (number | null)[]) =>
  items.flatMap((item, index) => (item === null ? [(items[index + 1] ?? 0) - (items[index - 1] ?? 0) - 1] : []))
