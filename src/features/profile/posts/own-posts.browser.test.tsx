import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { member } from '#tests/support/settings-of-member.ts'
import { OwnPosts } from './own-posts.tsx'

const post = { content: 'See www.example.com', status: 'held', decisionReason: null, revision: '0' }
const pending = {
  pendingPosts: [
    {
      ...post,
      postId: 17,
      kind: 'question',
      title: 'Is it loud at night?',
      holdReasons: ['link'],
      path: '/fitzroy-vic-3065/questions/is-it-loud-at-night-17',
    },
  ],
  pendingAgentReviews: [{ ...post, id: '19', title: 'Straight with us', agent: { username: 'mia-chen' } }],
}

function open(username: string) {
  const asked = vi.fn<(document: unknown, variables: unknown) => Promise<unknown>>(() =>
    Promise.resolve({ ...pending, withdrawPost: { post: { postId: 17, status: 'withdrawn' } } }),
  )
  // What is pending and taking back are all that is answered.
  const execute = asked as unknown as ExecuteDocument
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={execute}>
        <OwnPosts username={username} />
      </ExecuteProvider>
    </QueryClientProvider>,
  )
  return () => asked.mock.calls.map(([, variables]) => variables)
}

afterEach(() => {
  cleanup()
  publishSession({ status: 'loggedOut' })
})

it('shows a member on their own profile what is not published, why, where, and how to take it back', async () => {
  publishSession({ status: 'member', member })
  const asked = open(member.username)
  await screen.findByText('Is it loud at night?')
  expect(screen.getByText('Our staff are reading it, because it has a link in it')).toBeTruthy()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/fitzroy-vic-3065/questions/is-it-loud-at-night-17',
    '/agent/mia-chen/write-a-review?review=19',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Take back “Is it loud at night?”' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take back for good “Is it loud at night?”' }))
  await vi.waitFor(() => expect(asked()).toContainEqual({ postId: 17 }))
})

it('asks for nothing on the profile of somebody else, nor for who is not logged in', async () => {
  publishSession({ status: 'member', member })
  const ofOther = open('omar')
  cleanup()
  publishSession({ status: 'loggedOut' })
  const ofNobody = open(member.username)
  // The code of the one above is there by now.
  await vi.waitFor(() => expect([ofOther(), ofNobody(), screen.queryByRole('region')]).toEqual([[], [], null]))
})
