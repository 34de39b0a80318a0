import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { ConfirmationLine } from './confirmation-line.tsx'

afterEach(cleanup)

const listing = { id: 7 }
const onMarket = { listing, confirmedOn: '2026-08-30', dueOn: null, isExpired: false }
const asked = { ...onMarket, dueOn: '2026-12-12' }
const expired = { ...asked, isExpired: true }

const confirmed = { confirmListing: { confirmation: { ...onMarket, confirmedOn: '2026-11-29' } } }

function show(confirmation: typeof asked | typeof onMarket, answer: () => Promise<unknown> = async () => confirmed) {
  const execute = vi.fn<(document: unknown, variables: unknown) => Promise<unknown>>(answer)
  render(
    // Confirming is all that is asked for here.
    <ExecuteProvider value={execute as unknown as ExecuteDocument}>
      <ConfirmationLine confirmation={confirmation} />
    </ExecuteProvider>,
  )
  return { variables: () => execute.mock.calls.map(([, variables]) => variables) }
}

const lines = () => screen.getAllByText(/./u, { selector: 'p' }).map(({ textContent }) => textContent)

it('says when a home was confirmed last, and asks nothing before its time', () => {
  show(onMarket)
  expect(lines()).toEqual(['Last confirmed on 30 August 2026.'])
  expect(screen.getByRole('button', { name: 'Still available' })).toBeTruthy()
})

it('says until when a home must be confirmed, and thanks where the button had the focus', async () => {
  const { variables } = show(asked)
  expect(lines()).toEqual([
    'Is this still right?',
    'Last confirmed on 30 August 2026.',
    'Unless somebody at your agency confirms it, it comes off the market on 12 December 2026.',
  ])
  screen.getByRole('button', { name: 'Still available' }).click()
  const thanks = await screen.findByText('Thanks. We’ll ask again in 90 days.')
  expect(document.activeElement?.contains(thanks)).toBe(true)
  expect(lines()).toEqual(['Last confirmed on 29 November 2026.', thanks.textContent])
  expect(screen.queryByRole('button')).toBeNull()
  expect(variables()).toEqual([{ listingId: 7 }])
})

it('says why a home came off the market, and puts it back', async () => {
  show(expired)
  expect(lines()[0]).toBe('This home came off the market on 12 December 2026, because nobody confirmed it.')
  screen.getByRole('button', { name: 'Put it back on the market' }).click()
  await screen.findByText('Thanks. We’ll ask again in 90 days.')
  expect(lines()[0]).toBe('Last confirmed on 29 November 2026.')
})

it('says why a home was not confirmed, and can be asked again', async () => {
  const message = 'This home is not on the market any more.'
  show(asked, () => Promise.reject(new ApiProblem('CONFLICT', message)))
  screen.getByRole('button', { name: 'Still available' }).click()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('button', { name: 'Still available' })).toHaveProperty('disabled', false)
})
