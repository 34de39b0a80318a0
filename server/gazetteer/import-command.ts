import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { FolderInUse } from '#server/platform/database/errors.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** The environment of a command; null when it is wrong, and the terminal has been told. */
export function commandEnvironment(): Environment | null {
  const reading = readEnvironment(process.env, projectFolder)
  if (reading.ok) return reading.environment
  console.error(reading.mistakes.join('\n'))
  return null
}

/** Runs an import on the migrated database of the environment; servers of a PostgreSQL read what it changed by themselves. Answers the exit code. */
export async function importInto(
  { databaseUrl, dataFolder }: Environment,
  file: string,
  load: (database: Database) => Promise<number>,
): Promise<number> {
  const log = { info() {}, warn: console.warn, error: console.error }
  const where = databaseUrl === null ? { folder: path.join(dataFolder, 'database') } : { url: databaseUrl }
  try {
    const database = await openDatabase({ ...where, log })
    try {
      await migrate(database)
      const code = await load(database)
      await database.maintain()
      return code
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(plainMessage(error, file))
    return 1
  }
}

/** What the person at the terminal can act on. */
export function plainMessage(error: unknown, file: string): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof FolderInUse) return `${error.message}\nStop the server, import, and start it again.`
  const code = 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return `There is no file ${file}`
  if (code === 'EISDIR') return `${file} is a folder`
  if (code === 'EACCES') return `${file} may not be read`
  if (code === 'ERR_STRING_TOO_LONG') return `${file} is larger than 512 MB: import it state by state`
  return error.message
}
