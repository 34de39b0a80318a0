import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextSort, readTableView, type TableView, writeTableView } from './table-view.ts'

const columns = [
  { id: 'name', isSortable: true, filter: 'text' },
  { id: 'state', isSortable: true, filter: ['VIC', 'NSW'].map((value) => ({ value, label: value })) },
  { id: 'notes' },
] as const

const plain: TableView = { sort: null, filters: {}, page: 1, without: [] }

it.each<[string, Partial<TableView>]>([
  ['', {}],
  ['sort=name', { sort: { column: 'name', isDescending: false } }],
  ['sort=-state&page=3', { sort: { column: 'state', isDescending: true }, page: 3 }],
  ['name=hi%26gh&state=VIC', { filters: { name: 'hi&gh', state: 'VIC' } }],
  ['without=notes', { without: ['notes'] }],
])('%s is a view, and its URL', (search, expected) => {
  const view = { ...plain, ...expected }
  expect(readTableView(search, columns)).toEqual(view)
  expect(new URLSearchParams(writeTableView('', view, columns))).toEqual(new URLSearchParams(search))
})

it.each([
  'sort=notes',
  'sort=-',
  'sort=x',
  'page=0',
  'page=1e3',
  'page=202',
  'page=9999999',
  'state=QLD',
  'notes=x',
  'without=name,x',
])('%s says nothing', (search) => {
  expect(readTableView(search, columns)).toEqual(plain)
})

it('keeps what else is in the URL', () => {
  expect(writeTableView('q=high&page=2&name=a', { ...plain, page: 4 }, columns)).toBe('q=high&page=4')
})

it('reads every view that it wrote', () => {
  const views = fc.record({
    sort: fc.option(fc.record({ column: fc.constantFrom('name', 'state'), isDescending: fc.boolean() })),
    filters: fc.record(
      { name: fc.string({ minLength: 1, maxLength: 100 }), state: fc.constantFrom('VIC', 'NSW') },
      { requiredKeys: [] },
    ),
    page: fc.integer({ min: 1, max: 201 }),
    without: fc.subarray(['state', 'notes']),
  })
  fc.assert(
    fc.property(views, (view) => {
      expect(readTableView(writeTableView('', view, columns), columns)).toEqual(view)
    }),
  )
})

it('sorts up, down, and then no more', () => {
  const up = nextSort({ column: 'state', isDescending: true }, 'name')
  const down = nextSort(up, 'name')
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { column: 'name', isDescending: false },
    { column: 'name', isDescending: true },
    null,
  ])
})
