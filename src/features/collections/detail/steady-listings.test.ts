import { describe, expect, it } from 'vitest'
import { steadied } from './steady-listings.ts'

const listing = (listingId: number, comment = '') => ({ listingId, comment })
const idsOf = (listings: readonly { listingId: number }[] = []) => listings.map(({ listingId }) => listingId)
const first = steadied(null, { key: 'added', listingIds: [1, 2, 3, 4], listings: [listing(1), listing(2)] })

describe('the homes of a collection that is read', () => {
  it('stand as they were read first', () => {
    expect([idsOf(first?.shown), first?.freshCount]).toEqual([[1, 2], 0])
  })

  it('do not move when others add homes, which are counted', () => {
    const next = steadied(first, { key: 'added', listingIds: [9, 8, 1, 2, 3, 4], listings: [listing(9), listing(8)] })
    expect([idsOf(next?.shown), next?.freshCount]).toEqual([[1, 2], 2])
  })

  it('change in their place', () => {
    const next = steadied(first, { key: 'added', listingIds: [1, 2, 3, 4], listings: [listing(2, 'Nice'), listing(1)] })
    expect(next?.shown).toEqual([listing(1), listing(2, 'Nice')])
  })

  it('keep their place when they are removed, and are there again when they come back', () => {
    const without = steadied(first, { key: 'added', listingIds: [2, 3, 4], listings: [listing(2), listing(3)] })
    expect([idsOf(without?.shown), [...(without?.gone ?? [])]]).toEqual([[1, 2], [1]])
    const again = steadied(without, { key: 'added', listingIds: [1, 2, 3, 4], listings: [listing(1), listing(2)] })
    expect([idsOf(again?.shown), again?.gone.size, again?.freshCount]).toEqual([[1, 2], 0, 0])
  })

  it('are taken anew in another order, and stay while that is read', () => {
    expect(steadied(first, null)).toBe(first)
    const next = steadied(first, { key: 'price', listingIds: [5, 1, 2, 3, 4], listings: [listing(4), listing(5)] })
    expect([idsOf(next?.shown), next?.freshCount]).toEqual([[4, 5], 0])
  })

  it('are the same as long as nothing was read', () => {
    const latest = { key: 'added', listingIds: [1, 2], listings: [listing(1)] }
    const state = steadied(null, latest)
    expect(steadied(state, { ...latest })).toBe(state)
  })
})
