import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfFiles } from '../../tools/hash-of-files.ts'
import { projectRoot } from '../../tools/project-root.ts'

/**
 * The folder of a database that the server of the journeys fills at its first start and finds filled the next time.
 * Its name follows from what fills it and from the day (the dates of the demonstration data are relative to today).
 * Folders of other days are removed; those of today may be in use by another run.
 */
export async function freshDataFolder(today: Date = new Date()): Promise<string> {
  const inputs = ['demo', 'server/gazetteer', 'server/platform/database', 'package-lock.json']
  const hash = await hashOfFiles(projectRoot, inputs, (path) => !path.endsWith('.test.ts'))
  const day = today.toISOString().slice(0, 10)
  const parent = join(projectRoot, '.cache/e2e-data')
  await mkdir(parent, { recursive: true })
  const others = (await readdir(parent)).filter((other) => !other.startsWith(day))
  await Promise.all(others.map((other) => rm(join(parent, other), { recursive: true, force: true })))
  return join(parent, `${day}-${hash.slice(0, 12)}`)
}
