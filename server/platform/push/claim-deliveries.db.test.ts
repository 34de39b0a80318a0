import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { claimDueDeliveries } from './claim-deliveries.queries.ts'
import { pushQueue } from './push-queue.ts'

const START = new Date('2026-11-20T02:00:00Z')

let test: TestDatabase
let now = START
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.query(
    `insert into member (id, username, name, created_at) values (1, 'alice-lee', 'Alice', $1), (2, 'bruno-costa', 'Bruno', $1)`,
    [START],
  )
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.exec('truncate push_message, push_subscription cascade')
  now = START
})

const subscribe = (path: string, memberId: number, host = 'push.example') =>
  test.database.query(
    `insert into push_subscription (member_id, endpoint, p256dh, auth, device, created_at)
     values ($1, 'https://' || $4 || $2, repeat('k', 87), repeat('s', 22), $2, $3)`,
    [memberId, path, START, host],
  )
const notify = (memberId: number) =>
  pushQueue({ database: test.database, clock: () => now, jobs: noJobs }).queue(memberId, {
    title: 'Fitzroy',
    body: 'A home',
    url: '/homes/x/1',
    tag: 'alert-7',
  })
const claim = async () => {
  const until = new Date(START.getTime() + 1000)
  const claimed = await claimDueDeliveries(test.database, { now, until, most: 100 })
  return claimed.map(({ endpoint }) => new URL(endpoint).pathname)
}

it('pushes to the devices of one member are two at once, those of others beside them, however many of the first wait', async () => {
  for (let at = 0; at < 5; at += 1) await subscribe(`/first-${at}`, 1)
  await subscribe('/second', 2)
  await notify(1)
  await notify(2)
  const [first = '', second = '', ...rest] = (await claim()).toSorted()
  expect([first, second, rest]).toEqual([expect.stringMatching(/first/), expect.stringMatching(/first/), ['/second']])
  expect(await claim()).toEqual([])
  for (let count = 0; count < 401; count += 1) await notify(1)
  now = new Date(START.getTime() + 1)
  await notify(2)
  expect(await claim()).toEqual(['/second'])
})

it('pushes to one host go beside those to another, however many older ones wait for that', async () => {
  for (let at = 0; at < 5; at += 1) await subscribe(`/first-${at}`, 1)
  await subscribe('/second', 2, 'other.example')
  for (let count = 0; count < 401; count += 1) await notify(1)
  now = new Date(START.getTime() + 1)
  await notify(2)
  expect(await claim()).toContain('/second')
})
