import { describe, expect, it } from 'vitest'
import { deviceSubscriptionText, readDevicePush, subscribeDevice, unsubscribeDevice } from './device-push.ts'
import { fakePushBrowser } from '#tests/support/fake-push-browser.ts'

const endpoint = 'https://push.example/1'

describe('how a browser stands', () => {
  it.each([
    ['unsupported', { isSupported: false }],
    ['blocked', { permission: 'denied' }],
    ['off', {}],
    ['off', { isSubscribed: true, permission: 'default' }],
  ] as const)('%s: %o', async (status, options) => {
    const { browser, log } = fakePushBrowser(options)
    expect(await readDevicePush(browser)).toEqual({ status, endpoint: null })
    expect(await deviceSubscriptionText(browser)).toBeNull()
    expect(log).toEqual([])
  })

  it('on, where it is subscribed and allowed', async () => {
    const { browser } = fakePushBrowser({ isSubscribed: true, permission: 'granted' })
    expect(await readDevicePush(browser)).toEqual({ status: 'on', endpoint })
    expect(await deviceSubscriptionText(browser)).toMatchObject({ endpoint })
  })
})

describe('subscribing', () => {
  it('asks, fetches the service worker and subscribes with the key of the portal', async () => {
    const { browser, log } = fakePushBrowser({ answer: 'granted' })
    expect(await subscribeDevice(browser, 'key')).toEqual({
      ok: true,
      subscription: { endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } },
    })
    expect(log).toEqual(['ask', 'register', 'subscribe key'])
  })

  it.each([
    ['denied', 'blocked'],
    ['default', 'dismissed'],
  ] as const)('fetches nothing where the answer is %s', async (answer, reason) => {
    const { browser, log } = fakePushBrowser({ answer })
    expect(await subscribeDevice(browser, 'key')).toEqual({ ok: false, reason })
    expect(log).toEqual(['ask'])
  })

  it('replaces a subscription of another key', async () => {
    const { browser, log } = fakePushBrowser({ answer: 'granted', isSubscribed: true, failures: 1 })
    expect(await subscribeDevice(browser, 'key')).toMatchObject({ ok: true })
    expect(log).toEqual(['ask', 'register', 'subscribe key', 'unsubscribe', 'subscribe key'])
  })

  it('fails where the push service does', async () => {
    const { browser } = fakePushBrowser({ answer: 'granted', failures: 2 })
    expect(await subscribeDevice(browser, 'key')).toEqual({ ok: false, reason: 'failed' })
  })
})

it('unsubscribing answers the endpoint, once', async () => {
  const { browser } = fakePushBrowser({ isSubscribed: true, permission: 'granted' })
  expect([await unsubscribeDevice(browser), await unsubscribeDevice(browser)]).toEqual([endpoint, null])
  expect(await unsubscribeDevice(fakePushBrowser({ isSupported: false }).browser)).toBeNull()
})
