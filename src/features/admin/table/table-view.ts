import type { ReactNode } from 'react'
import type { CsvValue } from '#domain/text/csv.ts'

export type StaffColumn<Row> = {
  /** Also names it in the URL; none is called `sort`, `page` or `without`. */
  id: string
  title: string
  /** By which it is sorted and filtered, and what the file holds. */
  value: (row: Row) => CsvValue
  /** What is shown, where that is more than the value. */
  cell?: (row: Row) => ReactNode
  isSortable?: true
  /** It is filtered by one of these, or by what is typed. */
  filter?: readonly { value: string; label: string }[] | 'text'
  /** What its filter is called, where that is not the title. */
  filterLabel?: string
}

/** What of a table is shown; it is in the URL. */
export type TableView = {
  sort: { column: string; isDescending: boolean } | null
  filters: Readonly<Record<string, string>>
  /** From 1 on. */
  page: number
  /** The columns that are left out. */
  without: readonly string[]
}

type ColumnFacts = Pick<StaffColumn<never>, 'id' | 'isSortable' | 'filter'>

export const LONGEST_FILTER = 100

/** The server skips 10,000 rows at most, 50 to a page. */
const LAST_PAGE = 201

/** The view of a query string; what cannot be read is left out. The first column always stays. */
export function readTableView(search: string, columns: readonly ColumnFacts[]): TableView {
  const values = new URLSearchParams(search)
  const [, direction = '', column = ''] = /^(-?)(.+)$/.exec(values.get('sort') ?? '') ?? []
  const isSortable = columns.some(({ id, isSortable: mayBeSorted }) => id === column && mayBeSorted)
  const page = values.get('page') ?? ''
  const without = (values.get('without') ?? '').split(',')
  return {
    sort: isSortable ? { column, isDescending: direction === '-' } : null,
    filters: Object.fromEntries(
      columns.flatMap(({ id, filter }) => {
        const value = (values.get(id) ?? '').slice(0, LONGEST_FILTER)
        return mayBeFiltered(filter, value) ? [[id, value]] : []
      }),
    ),
    page: /^[1-9]\d{0,2}$/.test(page) && Number(page) <= LAST_PAGE ? Number(page) : 1,
    without: columns.slice(1).flatMap(({ id }) => (without.includes(id) ? [id] : [])),
  }
}

/** The query string of a view; what else stands in `search` stays. */
export function writeTableView(search: string, view: TableView, columns: readonly ColumnFacts[]): string {
  const values = new URLSearchParams(search)
  const set = (name: string, value: string) => (value === '' ? values.delete(name) : values.set(name, value))
  set('sort', view.sort === null ? '' : `${view.sort.isDescending ? '-' : ''}${view.sort.column}`)
  set('page', view.page > 1 ? String(view.page) : '')
  set('without', view.without.join(','))
  for (const { id, filter } of columns) if (filter !== undefined) set(id, view.filters[id] ?? '')
  return values.toString()
}

/** Up, down, and then as it was before. */
export function nextSort(sort: TableView['sort'], column: string): TableView['sort'] {
  if (sort?.column !== column) return { column, isDescending: false }
  return sort.isDescending ? null : { column, isDescending: true }
}

const mayBeFiltered = (filter: ColumnFacts['filter'], value: string): boolean =>
  value !== '' && (filter === 'text' || (filter?.some((choice) => choice.value === value) ?? false))
