import type { Database } from '#server/platform/database/database.ts'

/** Raise it when the generated rows change, so that a database tells which demonstration it has. */
export const DEMO_VERSION = 6

/** Which demonstration a database has, and of which day. */
export type DemoState = {
  version: number
  seed: string
  /** yyyy-mm-dd in Sydney. */
  date: string
  /** The listings of the demonstration; others may come in between only by the hand of an operator. */
  firstListingId: number
  lastListingId: number
}

const KEY = 'demo'

export async function readDemoState(database: Database): Promise<DemoState | null> {
  const [row] = await database.query<{ value: DemoState }>('select value from database_state where key = $1', [KEY])
  return row?.value ?? null
}

export async function writeDemoState(database: Database, state: DemoState): Promise<void> {
  await database.query(
    `insert into database_state (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value`,
    [KEY, JSON.stringify(state)],
  )
}
