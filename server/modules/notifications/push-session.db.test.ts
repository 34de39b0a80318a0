import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pushQueue } from '#server/platform/push/push-queue.ts'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())

const tokenOf = (browser: TestBrowser) => browser.cookie('__Host-accessToken') ?? browser.cookie('accessToken')
const PASSWORD = 'a heron in the reeds'

it('a device is told nothing once the session that subscribed it has ended, and again after the next login', async () => {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: 'A'.repeat(22) }
  const subscription = { endpoint: 'https://push.example.com/1', expirationTime: null, keys }
  const subscribe = async (token: string | undefined) => {
    const response = await portal.app.inject({
      method: 'PUT',
      url: '/api/user/push/subscriptions',
      headers: { authorization: `Bearer ${token}` },
      payload: subscription,
    })
    expect(response.statusCode).toBe(204)
  }
  const [database, clock] = [portal.database, portal.now]
  const notification = { title: 'T', body: 'B', url: '/', tag: 't' }
  const isTold = async (memberId: number) => {
    const queue = pushQueue({ database, clock, jobs: { send: () => Promise.resolve() } })
    return (await queue.queue(memberId, notification)) !== null
  }

  const browser = portal.browser()
  const account = { email: 'mia@mail.example', password: PASSWORD }
  const signUp = { ...account, name: 'Mia', idempotencyKey: 'key-of-mia-signing-up' }
  expect((await browser.post('/api/auth/sign-up', signUp)).status).toBe(201)
  const [{ id: memberId } = { id: 0 }] = await database.query<{ id: number }>('select id from member')
  await subscribe(tokenOf(browser))
  expect(await isTold(memberId)).toBe(true)

  await browser.post('/api/auth/sign-out')
  expect(await isTold(memberId)).toBe(false)
  expect(await portal.query('select 1 from push_subscription')).toHaveLength(1)

  await browser.post('/api/auth/sign-in', account)
  expect(await isTold(memberId)).toBe(false)
  await subscribe(tokenOf(browser))
  expect(await isTold(memberId)).toBe(true)
  const exported = await browser.get('/api/user/mia/export')
  expect(exported.json).toMatchObject({ devices: [{ endpoint: subscription.endpoint }], notifications: [] })

  await browser.delete('/api/user/mia', { password: PASSWORD })
  expect(await isTold(memberId)).toBe(false)
  for (const table of ['push_subscription', 'push_message', 'alert_notification']) {
    expect(await portal.query(`select 1 from ${table}`)).toEqual([])
  }
})
