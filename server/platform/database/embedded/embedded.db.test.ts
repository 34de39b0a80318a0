import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migratedFolder, silentLog } from '#tests/support/database.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { DatabaseUnavailable, FolderInUse, StatementTimedOut } from '#server/platform/database/errors.ts'

let folder: string
const opened: Database[] = []
beforeEach(async () => {
  folder = await migratedFolder()
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(options: { statementTimeout?: number } = {}): Promise<Database> {
  const database = await openDatabase({ folder, log: silentLog, ...options })
  opened.push(database)
  return database
}

const writerFile = fileURLToPath(new URL('../../../../tests/support/committing-writer.ts', import.meta.url))

/** A process that writes, killed without warning after it said so many numbers; answers the last number it said. */
async function killedWriter(first: number, numbers: number): Promise<number> {
  const writer = startWriter(first)
  const exited = once(writer, 'exit')
  let last = first - 1
  for await (const line of createInterface({ input: outputOf(writer) })) {
    last = Number(line)
    if (last >= first + numbers - 1) writer.kill('SIGKILL')
  }
  await exited
  return last
}

const startWriter = (first: number, program = process.execPath, before: readonly string[] = []): ChildProcess =>
  spawn(program, [...before, writerFile, folder, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] })

/** Whether this machine lets a test give a process numbers of its own, as containers have. */
const canMakeNamespaces = spawnSync('unshare', ['--pid', '--fork', '--kill-child', 'true']).status === 0

function outputOf({ stdout }: ChildProcess) {
  if (stdout === null) throw new Error('The writer has no output')
  return stdout
}

// Once is enough: with a cluster given, the other run has these.
describe.skipIf((process.env.TEST_DATABASE_URL ?? '') !== '')('the embedded database', () => {
  it('opens after each kill -9, holds every committed row and no half of a transaction', async () => {
    let committed = 0
    for (const numbers of [1, 40, 97, 230]) {
      committed = await killedWriter(committed + 1, numbers)
      const database = await openDatabase({ folder, log: silentLog })
      const [pairs] = await database.query<{ last: number; rows: number; numbers: number }>(
        'select max(number) as last, count(*) as rows, count(distinct number) as numbers from pair',
      )
      await database.close()
      // One more may have been committed than the process had time to say.
      expect([committed, committed + 1]).toContain(pairs?.last)
      committed = pairs?.last ?? 0
      expect(pairs).toEqual({ last: committed, numbers: committed, rows: 2 * committed })
    }
  })

  it('refuses a second process on its folder by name, and lets it in when the first was killed', async () => {
    const writer = startWriter(1)
    await once(outputOf(writer), 'data')
    const second = openDatabase({ folder, log: silentLog })
    await expect(second).rejects.toThrow(FolderInUse)
    await expect(second).rejects.toThrow(`is in use by process ${writer.pid}`)
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    const database = await open()
    await expect(openDatabase({ folder, log: silentLog })).rejects.toThrow(`is in use by process ${process.pid}`)
    await database.close()
    expect(readdirSync(folder)).toEqual(['postgres', 'reserve', 'server.lock'])
  })

  it('is refused to a process that cannot see the number of the one that has it', async () => {
    const writer = startWriter(1)
    await once(outputOf(writer), 'data')
    writeFileSync(path.join(folder, 'server.json'), JSON.stringify({ pid: 4_194_300, host: 'container-a' }))
    await expect(openDatabase({ folder, log: silentLog })).rejects.toThrow(
      /in use by process 4194300 on container-a. Stop that process or container, .* or set DATABASE_URL/,
    )
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    await (await open()).ping()
  })

  it.skipIf(!canMakeNamespaces)(
    'is refused between containers that share it, and free once the first was killed',
    async () => {
      const writer = startWriter(1, 'unshare', ['--pid', '--fork', '--kill-child', process.execPath])
      await once(outputOf(writer), 'data')
      await expect(openDatabase({ folder, log: silentLog })).rejects.toThrow(FolderInUse)
      writer.kill('SIGKILL')
      await expect.poll(async () => (await open()).ping().then(() => 'open'), { timeout: 10_000 }).toBe('open')
    },
  )

  it('is refused while the release before still runs on it, which holds no lock', async () => {
    const running = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
    await once(running, 'spawn')
    const lock = { pid: running.pid, token: '5a2b9c70-0000-4000-8000-000000000000', boot: null, startedAt: null }
    writeFileSync(path.join(folder, 'server.lock'), JSON.stringify(lock))
    await expect(openDatabase({ folder, log: silentLog })).rejects.toThrow(`is in use by process ${running.pid}.`)
    running.kill('SIGKILL')
    await once(running, 'exit')
    await (await open()).ping()
  })

  it.each([
    ['cut off', '{"pid": 12, "token": "5a2b9c70-0000-4000-8000-000000000000"'],
    ['of a number that another process has now', JSON.stringify({ pid: process.ppid, boot: null, startedAt: '1' })],
    ['of another boot', JSON.stringify({ pid: process.ppid, boot: 'another', startedAt: null })],
    ['of its own number', JSON.stringify({ pid: process.pid, boot: null, startedAt: null })],
  ])('replaces what the release before left in its lock: %s', async (_what, lock) => {
    writeFileSync(path.join(folder, 'server.lock'), lock)
    expect(await (await open()).query('select 1 as works')).toEqual([{ works: 1 }])
  })

  it('stops a statement that runs too long, fails what waited behind it, and is back at once', async () => {
    const database = await open({ statementTimeout: 1000 })
    await database.exec('create table kept (id integer); insert into kept values (1)')
    const endless = database.query('select count(*) from generate_series(1, 5000000000)')
    const behind = database.query('select 1')
    const [first, second] = await Promise.allSettled([endless, behind])
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(StatementTimedOut) })
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })
    expect(await database.query('select id from kept')).toEqual([{ id: 1 }])
    expect(await database.query('select $1::int as again', [2], { isPrepared: true })).toEqual([{ again: 2 }])
  })

  it('leaves the main thread free while it works', async () => {
    const database = await open()
    let turns = 0
    const timer = setInterval(() => turns++, 5)
    await database.query('select count(*) from generate_series(1, 3000000)')
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })

  it('vacuums and checkpoints when asked', async () => {
    const database = await open()
    await database.exec(
      'create table worn (id integer); insert into worn select generate_series(1, 1000); delete from worn where id > 10',
    )
    await database.maintain()
    const [row] = await database.query(
      "select reltuples::int as rows, relpages as pages from pg_class where relname = 'worn'",
    )
    expect(row).toEqual({ rows: 10, pages: 1 })
  })

  it('answers all that is asked while it is maintained, goes on over a new worker, and still hears', async () => {
    const database = await open()
    await database.exec("create table kept (id integer); insert into kept values (1); set homely.worker = 'first'")
    const heard: string[] = []
    const listener = { onNotification: (payload: string) => void heard.push(payload), onListening: () => {} }
    await database.listen('homes', listener)
    let isMaintained = false
    const asking = Array.from({ length: 5 }, async () => {
      const query = () => database.query('select id from kept')
      while (!isMaintained) {
        expect(await query()).toEqual([{ id: 1 }])
        expect(await database.transaction(query)).toEqual([{ id: 1 }])
      }
    })
    await database.maintain()
    isMaintained = true
    await Promise.all(asking)
    expect(await database.query("select current_setting('homely.worker', true) as worker")).toEqual([{ worker: null }])
    await database.query("select pg_notify('homes', 'after')")
    await expect.poll(() => heard).toEqual(['after'])
  })

  it('lets a transaction that began during maintenance end before it takes a new worker', async () => {
    const database = await open()
    // Without tables maintenance asks for their names and a checkpoint, and then for a new worker.
    await database.exec('drop schema public cascade; create schema public')
    const maintained = database.maintain()
    const begun = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const first = database.transaction(async () => {
      begun.resolve()
      await released.promise
    })
    await begun.promise
    // Waits behind the checkpoint, and begins with it.
    const second = database.transaction(async () => {
      for (let time = 0; time < 20; time++) await database.query('select 1')
    })
    released.resolve()
    await expect(Promise.all([first, second, maintained])).resolves.toHaveLength(3)
  })

  it('begins a new database anew when the first try was cut off', async () => {
    await rm(folder, { recursive: true })
    const cutOff = path.join(folder, 'postgres.new')
    mkdirSync(cutOff, { recursive: true })
    writeFileSync(path.join(cutOff, 'PG_VERSION'), '17')
    const database = await open()
    expect(await database.query('select 1 as works')).toEqual([{ works: 1 }])
    expect(readdirSync(folder)).not.toContain('postgres.new')
  })

  it('refuses questions once it is closed, and closing again changes nothing', async () => {
    const database = await open()
    await database.close()
    await database.close()
    await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable)
    expect(existsSync(path.join(folder, 'server.json'))).toBe(false)
  })
})
