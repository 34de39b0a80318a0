import type { Database } from '#server/platform/database/database.ts'

/** A row by the names of its columns; the rows of one copy have the same ones. */
export type Row = Readonly<Record<string, unknown>>

/** Copies rows into a table. */
export async function copy(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  await database.copyRows(
    table,
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  )
}
