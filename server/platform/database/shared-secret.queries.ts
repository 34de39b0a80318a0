import type { Database } from './database.ts'

/** Sets a value of this database; whichever server sets it first is the one that counts. */
export async function setStateOnce(database: Database, key: string, value: string): Promise<void> {
  await database.query('insert into database_state (key, value) values ($1, $2::jsonb) on conflict (key) do nothing', [
    key,
    JSON.stringify(value),
  ])
}

export async function findState(database: Database, key: string): Promise<string | null> {
  const [row] = await database.query<{ value: string }>('select value from database_state where key = $1', [key])
  return row?.value ?? null
}
