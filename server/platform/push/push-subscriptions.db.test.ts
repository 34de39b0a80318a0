import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { pushServiceUnderTest, type PushServiceUnderTest } from '#tests/support/push-service.ts'
import { MOST_PUSH_DEVICES, pushSubscriptions } from './push-subscriptions.ts'

const START = new Date('2026-11-20T02:00:00Z')
const clock = () => now
let test: TestDatabase
let service: PushServiceUnderTest
let now = START

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
  await test.database.exec('delete from member')
  await test.database.query(
    `insert into member (id, username, name, created_at) values (1, 'alice-lee', 'Alice', $1), (2, 'bruno-costa', 'Bruno', $1)`,
    [START],
  )
})

const subscriptions = () => pushSubscriptions({ database: test.database, clock, endpoints: { allowsLoopback: true } })
async function addDevice(path: string) {
  const device = service.device(path)
  await subscriptions().save(1, { ...device, sessionId: null, device: `Device ${path}` })
  return device
}
const devices = async () => (await subscriptions().ofMember(1)).map(({ device }) => device)

describe('devices', () => {
  it('are at most twenty of a member: the oldest makes room', async () => {
    for (let at = 0; at <= MOST_PUSH_DEVICES; at += 1) {
      now = new Date(START.getTime() + at)
      await addDevice(`/${at}`)
    }
    const names = await devices()
    expect([names.length, names[0], names.includes('Device /0')]).toEqual([20, 'Device /20', false])
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
