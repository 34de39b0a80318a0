import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { ListingActs } from './listing-acts.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

// What the form reads of a listing.
const found = {
  listing: { id: 7, listingType: 'sale' },
  state: 'available',
  boostEndsAt: null,
  boostedBy: null,
} as unknown as Parameters<typeof ListingActs>[0]['found']

it('what was so already leaves the act chosen and the reason typed', async () => {
  const onChanged = vi.fn<() => void>()
  // The answer to the one document that is sent.
  const execute = (() => Promise.resolve({ actOnListing: { isChanged: false } })) as unknown as ExecuteDocument
  render(
    <ExecuteProvider value={execute}>
      <ListingActs
        found={found}
        claims={{ listings_permission: ['CanManageAny', 'CanBoost', 'CanViewHidden'] }}
        onChanged={onChanged}
      />
    </ExecuteProvider>,
  )
  fireEvent.change(screen.getByRole('combobox', { name: 'What to do' }), { target: { value: 'boost' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Why' }), { target: { value: 'Thanks for the photos.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Promote it' }))
  await screen.findByText(/Nothing changed/)
  expect(screen.getByRole('button', { name: 'Promote it' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Why' }).value).toBe('Thanks for the photos.')
  expect(onChanged).toHaveBeenCalledOnce()
})
