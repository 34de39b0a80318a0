import { AsyncLocalStorage } from 'node:async_hooks'
import { fairQueue } from '#server/platform/work/fair-queue.ts'
import { ClientGone, currentWork, WorkTimedOut } from '#server/platform/work/request-work.ts'
import { copyChunks } from './copy-text.ts'
import type { DatabaseLog } from './database-log.ts'
import type { Answer, Connection, Driver, Listener, Listening } from './driver.ts'
import { openEmbeddedDriver } from './embedded/embedded-driver.ts'
import { SqlError } from './errors.ts'
import { parameterText } from './parameter-text.ts'
import { openPostgresDriver } from './postgres/postgres-driver.ts'

export type DatabaseOptions = {
  /** postgres://… ; wins over folder. */
  url?: string
  /** Where the embedded database keeps its files; made when missing. */
  folder?: string
  log: DatabaseLog
  /** Milliseconds; for tests. */
  statementTimeout?: number
}

type TransactionOptions = { isLong?: boolean; isRepeatable?: boolean }

export type Database = {
  readonly dialect: 'embedded' | 'postgres'
  /** Rows of one statement. `isPrepared` keeps its plan on the connection: for fixed texts that run often. */
  query<T = Record<string, unknown>>(
    text: string,
    parameters?: readonly unknown[],
    options?: { isPrepared?: boolean },
  ): Promise<T[]>
  /** Runs one or more statements without parameters; answers the rows of all. */
  exec<T = Record<string, unknown>>(text: string): Promise<T[]>
  /** Loads rows with COPY, all or none; answers how many. Values as for parameters, JSON stringified. */
  copyRows(table: string, columns: readonly string[], rows: Iterable<readonly unknown[]>): Promise<number>
  /**
   * Commits when work resolves, rolls back when it rejects. Everything asked of this database inside work joins
   * the transaction; a transaction inside a transaction is a savepoint. `isLong` lifts the
   * statement time-out. `isRepeatable`: work changes rows and nothing else, so it is done again, three times at most, where the
   * database ended it in favour of another transaction (a deadlock); inside another transaction that one alone can be repeated.
   */
  transaction<T>(work: (database: Database) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Runs something once the transaction around has committed, and outside it; at once where there is none. For notifying others
   * of rows that they can see only then.
   */
  afterCommit(next: () => void): void
  /** Whether the calling code runs inside a transaction, and so may see what nobody else does. */
  isInTransaction(): boolean
  /** Rejects with DatabaseUnavailable when the database does not answer. Does not queue behind waiting statements. */
  ping(): Promise<void>
  /** Hears what NOTIFY tells a channel, also after the connection was lost and found again. */
  listen(channel: string, listener: Listener): Promise<Listening>
  /**
   * Fresh statistics (and, embedded, a checkpoint, a vacuum and a new worker, for WebAssembly keeps the memory that it once
   * needed): after loading much. The embedded one also does so itself, but for the worker.
   */
  maintain(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens PostgreSQL when a url is given, else the embedded database in a folder of its own.
 * Rejects with FolderInUse when another running process has that folder.
 */
export async function openDatabase({ url, folder, log, statementTimeout }: DatabaseOptions): Promise<Database> {
  if (url !== undefined) return databaseOver(openPostgresDriver({ url, log, statementTimeout }))
  if (folder !== undefined) return databaseOver(await openEmbeddedDriver({ folder, log, statementTimeout }))
  throw new Error('openDatabase needs a url or a folder')
}

type Scope = { connection: Connection; depth: number; isOpen: boolean; afterCommit: (() => void)[] }

function databaseOver(driver: Driver): Database {
  const scopes = new AsyncLocalStorage<Scope>()

  function connection(): Connection {
    const scope = scopes.getStore()
    if (scope === undefined) return driver.shared
    if (!scope.isOpen) throw new Error('A query outlived its transaction: await everything inside transaction()')
    return scope.connection
  }

  const queue = fairQueue(driver.places)

  /** Runs at once inside a transaction, which has its connection already; else in the turn of its owner. */
  async function admitted<T>(ask: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
    if (scopes.getStore() !== undefined) return ask(undefined)
    const { lane, owner, signal } = currentWork()
    try {
      return await queue.run({ lane, owner, signal }, () => ask(signal))
    } catch (error) {
      if (signal?.aborted !== true) throw error
      throw signal.reason instanceof ClientGone ? signal.reason : new WorkTimedOut('Given up', { cause: error })
    }
  }

  const run = (text: string, parameters: readonly unknown[], isPrepared = false): Promise<Answer> =>
    admitted((signal) => connection().query({ text, parameters: parameters.map(parameterText), isPrepared, signal }))

  const database: Database = {
    dialect: driver.dialect,
    async query<T>(text: string, parameters: readonly unknown[] = [], options: { isPrepared?: boolean } = {}) {
      // The caller states what its own SQL answers.
      return (await run(text, parameters, options.isPrepared)).rows as T[]
    },
    // The caller states what its own SQL answers.
    exec: async <T>(text: string) => (await admitted(async () => connection().exec(text))) as T[],
    copyRows: (table, columns, rows) =>
      database.transaction(() => copyInto(connection(), table, columns, rows), { isLong: true }),
    async transaction(work, { isLong = false, isRepeatable = false } = {}) {
      const bracketed = (inner: Connection, depth: number, afterCommit: Scope['afterCommit']) => {
        const scope: Scope = { connection: inner, depth, isOpen: true, afterCommit }
        const inside = () => scopes.run(scope, () => work(database)).finally(() => (scope.isOpen = false))
        return inBrackets(inner, depth, inside)
      }
      const outer = scopes.getStore()
      if (outer !== undefined) return bracketed(connection(), outer.depth + 1, outer.afterCommit)
      const once = async () => {
        const afterCommit: Scope['afterCommit'] = []
        const result = await admitted(() => driver.exclusively(isLong, (inner) => bracketed(inner, 0, afterCommit)))
        for (const next of afterCommit) next()
        return result
      }
      return isRepeatable ? repeatedAfterDeadlock(once) : once()
    },
    afterCommit(next) {
      const scope = scopes.getStore()
      if (scope === undefined) next()
      else scope.afterCommit.push(next)
    },
    isInTransaction: () => scopes.getStore() !== undefined,
    ping: () => driver.ping(),
    listen: (channel, listener) => driver.listen(channel, listener),
    maintain: () => driver.maintain(),
    close: () => driver.close(),
  }
  return database
}

const TRIES = 3
/** A deadlock, or two transactions that cannot both be: whoever tries again finds the other one done. */
const endedForAnother: ReadonlySet<string> = new Set(['40P01', '40001'])

async function repeatedAfterDeadlock<T>(once: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once()
    } catch (error) {
      if (tries === TRIES || !(error instanceof SqlError) || !endedForAnother.has(error.sqlState)) throw error
    }
  }
}

const plain = (connection: Connection, text: string): Promise<Answer> =>
  connection.query({ text, parameters: [], isPrepared: false })

async function inBrackets<T>(connection: Connection, depth: number, work: () => Promise<T>): Promise<T> {
  const savepoint = `nested_${depth}`
  await plain(connection, depth === 0 ? 'begin' : `savepoint ${savepoint}`)
  let result: T
  try {
    result = await work()
  } catch (error) {
    // When the rollback fails too, the connection and the transaction with it are lost; the first error says why.
    await plain(connection, depth === 0 ? 'rollback' : `rollback to savepoint ${savepoint}`).catch(() => {})
    throw error
  }
  const { command } = await plain(connection, depth === 0 ? 'commit' : `release savepoint ${savepoint}`)
  if (command === 'ROLLBACK') {
    throw new SqlError('The transaction was rolled back: an error inside it was swallowed', { sqlState: '25P02' })
  }
  return result
}

async function copyInto(
  connection: Connection,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly unknown[]>,
): Promise<number> {
  let count = 0
  function* counted() {
    for (const row of rows) {
      count++
      yield row
    }
  }
  const names = columns.map(quotedName).join(', ')
  await connection.copy(`copy ${quotedName(table)} (${names}) from`, copyChunks(counted()))
  return count
}

const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`
