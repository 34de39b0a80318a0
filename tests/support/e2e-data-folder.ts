import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfFiles } from '../../tools/hash-of-files.ts'
import { projectRoot } from '../../tools/project-root.ts'

/**
 * The folder of a database that the server of the journeys fills at its first start and finds filled the next time.
 * Its name follows from what fills it and from the day (the dates of the demonstration data are relative to today),
 * and folders of other days or other sources are removed.
 */
export async function freshDataFolder(today: Date = new Date()): Promise<string> {
  const inputs = ['server/demo', 'server/gazetteer', 'server/database', 'package-lock.json']
  const hash = await hashOfFiles(projectRoot, inputs, (path) => !path.endsWith('.test.ts'))
  const name = `${today.toISOString().slice(0, 10)}-${hash.slice(0, 12)}`
  const parent = join(projectRoot, '.cache/e2e-data')
  await mkdir(parent, { recursive: true })
  const others = (await readdir(parent)).filter((other) => other !== name)
  await Promise.all(others.map((other) => rm(join(parent, other), { recursive: true, force: true })))
  return join(parent, name)
}
