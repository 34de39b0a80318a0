import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { HelpfulToggle } from './helpful-toggle.tsx'

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
const sent: unknown[] = []
let refusal: ApiProblem | null = null
/** The portal of this file: the outbox of a page asks the one that it was started with. */
const execute = ((_document: unknown, variables: unknown) => {
  sent.push(variables)
  return refusal === null ? Promise.resolve({}) : Promise.reject(refusal)
  // The outbox reads nothing of the answer to a vote.
}) as unknown as ExecuteDocument

let postId = 0
let readings = 0

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={execute}>
        <HelpfulToggle
          post={{ postId, of: 'post' }}
          isOn={false}
          count={2}
          label="Helpful: “Quiet”"
          readAgain={() => Promise.resolve((readings += 1))}
        />
      </ExecuteProvider>
    </QueryClientProvider>,
  )
const button = () => screen.getByRole('button', { name: 'Helpful: “Quiet”' })
const shown = () => [button().textContent, button().getAttribute('aria-pressed')]
const lose = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(() => {
  sessionStorage.clear()
  postId += 1
  readings = 0
  sent.length = 0
  refusal = null
  publishSession({ status: 'member', member })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  publishSession({ status: 'loggedOut' })
})

it('asks who is not logged in to do so, and sends nothing', async () => {
  publishSession({ status: 'loggedOut' })
  const asked: unknown[] = []
  const stop = on('auth.requested', (request) => void asked.push(request))
  open()
  fireEvent.click(button())
  await vi.waitFor(() => expect(asked).toEqual([{ form: 'signIn', position: 'other' }]))
  expect([shown(), sent]).toEqual([['Helpful (2)', 'false'], []])
  stop()
})

it('finishes the press of who was not logged in once, when they are, and no other', async () => {
  publishSession({ status: 'loggedOut' })
  open()
  fireEvent.click(button())
  await vi.waitFor(() => expect(sessionStorage.getItem('pressOfNobody')).toBe(`"helpful post ${postId}"`))
  cleanup()
  postId += 1
  open()
  act(() => publishSession({ status: 'member', member }))
  cleanup()
  expect(sent).toEqual([])
  postId -= 1
  open()
  await vi.waitFor(() => expect(sent).toEqual([{ postId, isGiven: true }]))
  cleanup()
  open()
  act(() => publishSession({ status: 'loggedOut' }))
  act(() => publishSession({ status: 'member', member }))
  await screen.findByRole('button')
  expect(sent).toHaveLength(1)
})

it('waits with a press until it is known who is there', async () => {
  publishSession({ status: 'unknown' })
  open()
  fireEvent.click(button())
  publishSession({ status: 'member', member })
  await vi.waitFor(() => expect(sent).toEqual([{ postId, isGiven: true }]))
})

it('shows a vote that is kept without a connection, also when the page is opened again, and reads again once it is sent', async () => {
  open()
  lose(false)
  fireEvent.click(button())
  await screen.findByText('Kept on this device. We’ll send it when you’re back online.')
  expect([shown(), sent]).toEqual([['Helpful (3)', 'true'], []])
  cleanup()
  open()
  expect([shown(), readings]).toEqual([['Helpful (3)', 'true'], 0])
  lose(true)
  await vi.waitFor(() => expect([sent, readings]).toEqual([[{ postId, isGiven: true }], 1]))
})

it('takes a vote back that the portal refuses, in its words', async () => {
  refusal = new ApiProblem('BAD_INPUT', 'You can’t vote for your own post.')
  open()
  fireEvent.click(button())
  await screen.findByText('You can’t vote for your own post.')
  await vi.waitFor(() => expect(shown()).toEqual(['Helpful (2)', 'false']))
})
