import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { CsvValue } from '#domain/text/csv.ts'
import type { StaffColumn, TableView } from './table-view.ts'

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

type Parts<Row> = {
  columns: readonly StaffColumn<Row>[]
  rows: readonly Row[]
  view: TableView
  pageSize: number
  /** Where the server sorts, filters and pages: how many it found. */
  total: number | null
}

/** The rows of a view: sorted, filtered and paged here, or as the server did. */
export function useStaffRows<Row extends object>({ columns, rows, view, pageSize, total }: Parts<Row>) {
  const isOfServer = total !== null
  const definitions = useMemo(
    () =>
      columns.map(({ id, title, value, filter }) => ({
        id,
        header: title,
        accessorFn: value,
        sortFn: (left: Valued, right: Valued) => compare(left.getValue(id), right.getValue(id)),
        filterFn: (row: Valued, _: string, wanted: string) => fits(row.getValue(id), wanted, filter === 'text'),
      })),
    [columns],
  )
  const state = {
    sorting: view.sort === null ? [] : [{ id: view.sort.column, desc: view.sort.isDescending }],
    columnFilters: Object.entries(view.filters).map(([id, value]) => ({ id, value })),
    columnVisibility: Object.fromEntries(view.without.map((id) => [id, false])),
    pagination: { pageIndex: view.page - 1, pageSize },
  }
  return useTable({
    features,
    columns: definitions,
    // The library changes none of them.
    data: rows as Row[],
    state,
    autoResetPageIndex: false,
    manualFiltering: isOfServer,
    manualSorting: isOfServer,
    manualPagination: isOfServer,
    ...(isOfServer && { rowCount: total }),
  })
}

type Valued = { getValue: <Value>(id: string) => Value }

const collator = new Intl.Collator('en-AU', { numeric: true })

/** Nothing comes first. */
function compare(left: CsvValue, right: CsvValue): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left ?? ''), String(right ?? ''))
}

const fits = (value: CsvValue, wanted: string, isPart: boolean): boolean => {
  const text = String(value ?? '')
  return isPart ? text.toLowerCase().includes(wanted.toLowerCase()) : text === wanted
}
