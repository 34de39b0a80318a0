import ArrowDownIcon from 'lucide-react/icons/arrow-down'
import ArrowUpIcon from 'lucide-react/icons/arrow-up'
import type { CsvValue } from '#domain/text/csv.ts'
import { classNames } from '#src/design/class-names.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { tableCopy as copy } from './table.copy.ts'
import * as styles from './table.css.ts'
import { TableTools } from './table-tools.tsx'
import { nextSort, type StaffColumn, type TableView } from './table-view.ts'
import { useStaffRows } from './use-staff-rows.ts'
import { type ShownTable, useTableView } from './use-table-view.ts'

type Props<Row> = {
  caption: string
  /** The first one names the row, and always stays. The same list in every render. */
  columns: readonly StaffColumn<Row>[]
  keyOf: (row: Row) => string | number
  /** All rows, or those of the page where the server sorts, filters and pages; undefined until they are there. */
  rows: readonly Row[] | undefined
  /** How many the server found in all; left out where `rows` are all there are. */
  total?: number
  /** Reads all that the server found, for the file. */
  readAll?: () => Promise<readonly Row[]>
  /** Without its ending. */
  fileName: string
  pageSize?: number
  failure?: { isBusy: boolean; onRetry: () => void } | null
  /** Whether the rows are those of the view before. */
  isStale?: boolean
}

const NO_ROWS: readonly never[] = []

/** A table of staff: sorted, filtered, paged, with the columns that somebody wants; all of it in the URL, and as a file. */
export function StaffTable<Row extends object>(props: Props<Row>) {
  const { caption, columns, keyOf, rows, total, readAll, fileName, pageSize = 50, failure, isStale = false } = props
  const shown = useTableView(columns)
  const table = useStaffRows({ columns, rows: rows ?? NO_ROWS, view: shown.view, pageSize, total: total ?? null })
  const found = total ?? table.getPrePaginatedRowModel().rows.length
  const visible = columns.filter(({ id }) => !shown.view.without.includes(id))
  const rowsOfPage = table.getRowModel().rows
  const rowsOfFile = async () => readAll?.() ?? table.getPrePaginatedRowModel().rows.map(({ original }) => original)
  return (
    <Stack gap={16}>
      <TableTools
        columns={columns}
        shown={shown}
        file={{ name: `${fileName}.csv`, columns: visible, isEmpty: found === 0, rows: rowsOfFile }}
      />
      {failure && (
        <RetryNotice text={copy.failed} label={copy.tryAgain} isBusy={failure.isBusy} onRetry={failure.onRetry} />
      )}
      {!failure && rows === undefined && <Loading />}
      {!failure && rows !== undefined && (
        <>
          <Text role="status" size="small" tone="inkSoft">
            {summary({ view: shown.view, pageSize, onPage: rowsOfPage.length, found })}
          </Text>
          {rowsOfPage.length > 0 && (
            <div className={classNames(styles.frame, isStale && styles.isStale)} aria-busy={isStale || undefined}>
              <table className={styles.table}>
                <caption className={styles.caption}>{caption}</caption>
                <Head columns={visible} shown={shown} />
                <tbody>
                  {rowsOfPage.map(({ original }) => (
                    <TableRow key={keyOf(original)} row={original} columns={visible} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <Pagination
            page={shown.view.page}
            pageCount={Math.ceil(found / pageSize)}
            hrefForPage={(page) => shown.hrefOf({ page })}
            label={copy.pages(caption)}
          />
        </>
      )}
    </Stack>
  )
}

const Loading = () => (
  <div aria-busy="true">
    <Text role="status">{copy.loading}</Text>
    <Skeleton shape="block" />
  </div>
)

type Counts = { view: TableView; pageSize: number; onPage: number; found: number }

function summary({ view: { page, filters }, pageSize, onPage, found }: Counts): string {
  if (onPage === 0) return Object.keys(filters).length > 0 || page > 1 ? copy.noMatch : copy.none
  const first = (page - 1) * pageSize + 1
  return copy.shown(first, first + onPage - 1, found)
}

function Head<Row>({ columns, shown }: { columns: readonly StaffColumn<Row>[]; shown: ShownTable }) {
  const { sort } = shown.view
  return (
    <thead>
      <tr>
        {columns.map(({ id, title, isSortable }) => (
          <th key={id} scope="col" aria-sort={isSortable && sortOf(sort, id)}>
            {isSortable ? (
              <button type="button" className={styles.sort} onClick={() => shown.change({ sort: nextSort(sort, id) })}>
                <span>{title}</span>
                {sort?.column === id && <Icon drawing={sort.isDescending ? ArrowDownIcon : ArrowUpIcon} size="small" />}
              </button>
            ) : (
              title
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const sortOf = (sort: TableView['sort'], column: string) => {
  if (sort?.column !== column) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}

export function TableRow<Row>({ row, columns }: { row: Row; columns: readonly StaffColumn<Row>[] }) {
  return (
    <tr>
      {columns.map(({ id, title, value, cell }, index) => {
        const content = <span>{cell ? cell(row) : breakable(textOf(value(row)))}</span>
        return index === 0 ? (
          <th key={id} scope="row" data-title={title}>
            {content}
          </th>
        ) : (
          <td key={id} data-title={title}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}

/** An address breaks behind its sign. */
const breakable = (text: string) => {
  const at = text.indexOf('@') + 1
  return at === 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

const textOf = (value: CsvValue): string => String(value ?? '')
