import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import { OwnNote } from './own-note.tsx'
import { PresentMemberProvider } from './present-member.ts'

afterEach(cleanup)

// The view reads no more of a home than this.
const listing = { listingId: 1, ownNote: { note: 'North facing', stage: null, version: 1 } } as Parameters<
  typeof OwnNote
>[0]['listing']

const viewOf = (memberId: number) => (
  <QueryClientProvider client={new QueryClient()}>
    <ExecuteProvider value={() => Promise.reject(new Error('Nothing is asked for here.'))}>
      <PresentMemberProvider value={memberId}>
        <OwnNote listing={listing} />
      </PresentMemberProvider>
    </ExecuteProvider>
  </QueryClientProvider>
)

it('has no form until it is opened, and keeps what was typed when it is closed or left, for its member', async () => {
  const open = (memberId: number) => render(viewOf(memberId))
  const { unmount } = open(1)
  const summary = screen.getByText('Your note')
  expect(document.querySelector('form, textarea, select')).toBeNull()
  expect(summary.parentElement?.textContent).toBe('Your note: North facing')

  fireEvent.click(summary)
  const field = await screen.findByRole('textbox', { name: 'Note' })
  expect(field).toHaveProperty('value', 'North facing')
  fireEvent.change(field, { target: { value: 'North facing, quiet' } })
  fireEvent.click(summary)
  fireEvent.click(summary)
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'North facing, quiet')

  unmount()
  open(2)
  expect(screen.getByText('Your note').parentElement?.textContent).toBe('Your note: North facing')
  cleanup()
  open(1)
  expect(screen.getByText('Your note').parentElement?.textContent).toBe('Your note: North facing · not saved yet')
  fireEvent.click(screen.getByText('Your note'))
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'North facing, quiet')
})

it('has its form where it was opened before its code was there', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(viewOf(3))
  const details = container.querySelector('details')
  if (details === null) throw new Error('There is nothing to open')
  const wasToggled = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }))
  details.open = true
  await wasToggled
  render(viewOf(3), { container, hydrate: true })
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'North facing')
})
