import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import type { DatabaseLog } from '#server/platform/database/database-log.ts'
import { migrate, readMigrations } from '#server/platform/database/migrate.ts'

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
  // A tenth of the time of copying file by file with promises.
  cpSync(template, folder, { recursive: true })
  return folder
}

const temporaryFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'portal-test-'))

/** A closed, migrated folder, made once for each state of the migrations and copied by every test file. */
async function migratedTemplate(): Promise<string> {
  const template = path.join(tmpdir(), `portal-template-${await hashOfMigrations()}`)
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
  const { url, drop } = await migratedDatabaseOn(clusterUrl)
  const database = await openDatabase({ url, log: silentLog })
  return {
    database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** A new database of a cluster that is migrated and that nobody is connected to; whoever asks drops it. */
export async function migratedDatabaseOn(clusterUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = await migratedTemplateOn(clusterUrl)
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  await onServer(clusterUrl, (client) => client.query(`create database ${name} template ${template}`))
  const drop = () => onServer(clusterUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  return { url: urlOf(clusterUrl, name), drop }
}

/** A migrated database that nobody is connected to, made once for each state of the migrations and copied by every test file. */
async function migratedTemplateOn(clusterUrl: string): Promise<string> {
  const template = `portal_template_${await hashOfMigrations()}`
  await onServer(clusterUrl, async (client) => {
    // Any constant that nothing else in the cluster locks. The lock ends with the connection.
    await client.query('select pg_advisory_lock(4301119)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount !== 0) return
    const draft = `${template}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    const database = await openDatabase({ url: urlOf(clusterUrl, draft), log: silentLog })
    await migrate(database)
    await database.close()
    await client.query(`alter database ${draft} rename to ${template}`)
  })
  return template
}

async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  for (const { checksum } of await readMigrations()) hash.update(checksum)
  return hash.digest('hex').slice(0, 16)
}

function urlOf(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
