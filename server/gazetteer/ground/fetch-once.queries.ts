import type { Database } from '#server/platform/database/database.ts'
import { publishPlaces } from '../places-changed.ts'

const DONE = 'ground-places'
const CLAIM = 'ground-places-claim'
/** The claim of a server that stopped is free after these hours. */
const CLAIM_HOURS = 6

/** Whether the suburbs were fetched for this database. */
export async function isGroundDone(database: Database): Promise<boolean> {
  const rows = await database.query('select key from database_state where key = $1', [DONE])
  return rows.length > 0
}

/** Marks them as fetched, and has every server read them. */
export const markGroundDone = (database: Database, { from, at }: { from: string; at: Date }): Promise<void> =>
  database.transaction(async () => {
    await database.query(
      'insert into database_state (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
      [DONE, JSON.stringify({ from, at: at.toISOString() })],
    )
    await publishPlaces(database)
  })

/** Takes the fetch for one server; false where another has it. */
export async function claimGround(database: Database, claimant: string, now: Date): Promise<boolean> {
  const rows = await database.query(
    `insert into database_state (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value
     where database_state.value ->> 'by' = $3 or (database_state.value ->> 'at')::timestamptz < $4
     returning key`,
    [
      CLAIM,
      JSON.stringify({ by: claimant, at: now.toISOString() }),
      claimant,
      new Date(now.getTime() - CLAIM_HOURS * 3_600_000),
    ],
  )
  return rows.length > 0
}
