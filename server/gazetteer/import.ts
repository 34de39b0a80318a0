import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#server/database/database.ts'
import { FolderInUse } from '#server/database/errors.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { importFile, reportLines } from './import-file.ts'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run gazetteer:import -- FILE`: loads the places of a GeoNames postal file. Answers the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const [file, ...others] = args
  if (file === undefined || others.length > 0) {
    console.error(
      'Usage: npm run gazetteer:import -- FILE\nFILE is AU.txt of https://download.geonames.org/export/zip/ or a CSV with a header.',
    )
    return 2
  }
  const reading = readEnvironment(process.env, projectFolder)
  if (!reading.ok) {
    console.error(reading.mistakes.join('\n'))
    return 2
  }
  try {
    return await load(file, reading.environment)
  } catch (error) {
    console.error(plainMessage(error, file))
    return 1
  }
}

async function load(file: string, { databaseUrl, dataFolder }: Environment): Promise<number> {
  const log = { info() {}, warn: console.warn, error: console.error }
  const where = databaseUrl === null ? { folder: path.join(dataFolder, 'database') } : { url: databaseUrl }
  const database = await openDatabase({ ...where, log })
  try {
    await migrate(database)
    const report = await importFile(database, file)
    await database.maintain()
    console.log(reportLines(report).join('\n'))
    if (report.added + report.moved + report.unchanged > 0) return 0
    console.error(`${file} holds no place of Australia in the GeoNames postal format.`)
    return 1
  } finally {
    await database.close()
  }
}

function plainMessage(error: unknown, file: string): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof FolderInUse) return `${error.message}\nStop the server, import, and start it again.`
  const code = 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return `There is no file ${file}`
  if (code === 'EISDIR') return `${file} is a folder`
  if (code === 'EACCES') return `${file} may not be read`
  return error.message
}

process.exitCode = await main(process.argv.slice(2))
