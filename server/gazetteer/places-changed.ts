import type { Database } from '#server/platform/database/database.ts'

/** The channel on which every server of the database hears that places or boundaries have changed. */
export const PLACES_CHANNEL = 'places'

const KEY = 'places'

/** How often places were changed after the first start; what was read at another number is old. */
export async function placesVersion(database: Database): Promise<number> {
  const [row] = await database.query<{ version: number }>(
    "select (value ->> 'version')::int as version from database_state where key = $1",
    [KEY],
  )
  return row?.version ?? 0
}

/** Has every server of the database read its places again, once the transaction is committed. */
export async function publishPlaces(database: Database): Promise<void> {
  await database.transaction(async () => {
    await database.query(
      `insert into database_state (key, value) values ($1, '{"version": 1}')
       on conflict (key) do update
       set value = jsonb_build_object('version', (database_state.value ->> 'version')::int + 1)`,
      [KEY],
    )
    await database.query("select pg_notify($1, '')", [PLACES_CHANNEL])
  })
}
