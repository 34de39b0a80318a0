import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { columnParser } from '../column-values.ts'
import type { DatabaseLog } from '../database.ts'
import { type Answer, type Connection, type Driver, STATEMENT_TIMEOUT } from '../driver.ts'
import { DatabaseUnavailable } from '../errors.ts'
import { preparedName } from '../prepared-names.ts'
import { startWorker, type WorkerClient } from './embedded-worker-client.ts'
import { lockFolder } from './folder-lock.ts'
import { startMaintenance, vacuumAll } from './maintenance.ts'
import { turnstile } from './turnstile.ts'
import type { RawAnswer } from './worker-messages.ts'

type Options = { folder: string; log: DatabaseLog; statementTimeout: number | undefined }

/** Inside the folder of the embedded database: PostgreSQL's own files. */
export const FILES_FOLDER = 'postgres'

const OPEN_TIMEOUT = 120_000

/** PGlite in a worker thread over a folder that this process alone holds; a worker that ends is replaced. */
export async function openEmbeddedDriver({
  folder,
  log,
  statementTimeout = STATEMENT_TIMEOUT,
}: Options): Promise<Driver> {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  const pass = turnstile()
  let isClosed = false
  let current: Promise<WorkerClient> | null = null

  function worker(): Promise<WorkerClient> {
    if (isClosed) return Promise.reject(new DatabaseUnavailable('The embedded database is closed'))
    current ??= open().catch((error: unknown) => {
      current = null
      throw error
    })
    return current
  }

  async function open(): Promise<WorkerClient> {
    const client = startWorker((reason) => {
      log.error(`The embedded database stopped (${reason}); opening it again`)
      current = null
      worker().catch((error: unknown) => log.error(`The embedded database did not open: ${String(error)}`))
    })
    try {
      await client.ask({ kind: 'open', folder: path.join(folder, FILES_FOLDER) }, OPEN_TIMEOUT)
      await warmUp(connectionOver(client, null))
    } catch (error) {
      await client.stop()
      throw error
    }
    return client
  }

  try {
    await worker()
  } catch (error) {
    unlock()
    throw error
  }

  const alone = <T>(timeLimit: number | null, work: (connection: Connection) => Promise<T>): Promise<T> =>
    pass(true, async () => work(connectionOver(await worker(), timeLimit)))
  const beside = <T>(work: (connection: Connection) => Promise<T>): Promise<T> =>
    pass(false, async () => work(connectionOver(await worker(), statementTimeout)))

  const shared: Connection = {
    query: (statement) => beside((connection) => connection.query(statement)),
    exec: (text) => beside((connection) => connection.exec(text)),
    copy: (target, pieces) => alone(null, (connection) => connection.copy(target, pieces)),
  }
  const unlimited: Connection = {
    ...shared,
    query: (statement) => pass(false, async () => connectionOver(await worker(), null).query(statement)),
  }
  const maintenance = startMaintenance(unlimited, log)

  return {
    dialect: 'embedded',
    shared,
    exclusively: (isLong, work) => alone(isLong ? null : statementTimeout, work),
    maintain: () => vacuumAll(unlimited),
    async close() {
      if (isClosed) return
      maintenance.stop()
      await pass(true, async () => {
        const client = await current?.catch(() => null)
        isClosed = true
        await client?.ask({ kind: 'close' }, OPEN_TIMEOUT).catch(() => {})
        await client?.stop()
      })
      unlock()
    },
  }
}

const connectionOver = (client: WorkerClient, timeLimit: number | null): Connection => ({
  async query({ text, parameters, isPrepared }) {
    const name = isPrepared ? preparedName(text) : undefined
    return answerOf(await client.ask({ kind: 'query', text, parameters, name }, timeLimit))
  },
  async exec(text) {
    await client.ask({ kind: 'exec', text }, timeLimit)
  },
  async copy(target, pieces) {
    for (const piece of pieces) await client.ask({ kind: 'copy', text: target, piece }, null)
  },
})

function answerOf({ columns, rows, tag }: RawAnswer): Answer {
  const parsers = columns.map(({ oid }) => columnParser(oid))
  const words = tag.split(' ')
  return {
    rows: rows.map((fields) =>
      Object.fromEntries(
        columns.map(({ name }, index) => {
          const text = fields[index] ?? null
          return [name, text === null ? null : parsers[index]?.(text)]
        }),
      ),
    ),
    affectedRows: Number(words.at(-1)) || 0,
    command: words[0] ?? '',
  }
}

/** WebAssembly compiles what runs often; the first statements of a new worker would otherwise be slow for a visitor. */
async function warmUp(connection: Connection): Promise<void> {
  const text = `select relkind, count(*), max(relpages) from pg_class
    where relname > $1 and relpages between $2 and $3 group by relkind order by 2 desc limit 5`
  for (let round = 0; round < 10; round++) {
    await connection.query({ text, parameters: ['a', '0', '1000000'], isPrepared: false })
  }
}
