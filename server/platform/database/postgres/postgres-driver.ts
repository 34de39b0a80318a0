import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnParser } from '#server/platform/database/column-values.ts'
import type { DatabaseLog } from '#server/platform/database/database-log.ts'
import type { Answer, Connection, Driver, Statement } from '#server/platform/database/driver.ts'
import { heavyUse, STATEMENT_TIMEOUT } from '#server/platform/database/driver.ts'
import { DatabaseUnavailable, DiskFull, errorOfSqlState } from '#server/platform/database/errors.ts'
import { preparedName } from '#server/platform/database/prepared-names.ts'
import { beginsTransaction } from '#server/platform/database/script.ts'
import { postgresListener } from './postgres-listener.ts'

const CONNECT_TIMEOUT = 3000
const CONNECTIONS = 10
const TELLS_OF_FULL_DISK = 60_000

/** A place for each connection. The operations of the API never take all, so that pages always find one. */
const places: Driver['places'] = {
  parallel: CONNECTIONS,
  lanes: {
    page: { parallel: CONNECTIONS, perOwner: 4 },
    api: { parallel: 5, perOwner: 2 },
    file: { parallel: 2, perOwner: 1 },
    background: { parallel: CONNECTIONS, perOwner: CONNECTIONS },
  },
  longest: 10_000,
  longestOfOwner: 2000,
  pause: heavyUse,
}

type Options = { url: string; log: DatabaseLog; statementTimeout: number | undefined }

/**
 * A pool of connections to PostgreSQL. A lost connection fails the calls that were on it with DatabaseUnavailable and
 * is replaced by the next call, so the server outlives a restart of the database.
 */
export function openPostgresDriver({ url, log, statementTimeout = STATEMENT_TIMEOUT }: Options): Driver {
  const openPool = (max: number) => {
    const opened = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      statement_timeout: statementTimeout,
      // Plans here are short; compiling them costs more than it saves.
      options: '-c timezone=UTC -c jit=off',
      types: { getTypeParser: (oid: number) => columnParser(oid) },
    })
    opened.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`))
    return opened
  }
  const pool = openPool(CONNECTIONS)
  /** When a statement last failed because the disk is full: this process cannot look at the disk of the database itself. */
  let fullSince = -Infinity
  /** For health checks and for stopping statements, which must not wait for those. */
  const aside = openPool(1)
  const listener = postgresListener(url, log)

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(rethrowTyped)
    let lost: Error | undefined
    // Between its queries a checked-out client reports a lost connection here; the next query then fails.
    const onError = (error: Error) => (lost = error)
    client.on('error', onError)
    try {
      return await work(client)
    } catch (error) {
      if (error instanceof DiskFull) fullSince = performance.now()
      else if (error instanceof DatabaseUnavailable) lost = error
      throw error
    } finally {
      client.off('error', onError)
      client.release(lost)
    }
  }

  return {
    dialect: 'postgres',
    places,
    shared: {
      query: (statement) =>
        withClient((client) => {
          const { signal } = statement
          return signal === undefined ? ask(client, statement) : askUntil(aside, client, statement, signal)
        }),
      exec: (text) => withClient((client) => run(client, text)),
      copy: (target, chunks) => withClient((client) => connectionOver(client).copy(target, chunks)),
    },
    exclusively: (isLong, work) =>
      withClient(async (client) => {
        if (!isLong) return work(connectionOver(client))
        await run(client, 'set statement_timeout = 0')
        try {
          return await work(connectionOver(client))
        } finally {
          await run(client, `set statement_timeout = ${statementTimeout}`)
        }
      }),
    async ping() {
      await aside.query('select 1').catch(rethrowTyped)
      if (performance.now() - fullSince < TELLS_OF_FULL_DISK) throw new DiskFull('The database saves nothing')
    },
    listen: listener.listen,
    maintain: async () => void (await withClient((client) => run(client, 'analyze'))),
    async close() {
      if (pool.ended) return
      await Promise.all([pool.end(), aside.end(), listener.close()])
    },
  }
}

/** Cancels the statement of a client when the signal is aborted; the client returns to the pool after that. */
async function askUntil(
  aside: pg.Pool,
  client: pg.PoolClient,
  statement: Statement,
  signal: AbortSignal,
): Promise<Answer> {
  const stopping: Promise<unknown>[] = []
  const stop = () => {
    stopping.push(aside.query('select pg_cancel_backend($1)', [processIdOf(client)]).catch(() => {}))
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await ask(client, statement)
  } finally {
    signal.removeEventListener('abort', stop)
    await Promise.all(stopping)
  }
}

function processIdOf(client: pg.PoolClient): number | null {
  // Missing in the types; the number of the session, as pg_backend_pid() tells it.
  return (client as { processID?: number | null }).processID ?? null
}

const connectionOver = (client: pg.PoolClient): Connection => ({
  query: (statement) => ask(client, statement),
  exec: (text) => run(client, text),
  async copy(target, chunks) {
    await pipeline(Readable.from(chunks), client.query(copyFrom(`${target} stdin`))).catch(rethrowTyped)
  },
})

async function ask(client: pg.PoolClient, { text, parameters, isPrepared }: Statement): Promise<Answer> {
  const name = isPrepared ? preparedName(text) : undefined
  const query = name === undefined ? { text, values: parameters } : { name, text, values: parameters }
  const result = await client.query<Record<string, unknown>>(query).catch(rethrowTyped)
  return { rows: result.rows, affectedRows: result.rowCount ?? 0, command: result.command }
}

async function run(client: pg.PoolClient, text: string): Promise<Record<string, unknown>[]> {
  try {
    // One answer for each statement, where there are several.
    const answers: RowsOfStatement | RowsOfStatement[] = await client.query(text)
    return [answers].flat().flatMap(({ rows }) => rows)
  } catch (error) {
    if (beginsTransaction(text)) await client.query('rollback').catch(() => {})
    return rethrowTyped(error)
  }
}

type RowsOfStatement = { rows: Record<string, unknown>[] }

/** An error that PostgreSQL did not send is one of the connection: refused, reset, timed out, closed. */
function rethrowTyped(error: unknown): never {
  if (!(error instanceof Error)) throw error
  if (!(error instanceof pg.DatabaseError)) throw new DatabaseUnavailable(error.message, { cause: error })
  const { code, constraint, table, detail } = error
  throw errorOfSqlState(error.message, { sqlState: code ?? 'XX000', constraint, table, detail }, error)
}
