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
  const url = clusterUrl()
  return url === null ? embeddedIn(await migratedFolder()) : onCluster(url)
}

const clusterUrl = (): string | null => process.env.TEST_DATABASE_URL || null

/** Makes databases that `fill` has filled. Embedded ones of a run of tests are filled once in a process, and copied. */
export function filledTestDatabases(fill: (database: Database) => Promise<void>): () => Promise<TestDatabase> {
  let template: Promise<string> | null = null
  return async () => {
    const parent = process.env.FILLED_DATABASES
    if (parent !== undefined && clusterUrl() === null) {
      return embeddedIn(await copyOf(await (template ??= filledFolder(fill, parent))))
    }
    const test = await createTestDatabase()
    await fill(test.database)
    return test
  }
}

async function filledFolder(fill: (database: Database) => Promise<void>, parent: string): Promise<string> {
  const folder = await copyOf(await migratedTemplate(), parent)
  const database = await openDatabase({ folder, log: silentLog })
  await fill(database)
  await database.close()
  return folder
}

async function embeddedIn(folder: string): Promise<TestDatabase> {
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
  return copyOf(await migratedTemplate())
}

async function copyOf(template: string, parent?: string): Promise<string> {
  const folder = await temporaryFolder(parent)
  // A tenth of the time of copying file by file with promises.
  cpSync(template, folder, { recursive: true })
  return folder
}

const temporaryFolder = (parent = tmpdir()): Promise<string> => mkdtemp(path.join(parent, 'portal-test-'))

/** A closed, migrated folder, made once for each state of the migrations and copied by every test file. */
async function migratedTemplate(): Promise<string> {
  const template = path.join(tmpdir(), `portal-template-${await hashOfMigrations()}`)
  if (existsSync(template)) return template
  const draft = await temporaryFolder()
  const database = await openDatabase({ folder: draft, log: silentLog })
  await migrate(database)
  const others = await database.query<{ oid: number }>(
    'select oid::int from pg_database where datname <> current_database()',
  )
  await database.close()
  // Nobody opens them, and they are half of the files.
  for (const { oid } of others) await rm(path.join(draft, 'postgres/base', String(oid)), { recursive: true })
  try {
    await rename(draft, template)
  } catch (error) {
    // Another test file was first; its template is the same.
    if (!existsSync(template)) throw error
    await rm(draft, { recursive: true, force: true })
  }
  return template
}

async function onCluster(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await migratedDatabaseOn(serverUrl)
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
export async function migratedDatabaseOn(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = await migratedTemplateOn(serverUrl)
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, (client) => client.query(`create database ${name} template ${template}`))
  const drop = () => onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  return { url: urlOf(serverUrl, name), drop }
}

/** A migrated database that nobody is connected to, made once for each state of the migrations and copied by every test file. */
async function migratedTemplateOn(serverUrl: string): Promise<string> {
  const template = `portal_template_${await hashOfMigrations()}`
  await onServer(serverUrl, async (client) => {
    // Any constant that nothing else in the cluster locks. The lock ends with the connection.
    await client.query('select pg_advisory_lock(4301119)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount !== 0) return
    const draft = `${template}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    const database = await openDatabase({ url: urlOf(serverUrl, draft), log: silentLog })
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

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
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
