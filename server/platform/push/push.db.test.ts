import { createECDH, createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pushServiceUnderTest, type PushServiceUnderTest } from '#tests/support/push-service.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { deliverPush } from './deliver-push.ts'
import { pushJobs } from './push-jobs.ts'
import type { PushDelivery } from './push-messages.queries.ts'
import { pushQueue } from './push-queue.ts'
import { MOST_PUSH_DEVICES, pushSubscriptions } from './push-subscriptions.ts'
import { vapidKeys } from './vapid-keys.ts'

const SESSION = '018f0000-0000-7000-8000-000000000001'
const START = new Date('2026-11-20T02:00:00Z')
const endpoints = { allowsLoopback: true }

let test: TestDatabase
let service: PushServiceUnderTest
let now = START
let sent: PushDelivery[] = []
let startsOfJobs: (Date | undefined)[] = []
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
  startsOfJobs = []
  service.statuses.clear()
  service.retryAfter.clear()
  await test.database.exec('delete from member')
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
// The queue names every delivery by both of its numbers.
const jobs: JobQueue = {
  async send(_name, data, options) {
    sent.push(data as PushDelivery)
    startsOfJobs.push(options?.startAfter)
  },
}
const queue = () => pushQueue({ database: test.database, clock, jobs })
const sender = () => ({
  database: test.database,
  clock,
  jobs,
  keys: vapidKeys(test.database),
  subject: 'mailto:help@homely.example',
  endpoints,
  timeoutMs: 5000,
})
const deliver = (delivery: PushDelivery) => deliverPush(sender(), delivery)
const notification = { title: 'Fitzroy', body: 'A home', url: '/homes/x/1', tag: 'alert-7' }
const pathsReceived = () => service.received.map(({ path }) => path).toSorted()

async function addDevice(path: string, { memberId = 1, sessionId = SESSION as string | null } = {}) {
  const device = service.device(path)
  await subscriptions().save(memberId, { ...device, sessionId, device: `Device ${path}` })
  return device
}
const devices = async (memberId = 1) => (await subscriptions().ofMember(memberId)).map(({ device }) => device)

/** Does every job until none is left to be tried again; answers how many failed. */
async function deliverAll(): Promise<number> {
  const outcomes = await Promise.allSettled(sent.map(deliver))
  return outcomes.filter(({ status }) => status === 'rejected').length
}

describe('a push message', () => {
  it('is encrypted, signed and sent once to each device', async () => {
    await addDevice('/a')
    await addDevice('/b')
    const id = await queue().queue(1, notification)
    expect([await deliverAll(), await deliverAll()]).toEqual([0, 0])
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
    expect([await deliverAll(), await deliverAll()]).toEqual([1, 1])
    service.statuses.delete('/bad')
    expect([await deliverAll(), await deliverAll()]).toEqual([0, 0])
    expect(pathsReceived()).toEqual(['/bad', '/bad', '/bad', '/good'])
  })

  it.each([429, 503])('waits for as long as its push service says (%d)', async (status) => {
    await addDevice('/busy')
    service.statuses.set('/busy', status)
    service.retryAfter.set('/busy', '3600')
    await queue().queue(1, notification)
    // No failure, which would be tried again before that.
    expect(await deliverAll()).toBe(0)
    expect([sent.length, startsOfJobs.at(-1)]).toEqual([2, new Date(START.getTime() + 3_600_000)])
    now = new Date(START.getTime() + 3_600_000)
    service.statuses.delete('/busy')
    sent = sent.slice(1)
    expect([await deliverAll(), pathsReceived()]).toEqual([0, ['/busy', '/busy']])
    const [device] = await subscriptions().ofMember(1)
    expect(device?.lastSuccessAt).toEqual(now)
  })

  it('is sent by one of two servers', async () => {
    await addDevice('/a')
    await queue().queue(1, notification)
    const [delivery] = sent
    if (delivery === undefined) throw new Error('nothing was queued')
    await Promise.allSettled([deliver(delivery), deliver(delivery), deliver(delivery)])
    await deliver(delivery)
    expect(pathsReceived()).toEqual(['/a'])
  })

  it('is sent by another server once the one that took it has died', async () => {
    await addDevice('/a')
    await queue().queue(1, notification)
    await test.database.query('update push_delivery set claimed_until = $1', [new Date(START.getTime() + 60_000)])
    expect(await deliverAll()).toBe(1)
    now = new Date(START.getTime() + 60_000)
    expect([await deliverAll(), pathsReceived()]).toEqual([0, ['/a']])
  })

  it.each([404, 410])('removes a device that is gone (%d)', async (status) => {
    await addDevice('/gone')
    await addDevice('/here')
    service.statuses.set('/gone', status)
    await queue().queue(1, notification)
    expect([await deliverAll(), await deliverAll()]).toEqual([0, 0])
    expect([pathsReceived(), await devices()]).toEqual([['/gone', '/here'], ['Device /here']])
  })

  it('follows no redirect', async () => {
    await addDevice('/away')
    service.statuses.set('/away', 307)
    await queue().queue(1, notification)
    expect([await deliverAll(), pathsReceived()]).toEqual([1, ['/away']])
  })

  it.each([
    ['whose account is deleted', `update member set deleted_at = now(); delete from push_subscription`],
    ['whose session has ended', `update member_session set ended_at = now()`],
  ])('is not sent to a member %s, before or after it was queued', async (_who, change) => {
    await addDevice('/a')
    await queue().queue(1, notification)
    await test.database.exec(change)
    expect(await queue().queue(1, notification)).toBeNull()
    expect([await deliverAll(), pathsReceived(), await devices()]).toEqual([0, [], []])
  })

  it('is not sent after a day, and removed after ninety', async () => {
    await addDevice('/a')
    await queue().queue(1, notification)
    now = new Date(START.getTime() + 86_400_000)
    expect([await deliverAll(), pathsReceived()]).toEqual([0, []])
    const purge = pushJobs(sender()).find(({ name }) => name === 'push.purge')
    await purge?.handle({})
    expect(await test.database.query('select 1 from push_delivery')).toEqual([])
    now = new Date(START.getTime() + 91 * 86_400_000)
    await purge?.handle({})
    expect(await accepted()).toEqual([])
  })
})

describe('devices', () => {
  it('are at most twenty of a member: the oldest makes room', async () => {
    for (let at = 0; at <= MOST_PUSH_DEVICES; at += 1) {
      now = new Date(START.getTime() + at)
      await addDevice(`/${at}`)
    }
    const names = await devices()
    expect([names.length, names[0], names.includes('Device /0')]).toEqual([20, 'Device /20', false])
  })

  it('that another member subscribes with are told nothing that waited for the first', async () => {
    const device = await addDevice('/shared')
    await queue().queue(1, notification)
    await subscriptions().save(2, { ...device, sessionId: null, device: 'Shared' })
    await deliverAll()
    expect([pathsReceived(), await devices(1), await devices(2)]).toEqual([[], [], ['Shared']])
  })

  it('are removed by their member alone', async () => {
    const { endpoint } = await addDevice('/a')
    await subscriptions().remove(2, endpoint)
    expect(await devices()).toEqual(['Device /a'])
    await subscriptions().remove(1, endpoint)
    await subscriptions().remove(1, endpoint)
    expect(await devices()).toEqual([])
  })

  it('of an endpoint or a key that is none are refused', async () => {
    const strict = pushSubscriptions({ database: test.database, clock })
    const device = { ...service.device('/a'), sessionId: null, device: 'D' }
    await expect(strict.save(1, device)).rejects.toMatchObject({ code: 'BAD_INPUT', field: 'endpoint' })
    const endpoint = 'https://push.example.com/1'
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const offCurve = ecdh.getPublicKey()
    offCurve.fill(7, 1)
    const p256dh = offCurve.toString('base64url')
    await expect(strict.save(1, { ...device, endpoint, p256dh })).rejects.toMatchObject({ field: 'keys.p256dh' })
    await strict.save(1, { ...device, endpoint })
    await expect(strict.save(3, { ...device, endpoint })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

const accepted = () => test.database.query('select id, accepted_at from push_message')
const coordinate = (point: Buffer, start: number) => point.subarray(start, start + 32).toString('base64url')
