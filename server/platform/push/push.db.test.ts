import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { pushServiceUnderTest, type PushServiceUnderTest } from '#tests/support/push-service.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { deliverDuePushes } from './deliver-push.ts'
import { recordNoResponse } from './push-hosts.queries.ts'
import { pushJobs } from './push-jobs.ts'
import { pushQueue } from './push-queue.ts'
import { MOST_PUSH_DEVICES, pushSubscriptions } from './push-subscriptions.ts'
import { vapidKeys } from './vapid-keys.ts'

const SESSION = '018f0000-0000-7000-8000-000000000001'
const START = new Date('2026-11-20T02:00:00Z')
const endpoints = { allowsLoopback: true }

let test: TestDatabase
let service: PushServiceUnderTest
let now = START
let sent: string[] = []
const clock = () => now

beforeAll(async () => {
  test = await createTestDatabase()
  service = await pushServiceUnderTest()
})
afterAll(async () => {
  await service.close()
  await test.close()
})
beforeEach(async () => {
  now = START
  sent = []
  service.received.length = 0
  service.statuses.clear()
  service.retryAfter.clear()
  await test.database.exec('delete from member; delete from push_host')
  await test.database.query(
    `insert into member (id, username, name, created_at) values (1, 'alice-lee', 'Alice', $1), (2, 'bruno-costa', 'Bruno', $1)`,
    [START],
  )
  await test.database.query(
    `insert into member_session (id, member_id, device, started_at, last_seen_at) values ($2, 1, 'Chrome', $1, $1)`,
    [START, SESSION],
  )
})

const subscriptions = () => pushSubscriptions({ database: test.database, clock, endpoints })
const jobs: JobQueue = { send: async (name) => void sent.push(name) }
const queue = () => pushQueue({ database: test.database, clock, jobs })
const sender = () => ({
  database: test.database,
  clock,
  keys: vapidKeys(test.database),
  subject: 'mailto:help@homely.example',
  endpoints,
  timeoutMs: 5000,
})
const deliverAll = () => deliverDuePushes(sender())
const passTime = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds))
const notification = { title: 'Fitzroy', body: 'A home', url: '/homes/x/1', tag: 'alert-7' }
const pathsReceived = () => service.received.map(({ path }) => path).toSorted()

async function addDevice(path: string, { memberId = 1, sessionId = SESSION as string | null } = {}) {
  const device = service.device(path)
  await subscriptions().save(memberId, { ...device, sessionId, device: `Device ${path}` })
  return device
}
const devices = async (memberId = 1) => (await subscriptions().ofMember(memberId)).map(({ device }) => device)

describe('a push message', () => {
  it('is encrypted, signed and sent once to each device', async () => {
    await addDevice('/a')
    await addDevice('/b')
    const id = await queue().queue(1, notification)
    expect(sent).toEqual([pushJobs(sender())[0]?.name])
    await deliverAll()
    await deliverAll()
    expect(pathsReceived()).toEqual(['/a', '/b'])
    const [{ headers, bytes } = { headers: {}, bytes: 0 }] = service.received
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    })
    expect(bytes).toBeGreaterThan(100)
    expect(await accepted()).toEqual([{ id, accepted_at: START }])
    const [first] = await subscriptions().ofMember(1)
    expect(first?.lastSuccessAt).toEqual(START)
  })

  it('is signed by the one pair of keys of this database, for the push service and the subject', async () => {
    const pairs = await Promise.all([vapidKeys(test.database)(), vapidKeys(test.database)()])
    expect(pairs[0]).toEqual(pairs[1])
    const { endpoint } = await addDevice('/a')
    await queue().queue(1, notification)
    await deliverAll()
    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(service.received[0]?.headers.authorization ?? '') ?? []
    expect(key).toBe(pairs[0]?.publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(endpoint).origin,
      sub: 'mailto:help@homely.example',
    })
    const point = Buffer.from(key, 'base64url')
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) },
      format: 'jwk',
    })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
  })

  it('is tried again where the push service failed, and never told twice to a device that got it', async () => {
    await addDevice('/good')
    await addDevice('/bad')
    service.statuses.set('/bad', 500)
    await queue().queue(1, notification)
    await deliverAll()
    expect(pathsReceived()).toEqual(['/bad', '/good'])
    passTime(1000)
    await deliverAll()
    passTime(2000)
    service.statuses.delete('/bad')
    await deliverAll()
    await deliverAll()
    expect(pathsReceived()).toEqual(['/bad', '/bad', '/bad', '/good'])
  })

  it.each([429, 503])('waits for as long as its push service says (%d)', async (status) => {
    await addDevice('/busy')
    service.statuses.set('/busy', status)
    service.retryAfter.set('/busy', '3600')
    await queue().queue(1, notification)
    await deliverAll()
    service.statuses.delete('/busy')
    passTime(3_599_000)
    await deliverAll()
    expect(pathsReceived()).toEqual(['/busy'])
    passTime(1000)
    await deliverAll()
    expect(pathsReceived()).toEqual(['/busy', '/busy'])
    const [device] = await subscriptions().ofMember(1)
    expect(device?.lastSuccessAt).toEqual(now)
  })

  it('is sent by one of two servers', async () => {
    await addDevice('/a')
    await queue().queue(1, notification)
    await Promise.all([deliverAll(), deliverAll(), deliverAll()])
    await deliverAll()
    expect(pathsReceived()).toEqual(['/a'])
  })

  it('is sent by another server once the one that took it has died', async () => {
    await addDevice('/a')
    await queue().queue(1, notification)
    await test.database.query('update push_delivery set claimed_until = $1', [new Date(START.getTime() + 60_000)])
    await deliverAll()
    expect(pathsReceived()).toEqual([])
    passTime(60_000)
    await deliverAll()
    expect(pathsReceived()).toEqual(['/a'])
  })

  it.each([404, 410])('removes a device that is gone (%d)', async (status) => {
    await addDevice('/gone')
    await addDevice('/here')
    service.statuses.set('/gone', status)
    await queue().queue(1, notification)
    await deliverAll()
    await deliverAll()
    expect([pathsReceived(), await devices()]).toEqual([['/gone', '/here'], ['Device /here']])
  })

  it('follows no redirect', async () => {
    await addDevice('/away')
    service.statuses.set('/away', 307)
    await queue().queue(1, notification)
    await deliverAll()
    expect(pathsReceived()).toEqual(['/away'])
  })

  it.each([
    ['whose account is deleted', `update member set deleted_at = now(); delete from push_subscription`],
    ['whose session has ended', `update member_session set ended_at = now()`],
  ])('is not sent to a member %s, before or after it was queued', async (_who, change) => {
    await addDevice('/a')
    await queue().queue(1, notification)
    await test.database.exec(change)
    expect(await queue().queue(1, notification)).toBeNull()
    await deliverAll()
    expect([pathsReceived(), await devices()]).toEqual([[], []])
  })

  it('is not sent after a day, and removed after ninety', async () => {
    await addDevice('/a')
    await queue().queue(1, notification)
    now = new Date(START.getTime() + 86_400_000)
    await deliverAll()
    expect(pathsReceived()).toEqual([])
    await purge()
    expect(await test.database.query('select 1 from push_delivery')).toEqual([])
    now = new Date(START.getTime() + 91 * 86_400_000)
    await purge()
    expect(await accepted()).toEqual([])
  })
})

/** Starts a push service that takes calls and answers none, until the end of the test. */
async function silentService(): Promise<PushServiceUnderTest> {
  const silent = await pushServiceUnderTest({ isSilent: true })
  onTestFinished(() => silent.close())
  return silent
}
const subscribe = async (at: PushServiceUnderTest, path: string, memberId: number) =>
  subscriptions().save(memberId, { ...at.device(path), sessionId: null, device: `Device ${path}` })

describe('a push service that does not answer', () => {
  const impatient = () => deliverDuePushes({ ...sender(), timeoutMs: 300 })

  it('holds up nobody else, though a member has twenty devices there, and is left in peace', async () => {
    const silent = await silentService()
    for (let at = 0; at < MOST_PUSH_DEVICES; at += 1) await subscribe(silent, `/${at}`, 1)
    await subscribe(service, '/other', 2)
    await queue().queue(1, notification)
    await queue().queue(2, notification)
    const underWay = impatient()
    await expect.poll(pathsReceived).toEqual(['/other'])
    await underWay
    expect(silent.received.length).toBe(2)
    await impatient()
    expect(silent.received.length).toBe(2)
    passTime(30_000)
    await impatient()
    expect(silent.received.length).toBe(3)
    passTime(59_000)
    await impatient()
    expect(silent.received.length).toBe(3)
  })

  it('is like any other once it answers, also what was claimed before it was counted', async () => {
    await subscribe(service, '/back', 2)
    await queue().queue(2, notification)
    const { host } = new URL(service.device('/back').endpoint)
    const underWay = deliverDuePushes({
      ...sender(),
      async keys() {
        await recordNoResponse(test.database, { host, claimedAt: START }, START)
        return vapidKeys(test.database)()
      },
    })
    await underWay
    expect([pathsReceived(), await hosts()]).toEqual([['/back'], []])
  })

  it('is like any other once it answers after a rest', async () => {
    await subscribe(service, '/back', 2)
    await queue().queue(2, notification)
    const [{ host } = { host: '' }] = await test.database.query<{ host: string }>('select host from push_subscription')
    await test.database.query(
      'insert into push_host (host, failing_since, failures, resting_until) values ($1, $2, 5, $2)',
      [host, START],
    )
    await impatient()
    expect([pathsReceived(), await test.database.query('select 1 from push_host')]).toEqual([['/back'], []])
  })

  it('is left after three days of silence, unless no other was reached either', async () => {
    const silent = await silentService()
    await subscribe(silent, '/dead', 1)
    await subscribe(service, '/other', 2)
    await test.database.query(
      `insert into push_host (host, failing_since, failures, resting_until)
       select host, $1, 10, $1 from push_subscription where member_id = 1`,
      [START],
    )
    passTime(3 * 86_400_000)
    await purge()
    expect(await devices()).toEqual(['Device /dead'])
    await queue().queue(2, notification)
    await deliverAll()
    await purge()
    expect([await devices(), await devices(2)]).toEqual([[], ['Device /other']])
    expect(await test.database.query('select 1 from push_host')).toEqual([])
  })
})

const hosts = () => test.database.query('select host, failures, resting_until from push_host')
const purge = async () =>
  pushJobs(sender())
    .find(({ name }) => name === 'push.purge')
    ?.handle({})

describe('devices', () => {
  it('that another member subscribes with are told nothing that waited for the first', async () => {
    const device = await addDevice('/shared')
    await queue().queue(1, notification)
    await subscriptions().save(2, { ...device, sessionId: null, device: 'Shared' })
    await deliverAll()
    expect([pathsReceived(), await devices(1), await devices(2)]).toEqual([[], [], ['Shared']])
  })
})

const accepted = () => test.database.query('select id, accepted_at from push_message')
const coordinate = (point: Buffer, start: number) => point.subarray(start, start + 32).toString('base64url')
