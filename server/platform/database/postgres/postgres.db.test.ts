import { createServer, connect, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { silentLog } from '#tests/support/database.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { DatabaseUnavailable, StatementTimedOut } from '#server/platform/database/errors.ts'

const clusterUrl = process.env.TEST_DATABASE_URL ?? ''

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function open(url: string, statementTimeout?: number): Promise<Database> {
  const database = await openDatabase({ url, log: silentLog, statementTimeout })
  closing.push(() => database.close())
  return database
}

/** A wire to the database that can be cut and mended. */
async function wire(): Promise<{ url: string; cut(): void; mend(): Promise<void> }> {
  const target = new URL(clusterUrl)
  const sockets = new Set<Socket>()
  const start = (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname)
      for (const socket of [near, far]) {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => [near, far].forEach((end) => end.destroy()))
      }
      near.pipe(far).pipe(near)
    })
    return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
  }
  let server = await start(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The wire has no port')
  const { port } = address
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  closing.push(async () => cut())
  const url = new URL(clusterUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut,
    async mend() {
      server = await start(port)
    },
  }
}

describe.skipIf(clusterUrl === '')('PostgreSQL', () => {
  it('says plainly that it cannot be reached, and answers again by itself once it can', async () => {
    const { url, cut, mend } = await wire()
    const database = await open(url)
    await database.ping()
    cut()
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable)
    await expect(database.transaction(() => database.query('select 1'))).rejects.toThrow(DatabaseUnavailable)
    await mend()
    await database.ping()
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('fails what a lost connection was doing, and nothing after it', async () => {
    const { url, cut, mend } = await wire()
    const database = await open(url)
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const lost = database.transaction(async () => {
      await database.query('select 1')
      begin()
      await database.query('select pg_sleep(30)')
    })
    const outcome = Promise.allSettled([lost])
    await begun
    cut()
    expect(await outcome).toMatchObject([{ status: 'rejected', reason: expect.any(DatabaseUnavailable) }])
    await mend()
    expect(await database.transaction(() => database.query('select 2 as two'))).toEqual([{ two: 2 }])
  })

  it('outlives the end of its session between two queries of a transaction', async () => {
    const database = await open(clusterUrl)
    const ended = database.transaction(async () => {
      const [session] = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
      const other = await open(clusterUrl)
      await other.query('select pg_terminate_backend($1, 5000)', [session?.pid])
      await database.query('select 1')
    })
    await expect(ended).rejects.toThrow(DatabaseUnavailable)
    await database.ping()
  })

  it('stops a statement that runs too long, unless its transaction may be long', async () => {
    const database = await open(clusterUrl, 100)
    await expect(database.query('select pg_sleep(5)')).rejects.toThrow(StatementTimedOut)
    await database.transaction(() => database.query('select pg_sleep(0.3)'), { isLong: true })
    await expect(database.query('select pg_sleep(5)')).rejects.toThrow(StatementTimedOut)
  })
})
