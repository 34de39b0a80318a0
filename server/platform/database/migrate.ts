import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url))
// Any constant that nothing else in this database locks.
const ADVISORY_LOCK = 4_301_118

export type Migration = { number: number; name: string; text: string; checksum: string }

/**
 * Brings the database to the newest form: every `NNN-name.sql` of the folder once, in order, each in a transaction of
 * its own. Several servers may start at once. Answers the names applied now.
 * @throws Error with a plain message when an applied migration was changed, is missing, or a number is used twice.
 */
export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const known = new Set(migrations.map(({ number }) => number))
  const applied: string[] = []
  await database.transaction(() => prepareRecord(database))
  for (const migration of migrations) {
    const isNew = await database.transaction(() => applyOnce(database, migration), { isLong: true })
    if (isNew) applied.push(migration.name)
  }
  const recorded = await database.query<{ number: number; name: string }>('select number, name from migration')
  const unknown = recorded.find(({ number }) => !known.has(number))
  if (unknown !== undefined) {
    throw new Error(`The database has migration ${unknown.name}, which this version does not know: update the program`)
  }
  return applied
}

/** Whether every migration of the folder was applied; changes nothing. */
export async function isMigrated(database: Database, folder = MIGRATIONS_FOLDER): Promise<boolean> {
  const [record] = await database.query("select 1 where to_regclass('migration') is not null")
  if (record === undefined) return false
  const applied = await database.query<{ checksum: string }>('select checksum from migration')
  const checksums = new Set(applied.map(({ checksum }) => checksum))
  return (await readMigrations(folder)).every(({ checksum }) => checksums.has(checksum))
}

/** The migrations of a folder in order; their checksums ignore how lines end. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)))
  migrations.forEach(({ number, name }, index) => {
    if (migrations[index + 1]?.number === number) throw new Error(`Two migrations have the number of ${name}`)
  })
  return migrations
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = Number(/^(\d{3})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
  if (!Number.isInteger(number)) throw new Error(`${name} is not called NNN-name.sql`)
  const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { number, name, text, checksum: createHash('sha256').update(text).digest('hex') }
}

async function prepareRecord(database: Database): Promise<void> {
  await lock(database)
  await database.exec(`create table if not exists migration (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
}

async function applyOnce(database: Database, { number, name, text, checksum }: Migration): Promise<boolean> {
  await lock(database)
  const [record] = await database.query<{ checksum: string }>('select checksum from migration where number = $1', [
    number,
  ])
  if (record?.checksum === checksum) return false
  if (record !== undefined) {
    throw new Error(`Migration ${name} was changed after it was applied: restore it and write a new one`)
  }
  await database.exec(text)
  await database.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])
  return true
}

/** Held to the end of the transaction; the embedded database has a single connection and needs none. */
async function lock(database: Database): Promise<void> {
  if (database.dialect === 'postgres') await database.query('select pg_advisory_xact_lock($1)::text', [ADVISORY_LOCK])
}
