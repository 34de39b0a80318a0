import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnParser } from '../column-values.ts'
import type { DatabaseLog } from '../database.ts'
import type { Answer, Connection, Driver, Statement } from '../driver.ts'
import { STATEMENT_TIMEOUT } from '../driver.ts'
import { DatabaseUnavailable, errorOfSqlState } from '../errors.ts'
import { preparedName } from '../prepared-names.ts'

const CONNECT_TIMEOUT = 3000

type Options = { url: string; log: DatabaseLog; statementTimeout: number | undefined }

/**
 * A pool of connections to PostgreSQL. A lost connection fails the calls that were on it with DatabaseUnavailable and
 * is replaced by the next call, so the server outlives a restart of the database.
 */
export function openPostgresDriver({ url, log, statementTimeout = STATEMENT_TIMEOUT }: Options): Driver {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    // Plans here are short; compiling them costs more than it saves.
    options: '-c timezone=UTC -c jit=off',
    types: { getTypeParser: (oid: number) => columnParser(oid) },
  })
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`))

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(rethrowTyped)
    let lost: Error | undefined
    // Between its queries a checked-out client reports a lost connection here; the next query then fails.
    const onError = (error: Error) => (lost = error)
    client.on('error', onError)
    try {
      return await work(client)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) lost = error
      throw error
    } finally {
      client.off('error', onError)
      client.release(lost)
    }
  }

  return {
    dialect: 'postgres',
    shared: {
      query: (statement) => withClient((client) => ask(client, statement)),
      exec: (text) => withClient((client) => run(client, text)),
      copy: (target, pieces) => withClient((client) => connectionOver(client).copy(target, pieces)),
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
    maintain: () => withClient((client) => run(client, 'analyze')),
    close: () => (pool.ended ? Promise.resolve() : pool.end()),
  }
}

const connectionOver = (client: pg.PoolClient): Connection => ({
  query: (statement) => ask(client, statement),
  exec: (text) => run(client, text),
  async copy(target, pieces) {
    await pipeline(Readable.from(pieces), client.query(copyFrom(`${target} stdin`))).catch(rethrowTyped)
  },
})

async function ask(client: pg.PoolClient, { text, parameters, isPrepared }: Statement): Promise<Answer> {
  const name = isPrepared ? preparedName(text) : undefined
  const query = name === undefined ? { text, values: parameters } : { name, text, values: parameters }
  const result = await client.query<Record<string, unknown>>(query).catch(rethrowTyped)
  return { rows: result.rows, affectedRows: result.rowCount ?? 0, command: result.command }
}

async function run(client: pg.PoolClient, text: string): Promise<void> {
  await client.query(text).catch(rethrowTyped)
}

/** What is not an answer of PostgreSQL is a failure of the way to it: refused, reset, timed out, closed. */
function rethrowTyped(error: unknown): never {
  if (!(error instanceof Error)) throw error
  if (!(error instanceof pg.DatabaseError)) throw new DatabaseUnavailable(error.message, { cause: error })
  const { code, constraint, table, detail } = error
  throw errorOfSqlState(error.message, { sqlState: code ?? 'XX000', constraint, table, detail }, error)
}
