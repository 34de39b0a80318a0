import type { Database } from './database.ts'

/**
 * The rows of a statement without parameters, sent as one JSON value: for tens of thousands of rows a quarter of the time of
 * `query`. Dates come as text and numbers as JSON has them.
 */
export async function queryAtOnce<T>(database: Database, text: string): Promise<T[]> {
  const [answer] = await database.query<{ rows: T[] }>(
    `select coalesce(json_agg(line), '[]') as rows from (${text}) as line`,
  )
  return answer?.rows ?? []
}
