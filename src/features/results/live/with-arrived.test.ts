import type { ResultOf } from '@graphql-typed-document-node/core'
import { expect, it } from 'vitest'
import type { ListingSearchDocument } from '#src/api/generated/documents/listing-search.ts'
import { type Arrived, withArrived } from './with-arrived.ts'

const listing = (id: number) => ({ id }) as Arrived['listings'][number]

/** A page of results: so many of the places asked for before it ends, then those nearby. */
const page = (ids: readonly number[], chosenTotal: number) =>
  // No more of an answer counts here.
  ({ listingSearch: { results: ids.map(listing), chosenTotal } }) as unknown as ResultOf<typeof ListingSearchDocument>

const orderAfter = (ids: number[], chosenTotal: number, arrived: { ids: number[]; chosen: number[] }, skip = 0) =>
  withArrived(
    page(ids, chosenTotal),
    { listings: arrived.ids.map(listing), chosenIds: new Set(arrived.chosen) },
    skip,
  ).listingSearch.results.map(({ id }) => id)

it.each([
  ['one further down comes first', orderAfter([1, 2, 3], 3, { ids: [3], chosen: [3] }), [3, 1, 2]],
  [
    'one of a later page comes first, and the last makes room',
    orderAfter([1, 2, 3], 30, { ids: [9], chosen: [9] }),
    [9, 1, 2],
  ],
  ['one nearby comes first of those nearby', orderAfter([1, 2, 3, 4], 2, { ids: [4], chosen: [] }), [1, 2, 4, 3]],
  [
    'on a page of homes nearby alone it comes first',
    orderAfter([5, 6, 7], 25, { ids: [7], chosen: [] }, 25),
    [7, 5, 6],
  ],
  [
    'one of the places asked for comes first on a page of homes nearby alone too, and the last makes room',
    orderAfter([5, 6, 7], 25, { ids: [9], chosen: [9] }, 25),
    [9, 5, 6],
  ],
  [
    'more than there are of the places asked for come first all the same',
    orderAfter([1, 5, 6], 26, { ids: [8, 9], chosen: [8, 9] }, 25),
    [8, 9, 5],
  ],
  ['none leaves the page as it is', orderAfter([1, 2], 2, { ids: [], chosen: [] }), [1, 2]],
])('%s', (_case, order, expected) => {
  expect(order).toEqual(expected)
})
