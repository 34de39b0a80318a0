import { createECDH } from 'node:crypto'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { pushPayload } from '#server/platform/push/push-payload.ts'
import { chromiumFlags, findWholeChromium } from '../../tools/chromium.ts'
import { findListing } from './support/find-listing.ts'
import { haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

// The shell of Chromium knows no notifications.
test.use({ launchOptions: { executablePath: findWholeChromium() ?? undefined, args: chromiumFlags } })

/** No push service can be reached from here: the browser is given a subscription, and the message comes from its tools. */
async function giveSubscription(page: Page): Promise<void> {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const text = {
    endpoint: `https://push.homely.example/${ecdh.getPublicKey('hex', 'compressed')}`,
    expirationTime: null,
    keys: { p256dh: ecdh.getPublicKey().toString('base64url'), auth: 'A'.repeat(22) },
  }
  await page.addInitScript((subscription) => {
    const KEY = 'isSubscribedInTest'
    const given = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: async () => {
        localStorage.removeItem(KEY)
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(KEY, 'yes')
        return given
      },
      getSubscription: async () => (localStorage.getItem(KEY) === null ? null : given),
    })
  }, text)
}

/** Delivers a push message to the service worker of the page. */
async function deliver(session: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration !== undefined) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))
  })

/** Presses the notification that is shown; answers the URL of the tab that opens. Only a real press may open one. */
async function pressNotification(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('There is no service worker')
  return worker.evaluate(async () => {
    // The types of documents are all that a test knows; this runs in a service worker.
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (url: string) => Promise<null> }
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
      dispatchEvent: (event: Event) => boolean
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url)
        return null
      }
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    })
  })
}

test('a member turns notifications on, is told of a home, opens it and turns them off', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const listing = await findListing(request, { searchMode: 'buy' }, (found) => !found.location.isHidden)
  const url = listing.canonicalUri
  await haveSession(context, origin)
  await context.grantPermissions(['notifications'], { origin })
  await giveSubscription(page)
  const section = page.getByRole('region', { name: 'Notifications', exact: true })
  const devices = section.getByText('(this one)')

  await test.step('they are turned on with a press', async () => {
    await openWithSession(page, '/settings')
    await expect(section.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
    await section.getByRole('button', { name: 'Turn on notifications' }).click()
    await expect(section.getByText('Notifications are on for this device.')).toBeVisible()
    await expect(devices).toBeVisible()
    const worker = await request.get('/service-worker.js')
    expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache'])
  })

  await test.step('a push shows a notification, whose press leads to the home', async () => {
    const { title, address } = listing
    const notification = { title: 'Homes for me', body: `${address.longAddress} · ${title}`, url, tag: 'alert-1' }
    await deliver(await context.newCDPSession(page), origin, pushPayload(notification))
    await expect.poll(() => shownNotifications(page)).toEqual([notification])
    expect(await pressNotification(context)).toBe(origin + url)
    expect(await shownNotifications(page)).toEqual([])
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(address.shortAddress)
  })

  await test.step('they stay on until they are turned off', async () => {
    await openWithSession(page, '/settings')
    await expect(devices).toBeVisible()
    await section.getByRole('button', { name: 'Turn off notifications' }).click()
    await expect(section.getByText('Notifications are off for this device.')).toBeVisible()
    await expect(devices).toBeHidden()
  })
})
