import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALICE, type AlertsUnderTest, alertsUnderTest, BRUNO } from '#tests/support/alerts-under-test.ts'
import { restContractCheck } from '#tests/support/rest-contract.ts'

const contract = restContractCheck('legacy')
let portal: AlertsUnderTest
beforeAll(async () => {
  portal = await alertsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const urls = {
  getPush: ['GET', '/api/user/push'],
  savePushSubscription: ['PUT', '/api/user/push/subscriptions'],
  deletePushSubscription: ['DELETE', '/api/user/push/subscriptions'],
  getUserNotifications: ['GET', '/api/user/notifications'],
} as const

/** Asks and holds the answer to the contract. */
async function ask(operation: keyof typeof urls, { member = 0, body }: { member?: number; body?: object } = {}) {
  const [method, url] = urls[operation]
  const headers = {
    'x-member': String(member),
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
  }
  const response = await portal.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
  const { statusCode: status } = response
  expect(contract.violations(operation, { status, headers: response.headers, body: response.body })).toEqual([])
  expect(response.headers['cache-control']).toBe('no-store')
  return { status, json: response.body === '' ? null : response.json() }
}

const ecdh = createECDH('prime256v1')
ecdh.generateKeys()
const endpoint = 'https://push.example.com/send/1'
const subscription = {
  endpoint,
  expirationTime: null,
  keys: { p256dh: ecdh.getPublicKey().toString('base64url'), auth: 'A'.repeat(22) },
}

describe('push over REST', () => {
  it('saves the browser of the caller, tells it to the caller alone, and removes it', async () => {
    expect((await ask('savePushSubscription', { member: ALICE, body: subscription })).status).toBe(204)
    expect((await ask('savePushSubscription', { member: ALICE, body: subscription })).status).toBe(204)
    const { json } = await ask('getPush', { member: ALICE })
    expect(json).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      devices: [{ endpoint, device: 'Chrome on Android', createdAt: expect.any(String), lastSuccessAt: null }],
    })
    expect((await ask('getPush', { member: BRUNO })).json).toEqual({ publicKey: json.publicKey, devices: [] })
    await ask('deletePushSubscription', { member: BRUNO, body: { endpoint } })
    expect((await ask('getPush', { member: ALICE })).json.devices).toHaveLength(1)
    expect((await ask('deletePushSubscription', { member: ALICE, body: { endpoint } })).status).toBe(204)
    expect((await ask('getPush', { member: ALICE })).json.devices).toEqual([])
  })

  it.each([
    ['getPush', undefined],
    ['savePushSubscription', subscription],
    ['deletePushSubscription', { endpoint }],
    ['getUserNotifications', undefined],
  ] as const)('%s is 401 for nobody', async (operation, body) => {
    expect((await ask(operation, body === undefined ? {} : { body })).status).toBe(401)
  })

  it.each([
    ['a host that is not public', { ...subscription, endpoint: 'https://169.254.169.254/latest' }],
    ['a plain connection', { ...subscription, endpoint: 'http://push.example.com/send/1' }],
    ['this machine', { ...subscription, endpoint: 'http://127.0.0.1:4000/send' }],
    ['a key that is none', { ...subscription, keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } }],
    ['a key that is too short', { ...subscription, keys: { ...subscription.keys, auth: 'A' } }],
    ['no keys', { endpoint }],
  ])('a subscription with %s is 400', async (_what, body) => {
    expect((await ask('savePushSubscription', { member: ALICE, body })).status).toBe(400)
    expect(await portal.database.query('select 1 from push_subscription')).toEqual([])
  })

  it('tells the caller what was sent, at most fifty', async () => {
    await portal.database.query(
      `insert into alert_notification (member_id, alert_name, listing_count, created_at)
       select 1, 'Alert ' || n, n, $1::timestamptz + make_interval(secs => n) from generate_series(1, 60) n`,
      [portal.now()],
    )
    const { json } = await ask('getUserNotifications', { member: ALICE })
    expect(json.results).toHaveLength(50)
    expect(json.results[0]).toMatchObject({ kind: 'email', alertId: null, alertName: 'Alert 60', listingCount: 60 })
    expect((await ask('getUserNotifications', { member: BRUNO })).json).toEqual({ results: [] })
  })
})
