import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type Database, type DatabaseLog, openDatabase } from '#server/database/database.ts'
import { migrate, readMigrations } from '#server/database/migrate.ts'

export type TestDatabase = { database: Database; close(): Promise<void> }

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} }

/**
 * A migrated database for one test file: a fresh one inside the cluster of TEST_DATABASE_URL, else an embedded one in a
 * temporary folder. `close` removes it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url === undefined || url === '' ? embedded() : onCluster(url)
}

async function embedded(): Promise<TestDatabase> {
  const folder = await migratedFolder()
  const database = await openDatabase({ folder, log: silentLog })
  return {
    database,
    async close() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A new temporary folder of an embedded database that is migrated and closed; whoever asks removes it. */
export async function migratedFolder(): Promise<string> {
  const template = await migratedTemplate()
  const folder = await temporaryFolder()
  await cp(template, folder, { recursive: true })
  return folder
}

const temporaryFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'portal-test-'))

/** A closed, migrated folder, made once for each state of the migrations and copied by every test file. */
async function migratedTemplate(): Promise<string> {
  const hash = createHash('sha256')
  for (const { checksum } of await readMigrations()) hash.update(checksum)
  const template = path.join(tmpdir(), `portal-template-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(template)) return template
  const draft = await temporaryFolder()
  const database = await openDatabase({ folder: draft, log: silentLog })
  await migrate(database)
  await database.close()
  try {
    await rename(draft, template)
  } catch (error) {
    // Another test file was first; its template is the same.
    if (!existsSync(template)) throw error
    await rm(draft, { recursive: true, force: true })
  }
  return template
}

async function onCluster(clusterUrl: string): Promise<TestDatabase> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  await onServer(clusterUrl, `create database ${name}`)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, log: silentLog })
  await migrate(database)
  return {
    database,
    async close() {
      await database.close()
      await onServer(clusterUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
