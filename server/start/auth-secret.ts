import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FILE = 'auth-secret'

/**
 * The secret that signs sessions: that of the environment, else one that is drawn at the first start and kept in the data
 * folder, readable by its owner alone. Several servers over one database need the same, so they need the environment's.
 */
export async function authSecret(fromEnvironment: string | null, dataFolder: string): Promise<string> {
  if (fromEnvironment !== null) return fromEnvironment
  const file = path.join(dataFolder, FILE)
  await mkdir(dataFolder, { recursive: true })
  // The first of two servers that start at once writes it; both read it.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => {})
  return (await readFile(file, 'utf8')).trim()
}
