import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { PostActions } from './post-actions.tsx'

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
const post = { postId: 41, content: 'In the roof.' }
const sent: unknown[] = []
/** What the portal holds, which changes with each change. */
let text: string
let revision: number
let isConnected: boolean

const execute = ((_document: unknown, variables: { input?: { content: string; revision: string } }) => {
  sent.push(variables)
  if (variables.input && variables.input.revision !== String(revision)) {
    return Promise.reject(new ApiProblem('CONFLICT', ''))
  }
  text = variables.input?.content ?? text
  revision += 1
  const written = { post: { postId: 41, status: 'published', path: null } }
  return Promise.resolve({ updatePost: written, withdrawPost: written })
  // The answers to a change and to taking back are all that is read.
}) as unknown as ExecuteDocument

const readOwn = () =>
  isConnected
    ? Promise.resolve({ content: text, status: 'published' as const, revision: String(revision) })
    : Promise.reject(new ApiProblem('UNREACHABLE', ''))

beforeEach(() => {
  sent.length = 0
  text = post.content
  revision = 0
  isConnected = true
  localStorage.clear()
  publishSession({ status: 'member', member })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={execute}>
        <PostActions thread={{ ownIds: [41], readOwn, readAgain: () => Promise.resolve() }} kind="answer" post={post} />
      </ExecuteProvider>
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  publishSession({ status: 'loggedOut' })
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/ })

it('changes what stands now, though another tab changed it since it was shown', async () => {
  text = 'In the roof of number 9.'
  press('Change')
  expect((await field()).value).toBe('In the roof of number 9.')
})

it('opens the form again after a change was saved, which it calls a change', async () => {
  press('Change')
  fireEvent.change(await field(), { target: { value: 'Under the roof.' } })
  press('Save changes')
  await screen.findByText('Your change is published.')
  press('Change')
  expect((await field()).value).toBe('Under the roof.')
  expect(screen.queryByText('Your change is published.')).toBeNull()
})

/** A change here, after another window changed the post since it was opened. */
async function changeWhatIsAnother(typed: string) {
  press('Change')
  fireEvent.change(await field(), { target: { value: typed } })
  text = 'From another window.'
  revision += 1
  press('Save changes')
  await screen.findByText(/^This was changed since you opened it/)
}

it('overwrites no change of another window, shows it, and saves what was typed where its author wants that', async () => {
  await changeWhatIsAnother('Under the roof.')
  expect([text, (await field()).value]).toEqual(['From another window.', 'Under the roof.'])
  expect(screen.getByText('From another window.')).toBeDefined()
  press('Save mine instead')
  await screen.findByText('Your change is published.')
  expect(text).toBe('Under the roof.')
})

it('goes on with the change of another window where its author wants that', async () => {
  await changeWhatIsAnother('Under the roof.')
  press('Go on with what it says now')
  expect((await field()).value).toBe('From another window.')
  expect(screen.queryByText(/^This was changed since you opened it/)).toBeNull()
})

it('takes its own change whose answer was lost for sent', async () => {
  press('Change')
  fireEvent.change(await field(), { target: { value: 'Under the roof. ' } })
  text = 'Under the roof.'
  revision += 1
  press('Save changes')
  await screen.findByText('Your change is published.')
  expect(sent).toHaveLength(1)
})

it('opens no form with words that may be old where what stands now cannot be read', async () => {
  isConnected = false
  press('Change')
  await screen.findByText('That didn’t work. Please check your connection and try again.')
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('asks before it takes a post back, and two quick presses on one place take nothing back', async () => {
  const first = screen.getByRole('button', { name: 'Take back “In the roof.”' })
  fireEvent.click(first)
  expect(first.textContent).toBe('Keep it')
  fireEvent.click(first)
  expect([first.textContent, screen.queryByRole('button', { name: /^Take back for good/ }), sent]).toEqual([
    'Take back',
    null,
    [],
  ])
  fireEvent.click(first)
  press('Take back for good “In the roof.”')
  await vi.waitFor(() => expect(sent).toEqual([{ postId: 41 }]))
  await screen.findByText('It’s taken back.')
})
