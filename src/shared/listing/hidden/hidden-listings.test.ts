import { afterEach, expect, it } from 'vitest'
import { publishHiddenListings, withoutHiddenListings } from './hidden-listings.ts'

const publish = (all: number[], inThisView: number[] = []) =>
  publishHiddenListings({ all: new Set(all), inThisView: new Set(inThisView) })
afterEach(() => publish([]))

const search = { searchParams: { searchMode: 'buy' } }

it('leaves searches as they are while nothing is hidden', () => {
  expect(withoutHiddenListings(search)).toBe(search)
})

it('leaves hidden homes out of searches, but for those that were hidden in the view that is open', () => {
  publish([30, 4, 7], [7])
  expect(withoutHiddenListings(search)).toEqual({ searchParams: { searchMode: 'buy', withoutListingIds: [4, 30] } })
  expect(search).toEqual({ searchParams: { searchMode: 'buy' } })
})

it('leaves other questions alone, and those that say themselves what is left out', () => {
  publish([4])
  for (const variables of [
    {},
    null,
    undefined,
    { id: 4 },
    { searchParams: null },
    { searchParams: { withoutListingIds: [] } },
  ]) {
    expect(withoutHiddenListings<unknown>(variables)).toBe(variables)
  }
})
