import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'

const shipped = fileURLToPath(new URL('./migrations/', import.meta.url))

let test: TestDatabase
let folder: string
beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'))
  await cp(shipped, folder, { recursive: true })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await test.close()
})

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
const remove = (name: string) => rm(path.join(folder, name))

describe('migrations', () => {
  it('are applied once', async () => {
    expect(await migrate(test.database, folder)).toEqual([])
  })

  it('are applied in the order of their numbers by whoever comes first', async () => {
    await write('901-second.sql', 'insert into step values (2);')
    await write('900-first.sql', 'create table step (number integer); insert into step values (1);')
    const applied = await Promise.all([migrate(test.database, folder), migrate(test.database, folder)])
    expect(applied.flat().sort()).toEqual(['900-first.sql', '901-second.sql'])
    expect(await test.database.query('select number from step order by number')).toEqual([{ number: 1 }, { number: 2 }])
  })

  it('leave nothing behind when they fail, and are tried again', async () => {
    await write('902-broken.sql', 'insert into step values (3); insert into nowhere values (1);')
    await expect(migrate(test.database, folder)).rejects.toMatchObject({ sqlState: '42P01' })
    await write('902-broken.sql', 'insert into step values (4);')
    expect(await migrate(test.database, folder)).toEqual(['902-broken.sql'])
    expect(await test.database.query('select max(number) as last, count(*) as count from step')).toEqual([
      { last: 4, count: 3 },
    ])
  })

  it('do not care how lines end, but refuse any other change', async () => {
    const first = path.join(folder, '001-listings-and-locations.sql')
    const text = await readFile(first, 'utf8')
    await writeFile(first, text.replaceAll('\n', '\r\n'))
    expect(await migrate(test.database, folder)).toEqual([])
    await writeFile(first, `${text}-- changed\n`)
    await expect(migrate(test.database, folder)).rejects.toThrow(
      'Migration 001-listings-and-locations.sql was changed after it was applied',
    )
    await writeFile(first, text)
  })

  it('refuse a database that is ahead, a wrong name and a number used twice', async () => {
    await remove('902-broken.sql')
    await expect(migrate(test.database, folder)).rejects.toThrow('has migration 902-broken.sql')
    await write('902-broken.sql', 'insert into step values (4);')
    await write('901-again.sql', 'select 1')
    await expect(migrate(test.database, folder)).rejects.toThrow('Two migrations have the number of 901-again.sql')
    await remove('901-again.sql')
    await write('nine.sql', 'select 1')
    await expect(migrate(test.database, folder)).rejects.toThrow('nine.sql is not called NNN-name.sql')
    await remove('nine.sql')
  })
})
