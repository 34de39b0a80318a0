import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OwnLocationReviewDocument } from '#src/api/generated/documents/own-location-review.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { publishSession } from '#src/shared/session/session-view.ts'
import { member } from '#tests/support/settings-of-member.ts'
import { WriteReview } from './write-review.tsx'

/** What the portal holds. */
let title: string
let isConnected: boolean

const ownReview = () => ({
  ownLocationReview: {
    votedIds: [],
    comments: [],
    review: {
      rating: 3,
      statistics: [],
      authorRelation: 'livesHere',
      sinceYear: null,
      pros: [],
      cons: [],
      photos: [],
      post: {
        postId: 12,
        title,
        content: 'Quiet at night, and the trams come often.',
        status: 'published',
        revision: '0',
      },
    },
  },
})
const execute = ((document: unknown, variables: { input: { review: { title: string } } }) => {
  if (!isConnected) return Promise.reject(new ApiProblem('UNREACHABLE', ''))
  if (document === OwnLocationReviewDocument) return Promise.resolve(ownReview())
  title = variables.input.review.title
  return Promise.resolve({ updateLocationReview: { post: { status: 'published', path: null } } })
  // Only the own review and its change are answered.
}) as unknown as ExecuteDocument
const context = {
  madeAt: Date.UTC(2026, 4, 1),
  origin: '',
  version: '',
  supportPhone: '',
  helpEmail: '',
  mapStyleUrl: null,
}

function Place() {
  const [opening, setOpening] = useState({ isOpen: false, times: 0 })
  const open = () => setOpening(({ times }) => ({ isOpen: true, times: times + 1 }))
  return (
    <>
      <WriteReview
        location={{ uri: 'fitzroy-vic-3065', name: 'Fitzroy' }}
        opening={opening}
        onOpen={open}
        onClose={() => setOpening({ ...opening, isOpen: false })}
      />
      <button type="button" onClick={open}>
        Change
      </button>
    </>
  )
}

beforeEach(async () => {
  localStorage.clear()
  title = 'Quiet but for the trams'
  isConnected = true
  publishSession({ status: 'member', member })
  render(
    <RequestContextProvider value={context}>
      <QueryClientProvider client={new QueryClient()}>
        <ExecuteProvider value={execute}>
          <Place />
        </ExecuteProvider>
      </QueryClientProvider>
    </RequestContextProvider>,
  )
  await screen.findByRole('button', { name: 'Change your review' })
})
afterEach(() => {
  cleanup()
  publishSession({ status: 'loggedOut' })
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })

it('changes the review that stands now, though another window changed it since the page was read', async () => {
  title = 'Louder than it was'
  press('Change your review')
  expect((await field()).value).toBe('Louder than it was')
})

it('opens again by a review once a change was saved', async () => {
  press('Change')
  fireEvent.change(await field(), { target: { value: 'Loud on Fridays' } })
  press('Save changes')
  await screen.findByText('Your change is published.')
  press('Change')
  expect((await field()).value).toBe('Loud on Fridays')
  expect(screen.queryByText('Your change is published.')).toBeNull()
})

it('opens no form where the review cannot be read', async () => {
  isConnected = false
  press('Change your review')
  await screen.findByText('That didn’t work. Please check your connection and try again.')
  expect(screen.queryByRole('textbox')).toBeNull()
})
