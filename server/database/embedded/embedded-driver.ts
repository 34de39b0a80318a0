import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { columnParser } from '../column-values.ts'
import type { DatabaseLog } from '../database.ts'
import { type Answer, type Connection, type Driver, STATEMENT_TIMEOUT } from '../driver.ts'
import { preparedName } from '../prepared-names.ts'
import type { WorkerClient } from './embedded-worker-client.ts'
import { lockFolder } from './folder-lock.ts'
import { startMaintenance, vacuumAll } from './maintenance.ts'
import { turnstile } from './turnstile.ts'
import { keepWorker } from './worker-keeper.ts'
import type { RawAnswer } from './worker-messages.ts'

type Options = { folder: string; log: DatabaseLog; statementTimeout: number | undefined }

/** Inside the folder of the embedded database: PostgreSQL's own files. */
const FILES_FOLDER = 'postgres'

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
  const keeper = keepWorker(async (worker) => {
    await worker.ask({ kind: 'open', folder: path.join(folder, FILES_FOLDER) }, OPEN_TIMEOUT)
    await warmUp(connectionOver(worker, null))
  }, log)
  try {
    await keeper.worker()
  } catch (error) {
    unlock()
    throw error
  }

  const on =
    (isAlone: boolean, timeLimit: number | null) =>
    <T>(work: (connection: Connection) => Promise<T>): Promise<T> =>
      pass(isAlone, async () => work(connectionOver(await keeper.worker(), timeLimit)))
  const beside = on(false, statementTimeout)
  const shared: Connection = {
    query: (statement) => beside((connection) => connection.query(statement)),
    exec: (text) => beside((connection) => connection.exec(text)),
    copy: (target, pieces) => on(true, null)((connection) => connection.copy(target, pieces)),
  }
  const unlimited: Connection = {
    ...shared,
    query: (statement) => on(false, null)((connection) => connection.query(statement)),
  }
  const maintenance = startMaintenance(unlimited, log)
  let isClosed = false

  return {
    dialect: 'embedded',
    shared,
    exclusively: (isLong, work) => on(true, isLong ? null : statementTimeout)(work),
    maintain: () => vacuumAll(unlimited),
    async close() {
      if (isClosed) return
      isClosed = true
      maintenance.stop()
      await pass(true, () => keeper.stop((worker) => worker.ask({ kind: 'close' }, OPEN_TIMEOUT)))
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
