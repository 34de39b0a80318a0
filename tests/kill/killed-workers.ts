import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { migratedFolder, silentLog } from '#tests/support/database.ts'
import { projectRoot } from '../../tools/project-root.ts'

type Run = {
  /** What the script is told beside the folder of the database. */
  given?: readonly string[]
  /** After how many lines that it says it is killed; it ends by itself otherwise. */
  killAfter?: number
}

export type KilledWorkers = {
  /** The database is in a folder of it. */
  folder: string
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>
  run(run?: Run): Promise<void>
  close(): Promise<void>
}

/** A migrated database of its own, and a script that works on it in processes that are killed (kill -9). */
export async function killedWorkers(script: string): Promise<KilledWorkers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-workers-'))
  const databaseFolder = path.join(folder, 'database')
  await rename(await migratedFolder(), databaseFolder)
  return {
    folder,
    async withDatabase(work) {
      const database = await openDatabase({ folder: databaseFolder, log: silentLog })
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
    async run({ given = [], killAfter = Infinity } = {}) {
      const child = spawn(process.execPath, [script, databaseFolder, ...given], {
        cwd: projectRoot,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(child, 'exit')
      let count = 0
      for await (const _line of createInterface({ input: child.stdout }))
        if (++count === killAfter) child.kill('SIGKILL')
      await ended
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
