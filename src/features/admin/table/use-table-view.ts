import { useLocation, useSearch } from 'wouter'
import { readTableView, type StaffColumn, type TableView, writeTableView } from './table-view.ts'

export type ShownTable = {
  view: TableView
  change: (change: Partial<TableView>) => void
  hrefOf: (change: Partial<TableView>) => string
}

/** What of a table is shown, as the URL has it. */
export function useTableView<Row>(columns: readonly StaffColumn<Row>[]): ShownTable {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const view = readTableView(search, columns)
  const hrefOf = (change: Partial<TableView>) => {
    // What is shown otherwise begins with its first page.
    const wanted = writeTableView(search, { ...view, page: 1, ...change }, columns)
    return wanted === '' ? path : `${path}?${wanted}`
  }
  const change = (wanted: Partial<TableView>) => {
    const href = hrefOf(wanted)
    navigate(href, { replace: href === hrefOf({ page: view.page }) })
  }
  return { view, hrefOf, change }
}
