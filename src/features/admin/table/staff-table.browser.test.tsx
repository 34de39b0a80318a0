import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '#src/design/themes/global.css.ts'
import { StaffTable } from './staff-table.tsx'
import type { StaffColumn } from './table-view.ts'

type Office = { id: number; name: string; state: string; homes: number | null }

const offices: readonly Office[] = [
  { id: 1, name: 'Brunswick', state: 'VIC', homes: 10 },
  { id: 2, name: 'Armidale', state: 'NSW', homes: null },
  { id: 3, name: 'Carlton 10', state: 'VIC', homes: 9 },
  { id: 4, name: 'Carlton 9', state: 'VIC', homes: 100 },
]

const columns: readonly StaffColumn<Office>[] = [
  { id: 'name', title: 'Office', value: ({ name }) => name, isSortable: true, filter: 'text' },
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => state,
    filter: ['VIC', 'NSW'].map((state) => ({ value: state, label: state })),
  },
  { id: 'homes', title: 'Homes', value: ({ homes }) => homes, isSortable: true },
]

type Props = Partial<Parameters<typeof StaffTable<Office>>[0]>

const show = (props: Props = {}) =>
  render(
    <StaffTable
      caption="Offices"
      columns={columns}
      keyOf={({ id }) => id}
      rows={offices}
      fileName="offices"
      {...props}
    />,
  )

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  history.replaceState(null, '', location.pathname)
  await page.viewport(1280, 740)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('is a table with its caption, its first cells naming the rows', () => {
  show()
  expect(screen.getByRole('table', { name: 'Offices' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Office',
    'State',
    'Homes',
  ])
  expect(names()).toEqual(['Brunswick', 'Armidale', 'Carlton 10', 'Carlton 9'])
  expect(screen.getByRole('status').textContent).toBe('1 to 4 of 4')
})

it('sorts up, down and no more, says so, and keeps it in the URL', () => {
  show()
  const sorted = () => screen.getByRole('columnheader', { name: 'Office' }).getAttribute('aria-sort')
  expect(sorted()).toBe('none')
  press('Office')
  expect([names(), sorted(), location.search]).toEqual([
    ['Armidale', 'Brunswick', 'Carlton 9', 'Carlton 10'],
    'ascending',
    '?sort=name',
  ])
  press('Office')
  expect([names()[0], sorted(), location.search]).toEqual(['Carlton 10', 'descending', '?sort=-name'])
  press('Office')
  expect([names()[0], sorted(), location.search]).toEqual(['Brunswick', 'none', ''])
  press('Homes')
  expect(names()).toEqual(['Armidale', 'Carlton 10', 'Brunswick', 'Carlton 9'])
  expect(screen.getByRole('columnheader', { name: 'State' }).hasAttribute('aria-sort')).toBe(false)
})

it('filters by choice and by what is typed, and begins with the first page again', () => {
  history.replaceState(null, '', '?page=2')
  show({ pageSize: 1 })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Office' }), { target: { value: ' carl ' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'VIC' } })
  expect([names(), location.search]).toEqual([['Carlton 10'], '?name=carl&state=VIC'])
  expect(screen.getByRole('status').textContent).toBe('1 to 1 of 2')
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'NSW' } })
  expect([names(), screen.getByRole('status').textContent]).toEqual([[], 'Nothing matches.'])
  press('Clear filters')
  expect([names(), location.search]).toEqual([['Brunswick'], ''])
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Office' }))
})

it('leaves the way back as it is where the same is filtered again', () => {
  show()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Office' }), { target: { value: 'carl' } })
  const before = history.length
  for (const _ of [1, 2, 3]) fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect([location.search, history.length]).toEqual(['?name=carl', before + 1])
})

it('has its filters behind a button on a narrow screen, which says how many are in use', async () => {
  const opener = () => screen.queryByRole('button', { name: /^Filters/ })
  const field = () => screen.queryByRole('searchbox', { name: 'Office' })
  history.replaceState(null, '', '?name=carl&state=VIC')
  show()
  expect([opener(), field() === null]).toEqual([null, false])
  await page.viewport(360, 740)
  expect([opener()?.textContent, opener()?.getAttribute('aria-expanded'), field()]).toEqual([
    'Filters (2)',
    'false',
    null,
  ])
  press('Filters (2)')
  expect([opener()?.getAttribute('aria-expanded'), field() === null]).toEqual(['true', false])
  press('Clear filters')
  expect([opener()?.textContent, field() === null]).toEqual(['Filters', false])
  press('Filters')
  expect(field()).toBe(null)
})

it('has pages by links', () => {
  history.replaceState(null, '', '?sort=name&page=2')
  show({ pageSize: 2 })
  expect(names()).toEqual(['Carlton 9', 'Carlton 10'])
  const links = within(screen.getByRole('navigation', { name: 'Pages of: Offices' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toContain(`${location.pathname}?sort=name`)
})

it('leaves columns out, here and in the file, which holds all that was found', async () => {
  let file: Blob | null = null
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob instanceof Blob ? blob : null
    return '#'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  history.replaceState(null, '', '?state=VIC')
  show({ pageSize: 1 })
  fireEvent.click(screen.getByText('Columns'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'State' }))
  expect(location.search).toBe('?state=VIC&without=state')
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  press('Download as a spreadsheet (CSV)')
  await vi.waitFor(() => expect(file).not.toBe(null))
  expect(await (file as unknown as Blob).text()).toBe(
    'Office,Homes\r\nBrunswick,10\r\nCarlton 10,9\r\nCarlton 9,100\r\n',
  )
})

it('shows what the server sorted and paged as it came, and asks it for all of the file', async () => {
  const readAll = vi.fn<() => Promise<readonly Office[]>>(() => Promise.reject(new Error('away')))
  history.replaceState(null, '', '?sort=name&page=2&state=VIC')
  show({ pageSize: 4, total: 9, readAll })
  expect(names()).toEqual(['Brunswick', 'Armidale', 'Carlton 10', 'Carlton 9'])
  expect(screen.getByRole('status').textContent).toBe('5 to 8 of 9')
  press('Download as a spreadsheet (CSV)')
  await screen.findByText('We couldn’t make the file. Try again.')
  expect(readAll).toHaveBeenCalledTimes(1)
})

it('says that it loads, and what failed', () => {
  const { rerender } = show({ rows: undefined })
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  const onRetry = vi.fn<() => void>()
  const props = { caption: 'Offices', columns, keyOf: ({ id }: Office) => id, rows: undefined, fileName: 'offices' }
  rerender(<StaffTable {...props} failure={{ isBusy: false, onRetry }} />)
  press('Try again')
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('table')).toBe(null)
})
