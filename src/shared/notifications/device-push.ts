import type { components } from '#schema/generated/legacy.ts'
import type { DeviceRegistration, DeviceSubscription, PushBrowser } from './push-browser.ts'

type PushSubscriptionText = components['schemas']['PushSubscription']

/** Whether notifications can reach this browser, and by which endpoint they do. */
export type DevicePush =
  | { status: 'unsupported' | 'blocked' | 'off'; endpoint: null }
  | { status: 'on'; endpoint: string }

/** How this browser stands; fetches nothing and asks for nothing. */
export async function readDevicePush(browser: PushBrowser): Promise<DevicePush> {
  if (!browser.isSupported()) return { status: 'unsupported', endpoint: null }
  if (browser.permission() === 'denied') return { status: 'blocked', endpoint: null }
  const subscription = await currentSubscription(browser)
  if (subscription === null || browser.permission() !== 'granted') return { status: 'off', endpoint: null }
  return { status: 'on', endpoint: subscription.endpoint }
}

export type Subscribing =
  | { ok: true; subscription: PushSubscriptionText }
  /** `dismissed`: the visitor did not answer the browser; `failed`: its push service did not. */
  | { ok: false; reason: 'blocked' | 'dismissed' | 'failed' }

/** Subscribes this browser; to be called in answer to a press, for it asks for permission. */
export async function subscribeDevice(browser: PushBrowser, publicKey: string): Promise<Subscribing> {
  const permission = await browser.askPermission()
  if (permission !== 'granted') return { ok: false, reason: permission === 'denied' ? 'blocked' : 'dismissed' }
  try {
    const subscription = asText(await subscribed(await browser.register(), publicKey))
    return subscription === null ? { ok: false, reason: 'failed' } : { ok: true, subscription }
  } catch {
    return { ok: false, reason: 'failed' }
  }
}

/** A subscription made for another key of the portal stands in the way of a new one. */
async function subscribed({ pushManager }: DeviceRegistration, publicKey: string): Promise<DeviceSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey } as const
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const former = await pushManager.getSubscription()
    if (former === null) throw error
    await former.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Ends the subscription of this browser; answers the endpoint that nothing reaches any more, null where there was none. */
export async function unsubscribeDevice(browser: PushBrowser): Promise<string | null> {
  const subscription = browser.isSupported() ? await currentSubscription(browser) : null
  if (subscription === null) return null
  // The server is told all the same.
  await subscription.unsubscribe().catch(() => false)
  return subscription.endpoint
}

/** The subscription of this browser as the server takes it; null where there is none. */
export async function deviceSubscriptionText(browser: PushBrowser): Promise<PushSubscriptionText | null> {
  const device = await readDevicePush(browser)
  const subscription = device.status === 'on' ? await currentSubscription(browser) : null
  return subscription === null ? null : asText(subscription)
}

const currentSubscription = async (browser: PushBrowser): Promise<DeviceSubscription | null> =>
  (await (await browser.registration())?.pushManager.getSubscription()) ?? null

function asText(subscription: DeviceSubscription): PushSubscriptionText | null {
  const { endpoint, expirationTime = null, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null
  return { endpoint, expirationTime, keys: { p256dh, auth } }
}
