import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventCounts, sizeOfBatch } from './tracking-batch.ts'

const groups = fc.array(
  fc.record({
    type: fc.constantFrom(1, 17, 27),
    pageType: fc.constantFrom('home', 'searchResults'),
    ids: fc.array(fc.integer({ min: 1, max: 9 })),
  }),
)

describe('a batch of events', () => {
  it('is counted for each listing, type and page type', () => {
    const counts = eventCounts([
      { type: 27, pageType: 'home', ids: [1, 2, 1] },
      { type: 27, pageType: 'home', ids: [1] },
      { type: 1, pageType: 'listingDetails', ids: [1] },
    ])
    expect(counts).toEqual([
      { id: 1, type: 27, pageType: 'home', count: 3 },
      { id: 2, type: 27, pageType: 'home', count: 1 },
      { id: 1, type: 1, pageType: 'listingDetails', count: 1 },
    ])
  })

  it('loses and invents nothing', () => {
    fc.assert(
      fc.property(groups, (batch) => {
        const counts = eventCounts(batch)
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(sizeOfBatch(batch))
        expect(new Set(counts.map(({ id, type, pageType }) => `${id} ${type} ${pageType}`)).size).toBe(counts.length)
      }),
    )
  })
})
