import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { components } from '#schema/generated/legacy.ts'
import { savedDraft, draftOf } from './past-sale-draft.ts'
import { PastSaleForm } from './past-sale-form.tsx'

const sale = {
  id: 2,
  status: 'available' as const,
  type: 'sale' as const,
  streetAddress: '3/88 Kerr Street',
  suburb: { uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' },
  price: 640_000,
  completedOn: '2014-09-20',
  propertyType: 'Apartment' as const,
  bedrooms: 2,
  check: { proofKind: 'contractOfSale' as const, proofReference: 'Contract 2014/388', reason: '', version: 0 },
}
const kept: components['schemas']['Transaction'] = {
  id: 9,
  agentId: 1,
  source: 'agent',
  listingId: null,
  status: 'available',
  type: 'sale',
  streetAddress: '3/88 Kerr Street',
  suburbUri: 'fitzroy-vic-3065',
  suburbLabel: 'Fitzroy, VIC 3065',
  price: 640_000,
  completedOn: '2014-09-20',
  propertyType: 'Apartment',
  bedrooms: 2,
  check: { proofKind: 'contractOfSale', proofReference: 'Contract 2014/388', reason: '', version: 0 },
}
const saved = () => Response.json(kept)
const conflict = (message: string) =>
  Response.json({ detail: message, errors: [{ code: 'CONFLICT', message }] }, { status: 409 })
const away = (): Response => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Shown = { openSale?: 'new' | number; now?: typeof sale | null; answers: (() => Response)[] }

function show({ openSale = 'new', now = null, answers }: Shown) {
  const sent: unknown[] = []
  const onReread = vi.fn<() => Promise<void>>(() => Promise.resolve())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push(await new Request(input).json())
    return (answers.shift() ?? (() => conflict('twice')))()
  })
  const form = (changed: typeof sale | null) => (
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={() => Promise.reject(new Error('Nothing is asked for here.'))}>
        <PastSaleForm
          agent={{ id: 1, username: 'imogen' }}
          openSale={openSale}
          sale={changed}
          listPath="/agent/imogen/past-sales"
          newPath="/agent/imogen/past-sales?sale=new"
          onReread={onReread}
        />
      </ExecuteProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(form(now))
  return { sent, onReread, changeTo: (changed: typeof sale | null) => rerender(form(changed)) }
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('names what is missing, puts the focus on the first of it, and sends nothing', async () => {
  const { sent } = show({ answers: [] })
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: 'a million' } })
  await press('Save')
  expect(document.activeElement).toBe(screen.getByLabelText('Street address'))
  expect(screen.getByText('Enter the price in whole dollars, from $1,000 to $500,000,000.')).toBeTruthy()
  expect(screen.getByText(/Enter the reference that stands on the proof/)).toBeTruthy()
  expect(sent).toEqual([])
  expect(savedDraft('imogen', 'new').read()?.price).toBe('a million')
})

it('sends once however often it is pressed, and again under the same key where no answer came', async () => {
  savedDraft('imogen', 'new').write(draftOf(sale))
  const { sent, onReread } = show({ answers: [away, saved] })
  const save = screen.getByRole('button', { name: 'Save' })
  await act(async () => {
    fireEvent.click(save)
    fireEvent.click(save)
  })
  expect(await screen.findByText(/We got no answer/)).toBeTruthy()
  expect(sent).toHaveLength(1)
  expect(savedDraft('imogen', 'new').read()).not.toBeNull()
  await press('Save')
  expect(await screen.findByText(/Saved. Our staff check the proof/)).toBeTruthy()
  expect(sent[1]).toEqual(sent[0])
  expect(savedDraft('imogen', 'new').read()).toBeNull()
  expect(onReread).toHaveBeenCalledOnce()
})

it('offers both where it was changed meanwhile, and saves over the version that is there now', async () => {
  const answers = [() => conflict('This past sale was changed meanwhile.'), saved]
  const { sent, onReread, changeTo } = show({ openSale: 2, now: sale, answers })
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '700,000' } })
  await press('Save')
  await expect.poll(() => onReread.mock.calls.length).toBe(1)
  changeTo({ ...sale, price: 650_000, check: { ...sale.check, version: 4 } })
  expect(screen.getByLabelText('Price')).toHaveProperty('value', '700,000')
  await press('Save mine over it')
  await expect.poll(() => sent.length).toBe(2)
  expect(sent).toMatchObject([
    { price: 700_000, baseVersion: 0 },
    { price: 700_000, baseVersion: 4 },
  ])
})

it('shows what is there now where that is chosen', async () => {
  const { changeTo } = show({ openSale: 2, now: sale, answers: [() => conflict('Changed.')] })
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '700,000' } })
  await press('Save')
  await screen.findByText('Changed.')
  changeTo({ ...sale, price: 650_000, check: { ...sale.check, version: 4 } })
  await press('Show what is there now')
  expect(screen.getByLabelText('Price')).toHaveProperty('value', '650000')
  expect(screen.queryByText('Changed.')).toBeNull()
})

it('offers what was typed as a new one where it was removed meanwhile', async () => {
  const message = 'Our staff removed this past sale: Twice there.'
  const { changeTo } = show({ openSale: 2, now: sale, answers: [() => conflict(message)] })
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '700,000' } })
  await press('Save')
  await screen.findByText(message)
  changeTo(null)
  expect(screen.getByText(message)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Enter it as a new one' })
  expect(link.getAttribute('href')).toBe('/agent/imogen/past-sales?sale=new')
  // Here is no page to go to.
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(savedDraft('imogen', 'new').read()).toMatchObject({ price: '700,000', streetAddress: '3/88 Kerr Street' })
  expect(savedDraft('imogen', 2).read()).toBeNull()
})
