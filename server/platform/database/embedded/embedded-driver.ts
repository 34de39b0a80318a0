import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { columnParser } from '#server/platform/database/column-values.ts'
import type { DatabaseLog } from '#server/platform/database/database-log.ts'
import {
  type Answer,
  type Connection,
  type Driver,
  heavyUse,
  STATEMENT_TIMEOUT,
  VISITOR_STATEMENT_TIMEOUT,
} from '#server/platform/database/driver.ts'
import { DiskFull, SqlError } from '#server/platform/database/errors.ts'
import { preparedName } from '#server/platform/database/prepared-names.ts'
import { diskReserve } from './disk-reserve.ts'
import { watchDisk } from './disk-watch.ts'
import { startWorker, type WorkerClient } from './embedded-worker-client.ts'
import { listenedChannels } from '#server/platform/database/listened-channels.ts'
import { lockFolder } from './folder-lock.ts'
import { startMaintenance, vacuumAll } from './maintenance.ts'
import { readWriteLock } from './read-write-lock.ts'
import { superviseWorker, type WorkerSupervisor } from './worker-supervisor.ts'
import type { RawAnswer } from './worker-messages.ts'

type Options = { folder: string; log: DatabaseLog; statementTimeout: number | undefined }

/** Inside the folder of the embedded database: PostgreSQL's own files. */
const FILES_FOLDER = 'postgres'

const OPEN_TIMEOUT = 120_000

/** The worker answers one after the other; a few wait with it, so that it is never idle while the main thread is busy. */
const places: Driver['places'] = {
  parallel: 6,
  lanes: {
    page: { parallel: 6, perOwner: 3 },
    api: { parallel: 2, perOwner: 1 },
    file: { parallel: 2, perOwner: 1 },
    background: { parallel: 6, perOwner: 6 },
  },
  longest: 10_000,
  longestOfOwner: 2000,
  pause: heavyUse,
}

/** PGlite in a worker thread over a folder that this process alone holds; a worker that ends is replaced. */
export async function openEmbeddedDriver({
  folder,
  log,
  statementTimeout = STATEMENT_TIMEOUT,
}: Options): Promise<Driver> {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  const files = path.join(folder, FILES_FOLDER)
  const pass = readWriteLock()
  const channels = listenedChannels()
  const reserve = diskReserve(folder)
  const supervisor = superviseWorker(async (worker) => {
    if (disk.isLow()) reserve.release()
    await worker.ask({ kind: 'open', folder: files }, OPEN_TIMEOUT)
    reserve.take()
    worker.onNotification(({ channel, payload }) => channels.tell(channel, payload))
    await channels.beginAgain((text) => worker.ask({ kind: 'exec', text }, OPEN_TIMEOUT))
    if (disk.isLow()) await allowWrites(worker, false)
    await warmUp(connectionOver(worker, null))
  }, log)
  const disk = watchDisk({
    folder,
    log,
    onChange: async (isLow) => pass(true, async () => allowWrites(await supervisor.worker(), !isLow)),
  })
  try {
    await disk.look()
    if (!existsSync(files)) await createFiles(files, disk.isLow())
    await supervisor.worker().catch((error: unknown) => {
      // Whoever asks tries again, and there may be room by then.
      if (!disk.isLow()) throw error
    })
  } catch (error) {
    disk.stop()
    unlock()
    throw error
  }

  const { on, shared, unlimited } = connectionsOf(pass, supervisor, statementTimeout)
  const maintenance = startMaintenance(unlimited, { log, mayWrite: () => !disk.isLow() })
  let isClosed = false

  return {
    dialect: 'embedded',
    places,
    shared,
    exclusively: (isLong, work) => on(true, isLong ? null : statementTimeout)(work),
    async ping() {
      const worker = await supervisor.worker()
      const connection = connectionOver(worker, statementTimeout)
      await connection.query({ text: 'select 1', parameters: [], isPrepared: false }).catch(unlessOfTransaction)
      if (disk.isLow()) throw new DiskFull('The disk of the database is full')
    },
    listen: (channel, listener) => channels.listen(channel, listener, unlimited.exec),
    async maintain() {
      await vacuumAll(unlimited)
      await pass(true, () => supervisor.renew(close))
    },
    async close() {
      if (isClosed) return
      isClosed = true
      disk.stop()
      maintenance.stop()
      await pass(true, () => supervisor.stop(close))
      unlock()
    },
  }
}

/** Connections that take their turn in front of whichever worker is there, each with its limit of time. */
function connectionsOf(pass: ReturnType<typeof readWriteLock>, supervisor: WorkerSupervisor, statementTimeout: number) {
  const on =
    (isAlone: boolean, timeLimit: number | null) =>
    <T>(work: (connection: Connection) => Promise<T>): Promise<T> =>
      pass(isAlone, async () => work(connectionOver(await supervisor.worker(), timeLimit)))
  const beside = on(false, statementTimeout)
  const besideForVisitor = on(false, Math.min(statementTimeout, VISITOR_STATEMENT_TIMEOUT))
  const shared: Connection = {
    query: (statement) =>
      (statement.signal === undefined ? beside : besideForVisitor)((connection) => connection.query(statement)),
    exec: (text) => beside((connection) => connection.exec(text)),
    copy: (target, chunks) => on(true, null)((connection) => connection.copy(target, chunks)),
  }
  const unlimited: Connection = {
    ...shared,
    exec: (text) => on(false, null)((connection) => connection.exec(text)),
    query: (statement) => on(false, null)((connection) => connection.query(statement)),
  }
  return { on, shared, unlimited }
}

const close = (worker: WorkerClient): Promise<unknown> => worker.ask({ kind: 'close' }, OPEN_TIMEOUT)

/**
 * Makes the files of a new database, whole or not at all, in a worker of its own: the 250 MB of garbage that this leaves in
 * memory go with that worker.
 */
async function createFiles(files: string, isDiskLow: boolean): Promise<void> {
  if (isDiskLow) throw new DiskFull(`There is too little room on the disk for a new database in ${files}.`)
  const draft = `${files}.new`
  rmSync(draft, { recursive: true, force: true })
  const worker = startWorker(() => {})
  try {
    await worker.ask({ kind: 'open', folder: draft }, OPEN_TIMEOUT)
    await close(worker)
  } finally {
    await worker.stop()
  }
  renameSync(draft, files)
}

const allowWrites = (worker: WorkerClient, isAllowed: boolean): Promise<unknown> =>
  worker.ask({ kind: 'exec', text: `set default_transaction_read_only = ${isAllowed ? 'off' : 'on'}` }, OPEN_TIMEOUT)

/** Between the statements of somebody's transaction that has failed nothing is answered, which is an answer too. */
function unlessOfTransaction(error: unknown): void {
  if (!(error instanceof SqlError) || error.sqlState !== '25P02') throw error
}

const connectionOver = (client: WorkerClient, timeLimit: number | null): Connection => ({
  async query({ text, parameters, isPrepared }) {
    const name = isPrepared ? preparedName(text) : undefined
    return answerOf(await client.ask({ kind: 'query', text, parameters, name }, timeLimit))
  },
  async exec(text) {
    const answer = await client.ask({ kind: 'exec', text }, timeLimit)
    return [...(answer.before ?? []), answer].flatMap((each) => answerOf(each).rows)
  },
  async copy(target, chunks) {
    for (const chunk of chunks) await client.ask({ kind: 'copy', text: target, chunk }, null)
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
