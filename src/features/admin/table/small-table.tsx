import * as styles from './table.css.ts'
import { TableRow } from './staff-table.tsx'
import type { StaffColumn } from './table-view.ts'

type Props<Row> = {
  caption: string
  columns: readonly StaffColumn<Row>[]
  keyOf: (row: Row) => string | number
  rows: readonly Row[]
}

/** A table of few rows, which stand as they are. */
export const SmallTable = <Row,>({ caption, columns, keyOf, rows }: Props<Row>) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  </div>
)
