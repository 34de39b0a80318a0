import type { Database } from '#server/platform/database/database.ts'

type Row = Readonly<Record<string, unknown>>

/** Each row names the columns that it fills; JSON is stringified. */
export async function insertRows(database: Database, table: string, ...rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row)
    const places = columns.map((_, index) => `$${index + 1}`)
    await database.query(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    )
  }
}
