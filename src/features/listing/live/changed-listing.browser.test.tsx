import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ListingDetailsDocument } from '#src/api/generated/documents/listing-details.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import { wantedTopics } from '#src/shared/live/subscribed-topics.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import startChangedListing from './changed-listing.deferred-island.tsx'

const region = () => document.querySelector('[data-live="changed-listing"]')

it('a notice tells of a change of this listing alone, and its button reads it again', async () => {
  document.body.innerHTML = '<main><h1>9 New Street</h1></main>'
  let reads = 0
  // The island reads nothing of the answer.
  const execute = (async () => ({ listing: { reads: ++reads } })) as unknown as ExecuteDocument
  const queryClient = new QueryClient()
  startChangedListing({ queryClient })
  const stop = new QueryObserver(queryClient, documentQuery(execute, ListingDetailsDocument, { id: 7 })).subscribe(
    () => {},
  )
  await vi.waitFor(() => expect(wantedTopics()).toEqual(['listing:7']))

  emit('listing.changed', { listingId: 8, kind: 'listing.priceChanged' })
  emit('listing.changed', { listingId: 7, kind: 'listing.contentChanged' })
  expect(region()?.textContent).toBe('')
  emit('listing.changed', { listingId: 7, kind: 'listing.priceChanged' })
  await vi.waitFor(() => expect(region()?.textContent).toContain('This listing has just changed.'))
  expect(reads).toBe(1)

  region()?.querySelector('button')?.click()
  await vi.waitFor(() => expect(region()?.textContent).toBe(''))
  expect([reads, document.activeElement]).toEqual([2, document.querySelector('h1')])
  stop()
})
