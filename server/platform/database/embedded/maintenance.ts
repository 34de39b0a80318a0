import type { DatabaseLog } from '#server/platform/database/database-log.ts'
import type { Connection } from '#server/platform/database/driver.ts'

const INTERVAL = 5 * 60_000
const VACUUM_EVERY = 12

const statement = (text: string) => ({ text, parameters: [], isPrepared: false })

/**
 * PGlite has no background processes, so nothing writes checkpoints or removes dead rows but this: a CHECKPOINT every
 * five minutes, and every hour a VACUUM (ANALYZE) of each table, one statement at a time so that visitors come between.
 */
export function startMaintenance(
  connection: Connection,
  { log, mayWrite }: { log: DatabaseLog; mayWrite: () => boolean },
): { stop(): void } {
  let round = 0
  let isBusy = false

  async function run(): Promise<void> {
    // On a full disk PostgreSQL does not come back from a checkpoint.
    if (isBusy || !mayWrite()) return
    isBusy = true
    try {
      round++
      if (round % VACUUM_EVERY === 0) await vacuumAll(connection)
      else await connection.query(statement('checkpoint'))
    } catch (error) {
      log.warn(`Maintenance of the embedded database failed: ${String(error)}`)
    } finally {
      isBusy = false
    }
  }

  const timer = setInterval(() => void run(), INTERVAL)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** VACUUM (ANALYZE) of every table of ours, each by itself (it refuses to run inside a transaction), then a checkpoint. */
export async function vacuumAll(connection: Connection): Promise<void> {
  const { rows } = await connection.query(
    statement("select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename"),
  )
  for (const { name } of rows) await connection.query(statement(`vacuum (analyze) ${String(name)}`))
  await connection.query(statement('checkpoint'))
}
