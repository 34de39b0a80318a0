import { afterAll, beforeAll, expect, it } from 'vitest'
import { ClientGone, type Lane, type Work, workFor, WorkTimedOut } from '#server/platform/work/request-work.ts'
import { DiskFull } from './errors.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.exec('create table mark (name text not null)')
})
afterAll(() => test.close())

const work = (owner: string, lane: Lane = 'api', signal?: AbortSignal): Work => ({ owner, lane, signal })
const SLOW = 'select count(*) from generate_series(1, 300000)'

function manySlow(owner: string, count: number) {
  const state = { done: 0 }
  const all = workFor(work(owner), () =>
    Promise.all(Array.from({ length: count }, () => test.database.query(SLOW).then(() => (state.done += 1)))),
  )
  return { state, all }
}

it('the portal answers a health check and a page while hundreds of statements of one address wait', async () => {
  const { state, all } = manySlow('busy', 60)
  await test.database.ping()
  expect(state.done).toBeLessThan(5)
  await workFor(work('visitor', 'page'), () => test.database.query('select 1'))
  expect(state.done).toBeLessThan(10)
  await all
  expect(state.done).toBe(60)
})

it('the database never runs a statement whose client has gone before its turn', async () => {
  const client = new AbortController()
  const { all } = manySlow('leaving', 5)
  const gone = workFor(work('leaving', 'api', client.signal), () =>
    test.database.query("insert into mark (name) values ('gone')"),
  )
  client.abort(new ClientGone('left'))
  await expect(gone).rejects.toThrow(ClientGone)
  await all
  expect(await test.database.query('select name from mark')).toEqual([])
})

it('the database says that the time is over for a statement that still waits then', async () => {
  const deadline = new AbortController()
  const { all } = manySlow('slow', 3)
  const late = workFor(work('slow', 'api', deadline.signal), () => test.database.query('select 1'))
  deadline.abort()
  await expect(late).rejects.toThrow(WorkTimedOut)
  await all
})

it('the database lets a transaction that has begun go on to its end, whoever has gone', async () => {
  const client = new AbortController()
  await workFor(work('writer', 'api', client.signal), () =>
    test.database.transaction(async () => {
      client.abort(new ClientGone('left'))
      await test.database.query("insert into mark (name) values ('kept')")
    }),
  )
  expect(await test.database.query('select name from mark')).toEqual([{ name: 'kept' }])
})

it('the database tells what cannot be saved from what is broken', async () => {
  const readOnly = test.database.transaction(async () => {
    await test.database.query('set transaction read only')
    await test.database.query("insert into mark (name) values ('never')")
  })
  await expect(readOnly).rejects.toThrow(DiskFull)
})
