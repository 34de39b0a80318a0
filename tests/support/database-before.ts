import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { createTestDatabase } from './database.ts'

const shipped = fileURLToPath(new URL('../../server/platform/database/migrations/', import.meta.url))

/** An empty database as it was before a migration, until the test that asks for it has ended. */
export async function databaseBefore(migration: string): Promise<Database> {
  const { database, close } = await createTestDatabase()
  onTestFinished(close)
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of await readdir(shipped)) {
    if (name.endsWith('.sql') && name < migration) await cp(path.join(shipped, name), path.join(folder, name))
  }
  await database.exec('drop schema public cascade; create schema public')
  await migrate(database, folder)
  return database
}
