import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { WriteReview } from './write-review.tsx'

const member: Member = {
  id: 1,
  username: 'lena',
  name: 'Lena',
  type: 1,
  isAgent: false,
  displayDescription: '',
  avatar: null,
  claims: {},
  communications: [],
}
const held = {
  postId: 23,
  title: 'Quiet but for the trams',
  content: 'See www.example.com for what we found out about it.',
  status: 'held',
  holdReasons: ['link'],
  decisionReason: null,
}

afterEach(() => {
  cleanup()
  publishSession({ status: 'loggedOut' })
})

it('lets its author take a review back or change it while staff read it', async () => {
  publishSession({ status: 'member', member })
  const asked = vi.fn<(document: unknown, variables: unknown) => Promise<unknown>>(() =>
    Promise.resolve({
      ownLocationReview: { isFollowing: false, votedIds: [], review: { post: held }, comments: [] },
      withdrawPost: { post: { postId: 23, status: 'withdrawn' } },
    }),
  )
  const onOpen = vi.fn<() => void>()
  // No more of an own review is read here than its post.
  const execute = asked as unknown as ExecuteDocument
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={execute}>
        <WriteReview
          location={{ uri: 'fitzroy-vic-3065', name: 'Fitzroy' }}
          opening={{ isOpen: false, times: 0 }}
          onOpen={onOpen}
          onClose={() => {}}
        />
      </ExecuteProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
  fireEvent.click(screen.getByRole('button', { name: 'Take back “Quiet but for the trams”' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take back for good “Quiet but for the trams”' }))
  await vi.waitFor(() => expect(asked.mock.calls.map(([, variables]) => variables)).toContainEqual({ postId: 23 }))
})
