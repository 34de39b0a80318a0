import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import '#src/design/themes/global.css.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { DeadLetters } from './dead-letters.tsx'

type Asked = { ids: readonly number[]; act: string; reason: string }

const letter = (id: number) => ({
  id,
  consumer: 'alerts',
  kind: 'listing.published',
  subjectId: 100 + id,
  error: 'value too long',
  occurredAt: '2026-11-22T23:00:00Z',
  createdAt: '2026-11-22T23:05:00Z',
  isRetrying: false,
})

let asked: Asked[] = []
let letters = [letter(1), letter(2)]
let queryClient = new QueryClient()

/** A portal where what is asked for is gone at once. */
const execute = (async (_document: unknown, variables: { input?: Asked }) => {
  const { input } = variables
  if (input === undefined) return { deadLetters: { total: letters.length, results: letters } }
  asked.push(input)
  const before = letters.length
  letters = letters.filter(({ id }) => !input.ids.includes(id))
  const done = before - letters.length
  return { actOnDeadLetters: { done, settled: input.ids.length - done } }
}) as ExecuteDocument

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ExecuteProvider value={execute}>
        <DeadLetters />
      </ExecuteProvider>
    </QueryClientProvider>,
  )

const open = async () => fireEvent.click(await screen.findByText('Try again or discard'))
const choose = (value: string) => fireEvent.change(screen.getByLabelText('Which'), { target: { value } })
const form = (name: string) => within(screen.getByRole('form', { name }))
const why = (name: string) => form(name).getByRole<HTMLInputElement>('textbox', { name: 'Why' })
function send(name: string, reason: string) {
  fireEvent.change(why(name), { target: { value: reason } })
  fireEvent.click(form(name).getByRole('button'))
}

beforeEach(() => {
  history.replaceState(null, '', location.pathname)
  asked = []
  letters = [letter(1), letter(2)]
  queryClient = new QueryClient()
})
afterEach(cleanup)

it('has one tried again with a reason, says so, and shows what is left', async () => {
  show()
  await open()
  choose('2')
  send('Try again', 'Mended.')
  await screen.findByText('1 change will be tried again.')
  expect(asked).toEqual([{ ids: [2], act: 'retry', reason: 'Mended.' }])
  await screen.findByText('1 to 1 of 1')
})

it('has all that wait on the page discarded', async () => {
  show()
  await open()
  send('Discard', 'Nobody needs them.')
  await screen.findByText('2 changes discarded.')
  expect(asked).toEqual([{ ids: [1, 2], act: 'discard', reason: 'Nobody needs them.' }])
  await screen.findByText('Nothing here.')
  expect(screen.queryByText('Try again or discard')).toBe(null)
})

it('keeps what was chosen and typed when somebody else settles it meanwhile, and says so', async () => {
  show()
  await open()
  choose('2')
  fireEvent.change(why('Discard'), { target: { value: 'Too old.' } })
  letters = [letter(1)]
  await queryClient.invalidateQueries()
  await screen.findByText('1 to 1 of 1')
  expect(why('Discard').value).toBe('Too old.')
  fireEvent.click(form('Discard').getByRole('button'))
  await screen.findByText('1 was no longer waiting: somebody else had it tried again or discarded it.')
  expect(asked).toEqual([{ ids: [2], act: 'discard', reason: 'Too old.' }])
  expect(letters).toEqual([letter(1)])
})

it('needs a reason', async () => {
  show()
  await open()
  send('Discard', 'no')
  await form('Discard').findByText('Say why in 5 to 500 characters.')
  expect(asked).toEqual([])
})
