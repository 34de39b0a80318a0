import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { ListingSearchDocument } from '#src/api/generated/documents/listing-search.ts'
import { NewListingsDocument } from '#src/api/generated/documents/new-listings.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import { wantedTopics } from '#src/shared/live/subscribed-topics.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { arrivedListings } from '#src/shared/storage/arrived-listings.ts'
import startNewListings from './new-listings.deferred-island.tsx'

const asked: unknown[] = []
let results = [{ id: 1 }]

/** A server whose search finds every home but number 9. */
const execute = (async (document: unknown, variables: { listingIds?: number[] }) => {
  if (document === NewListingsDocument) return { listingsById: variables.listingIds?.map((id) => ({ id })) }
  if (variables.listingIds !== undefined) {
    asked.push(variables.listingIds)
    return { matchingListingIds: variables.listingIds.filter((id) => id !== 9) }
  }
  const searchLocations = [{ stateCode: 'VIC' }]
  return {
    listingSearch: {
      results,
      chosenTotal: results.length,
      searchParams: { locationSearchContext: { searchLocations } },
    },
  }
  // The island reads no more of an answer than this.
}) as unknown as ExecuteDocument

const bar = () => document.querySelector<HTMLButtonElement>('[data-live="new-homes"] button')
const publish = (listingId: number) => emit('listing.changed', { listingId, kind: 'listing.published' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = '<main><h1>Homes</h1></main>'
})
afterEach(() => vi.useRealTimers())

it('a bar tells of new homes that match and are not shown; a press puts them on top, marked, and leads there', async () => {
  const queryClient = new QueryClient()
  startNewListings({ queryClient, execute })
  const query = documentQuery(execute, ListingSearchDocument, {
    searchParams: { searchMode: 'buy', locationSearchContext: {} },
  })
  const stop = new QueryObserver(queryClient, query).subscribe(() => {})
  await vi.waitFor(() => expect(wantedTopics()).toEqual(['listings:VIC']))

  for (const id of [1, 2, 3, 9]) publish(id)
  await vi.advanceTimersByTimeAsync(2999)
  expect([asked, bar()]).toEqual([[], null])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(bar()?.textContent).toBe('2 new homes'))
  expect(bar()?.closest('[aria-live="polite"]')).not.toBeNull()
  expect(document.activeElement).toBe(document.body)

  results = [{ id: 1 }, { id: 2 }, { id: 3 }]
  bar()?.click()
  await vi.waitFor(() => expect(bar()).toBeNull())
  expect(document.activeElement).toBe(document.querySelector('h1'))
  const shown = queryClient.getQueryData(query.queryKey)?.listingSearch.results.map(({ id }) => id)
  expect([shown, [...arrivedListings()]]).toEqual([
    [2, 3, 1],
    [2, 3],
  ])

  stop()
  await vi.waitFor(() => expect(wantedTopics()).toEqual([]))
})

it('a press puts as many on top as a page shows', async () => {
  const numbers = (from: number) => Array.from({ length: SEARCH_PAGE_SIZE }, (_, index) => from + index)
  const queryClient = new QueryClient()
  results = numbers(101).map((id) => ({ id }))
  startNewListings({ queryClient, execute })
  const query = documentQuery(execute, ListingSearchDocument, {
    searchParams: { searchMode: 'buy', locationSearchContext: {} },
  })
  const stop = new QueryObserver(queryClient, query).subscribe(() => {})
  await vi.waitFor(() => expect(wantedTopics()).toEqual(['listings:VIC']))
  for (const id of [...numbers(11), 200]) publish(id)
  await vi.advanceTimersByTimeAsync(3000)
  await vi.waitFor(() => expect(bar()?.textContent).toBe('26 new homes'))
  bar()?.click()
  await vi.waitFor(() => expect(bar()).toBeNull())
  const shown = queryClient.getQueryData(query.queryKey)?.listingSearch.results.map(({ id }) => id)
  expect(shown).toEqual(numbers(11))
  stop()
  await vi.waitFor(() => expect(wantedTopics()).toEqual([]))
})
