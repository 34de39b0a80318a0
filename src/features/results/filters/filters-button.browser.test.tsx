import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parseSearchUrl } from '#domain/search/search-url.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { watchModalHistory } from '#src/design/modal/modal-history.ts'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { filterChips } from '#src/features/results/parts.ts'
import { FiltersButton } from './filters-button.tsx'
import { saveFilters, savedFilters } from './saved-filters.ts'

const RICHMOND = '/for-sale/richmond-vic-3121/real-estate'
const FITZROY = '/for-sale/fitzroy-vic-3065/real-estate'
const testPage = location.href
const queryClient = new QueryClient()

/** The figures of the filters never come. */
const execute: ExecuteDocument = () => new Promise(() => {})

const requestContext = {
  madeAt: Date.parse('2026-11-20T02:00:00Z'),
  origin: 'https://homely.example',
  version: '1.2.3',
  supportPhone: '(03) 7010 0100',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
}

const searchOf = (address: string) => {
  const reading = parseSearchUrl(address)
  if (!reading.ok) throw new Error(`${address} is no search`)
  return reading.parameters
}

/** The buttons of the list and of the map. */
const buttonsAt = (address: string) => (
  <QueryClientProvider client={queryClient}>
    <ExecuteProvider value={execute}>
      <RequestContextProvider value={requestContext}>
        <FiltersButton parameters={searchOf(address)} />
        <FiltersButton parameters={searchOf(address)} isOnMap />
      </RequestContextProvider>
    </ExecuteProvider>
  </QueryClientProvider>
)

const sheets = () => screen.queryAllByRole<HTMLDialogElement>('dialog', { name: 'Filters' })
const entry = () => JSON.stringify(history.state)

async function open(button: 'list' | 'map') {
  const link = screen.getAllByRole('link', { name: 'Filters' })[button === 'list' ? 0 : 1]
  if (link) await userEvent.click(link)
  await screen.findByRole('dialog', { name: 'Filters' })
  await expect.poll(entry).toContain('openModals')
}

const threeBedrooms = () =>
  within(screen.getByRole('group', { name: 'Bedrooms' })).getByRole<HTMLInputElement>('checkbox', { name: '3' })

beforeAll(() => filterChips.load())
beforeEach(async () => {
  await page.viewport(360, 740)
  watchModalHistory()
  history.pushState(null, '', RICHMOND)
})
afterEach(async () => {
  cleanup()
  await vi.waitUntil(() => !entry().includes('openModals'))
  sessionStorage.clear()
  history.pushState(null, '', testPage)
})

it('shows what is chosen on the map, and keeps nothing for the search that follows', async () => {
  const { rerender } = render(buttonsAt(RICHMOND))
  await open('list')
  await userEvent.keyboard('{Escape}')
  await open('map')
  await userEvent.click(threeBedrooms())
  await userEvent.click(screen.getByRole('button', { name: /^Show/ }))
  await expect.poll(() => location.pathname).toBe(`${RICHMOND}/3-bedrooms`)
  rerender(buttonsAt(`${RICHMOND}/3-bedrooms`))
  expect(sheets()).toEqual([])
  expect(savedFilters(`${RICHMOND}/3-bedrooms`)).toBeNull()
})

it('keeps nothing while it is closed and the map moves on', async () => {
  const { rerender } = render(buttonsAt(RICHMOND))
  await open('map')
  await userEvent.keyboard('{Escape}')
  rerender(buttonsAt(FITZROY))
  expect(savedFilters(FITZROY)).toBeNull()
  expect(sheets()).toEqual([])
})

it.each([
  ['the list', null, 1280, 0],
  ['the list', { mapOpenedAt: RICHMOND }, 1280, 0],
  ['the list', null, 360, 0],
  ['the map', { mapOpenedAt: RICHMOND }, 360, 1],
] as const)('opens again with the button of %s (%j, %i px wide)', async (_, state, width, index) => {
  await page.viewport(width, 740)
  history.replaceState(state, '')
  saveFilters(RICHMOND, searchOf(`${RICHMOND}/3-bedrooms`), true)
  render(buttonsAt(RICHMOND))
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  expect(sheet.previousElementSibling).toBe(screen.getAllByRole('link', { name: 'Filters', hidden: true })[index])
})

it('closes without a step in the history when nothing was changed', async () => {
  render(buttonsAt(RICHMOND))
  await open('list')
  const before = history.length
  await userEvent.click(screen.getByRole('button', { name: /^Show/ }))
  await expect.poll(sheets).toEqual([])
  await expect.poll(entry).toBe('null')
  expect([location.pathname, history.length]).toEqual([RICHMOND, before])
  history.forward()
  await expect.poll(entry).toBe('null')
})

it('finds again what was chosen before Back, which Android sends as a request to close', async () => {
  render(buttonsAt(RICHMOND))
  await open('list')
  await userEvent.click(threeBedrooms())
  sheets()[0]?.requestClose()
  await expect.poll(sheets).toEqual([])
  await open('list')
  expect(threeBedrooms().checked).toBe(true)
})
