import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { publishSession } from '#src/shared/session/session-view.ts'
import { OwnQuestion } from './own-question.tsx'

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
const requestContext = {
  madeAt: 0,
  origin: 'https://homely.example',
  version: '1',
  supportPhone: '',
  helpEmail: '',
  mapStyleUrl: null,
}
const question = {
  postId: 17,
  kind: 'question',
  title: 'Is it loud at night?',
  content: 'See www.example.com',
  status: 'held',
  holdReasons: ['link'],
  decisionReason: null,
}

function open(thread: object | null) {
  const asked = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ ownThread: thread }))
  // Nothing but the thread is read here.
  const execute = asked as unknown as ExecuteDocument
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={execute}>
        <RequestContextProvider value={requestContext}>
          <OwnQuestion postId={17}>
            <p>No such question</p>
          </OwnQuestion>
        </RequestContextProvider>
      </ExecuteProvider>
    </QueryClientProvider>,
  )
  return asked
}

/** Whether a text can be seen. */
const shown = (text: string) => screen.queryByText(text)?.checkVisibility() ?? false

beforeEach(() => publishSession({ status: 'unknown' }))
afterEach(() => {
  delete document.documentElement.dataset['hasSession']
  cleanup()
  publishSession({ status: 'loggedOut' })
})

it('shows its author what waits, why, and how to change it or take it back', async () => {
  document.documentElement.dataset['hasSession'] = ''
  open({ votedIds: [], isFollowing: true, isAuthor: true, posts: [question] })
  expect([shown('No such question'), shown('Loading this question…')]).toEqual([false, true])
  act(() => publishSession({ status: 'member', member }))
  expect([shown('No such question'), shown('Loading this question…')]).toEqual([false, true])
  await screen.findByRole('heading', { level: 1, name: 'Your question isn’t published' })
  expect(screen.getByText('Is it loud at night?')).toBeTruthy()
  expect(screen.getByText('See www.example.com')).toBeTruthy()
  expect(screen.getByText('Our staff are reading it, because it has a link in it')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take back “Is it loud at night?”' })).toBeTruthy()
  expect(screen.queryByText('No such question')).toBeNull()
})

it('is not there for another member, who has none of it', async () => {
  publishSession({ status: 'member', member })
  const asked = open(null)
  await vi.waitFor(() => expect(shown('No such question')).toBe(true))
  expect(asked).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button')).toBeNull()
})

it('is not there for who has no session, whoever they may be', () => {
  open({ votedIds: [], isFollowing: true, isAuthor: true, posts: [question] })
  expect([shown('No such question'), shown('Loading this question…')]).toEqual([true, false])
})

it('is not there for who is not logged in, and is not asked for', () => {
  publishSession({ status: 'loggedOut' })
  const asked = open({ votedIds: [], isFollowing: true, isAuthor: true, posts: [question] })
  expect(screen.getByText('No such question')).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
})
