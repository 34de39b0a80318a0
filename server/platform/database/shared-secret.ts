import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import { findState, setStateOnce } from './shared-secret.queries.ts'

const randomSecret = (): string => randomBytes(32).toString('base64url')

/**
 * A secret of this database under a name: made when it is first asked for, by `make` or else at random, the same for all servers,
 * read once.
 */
export function sharedSecret(
  database: Database,
  key: string,
  make: () => string | Promise<string> = randomSecret,
): () => Promise<string> {
  let secret: Promise<string> | null = null
  return () =>
    (secret ??= read(database, key, make).catch((error: unknown) => {
      secret = null
      throw error
    }))
}

async function read(database: Database, key: string, make: () => string | Promise<string>): Promise<string> {
  const known = await findState(database, key)
  if (known !== null) return known
  await setStateOnce(database, key, await make())
  const secret = await findState(database, key)
  if (secret === null) throw new Error('The database keeps no state')
  return secret
}
