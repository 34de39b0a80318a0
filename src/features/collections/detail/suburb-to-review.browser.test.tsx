import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { SuburbToReview } from './suburb-to-review.tsx'

afterEach(cleanup)

// The view reads no more of a home than this.
const listings = [1, 2].map((listingId) => ({
  listingId,
  listing: { address: { suburb: 'Carlton', stateCode: 'VIC', postcode: '3053' } },
})) as unknown as Parameters<typeof SuburbToReview>[0]['listings']

const open = (review: object | null, asked: unknown[] = []) => {
  const execute = ((_document: unknown, variables: unknown) => {
    asked.push(variables)
    return Promise.resolve({ ownLocationReview: { review } })
    // The one document of this view.
  }) as unknown as ExecuteDocument
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={execute}>
        <SuburbToReview listings={listings} />
      </ExecuteProvider>
    </QueryClientProvider>,
  )
}

it('is not asked of whoever reviewed the suburb', async () => {
  const asked: unknown[] = []
  open({ rating: 4 }, asked)
  await waitFor(() => expect(asked).toEqual([{ uri: 'carlton-vic-3053' }]))
  expect(screen.queryByRole('link')).toBeNull()
})

it('leads to the reviews of the suburb, and is never asked again once it is declined', async () => {
  open(null)
  const link = await screen.findByRole('link', { name: 'Know Carlton? Say what it’s like to live there' })
  expect(link.getAttribute('href')).toBe('/suburb-profile/carlton-vic-3053#review')
  fireEvent.click(screen.getByRole('button', { name: 'No thanks' }))
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()

  const asked: unknown[] = []
  open(null, asked)
  expect(screen.queryByRole('link')).toBeNull()
  expect(asked).toEqual([])
})
