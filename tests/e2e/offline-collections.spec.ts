import type { Page } from '@playwright/test'
import { collectionOf, someone } from './support/collection-members.ts'
import { openWithSession, signOut } from './support/members.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** What the pages of this browser keep for opening without a connection. */
const storedCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/-[^-]+$/, '')).toSorted())

/** What is kept of the pages themselves, as text. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of (await caches.keys()).filter((each) => each.startsWith('offline-pages-'))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!new URL(request.url).pathname.startsWith('/collections')) continue
        texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return texts
  })

/** Until the pages, the files and the answers are there. */
async function awaitKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptPages(page).then((texts) => texts.length)).toBe(3)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keptAt'))).not.toBeNull()
}

/** The emulated connection says so to documents alone that were there when it went, depending on the release of Chromium. */
async function goOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isOnline = () => sessionStorage.getItem('isOffline') === null
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: isOnline })
  })
  await page.evaluate(() => sessionStorage.setItem('isOffline', ''))
  await page.context().setOffline(true)
}

async function goOnline(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('isOffline'))
  await page.context().setOffline(false)
  await page.evaluate(() => void window.dispatchEvent(new Event('online')))
}

const listings = (page: Page) => page.getByRole('list', { name: 'Homes' })
const standing = (page: Page) => page.getByText(/This is how it stood at/)

test('saved homes, notes and the day open without a connection, and what is done then is sent later', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const member = await someone(browser, baseURL, 'Olive')
  const { page, context } = member

  await test.step('who saves nothing gets no service worker', async () => {
    await openWithSession(page, '/collections')
    await expect(page.getByText('You have no collections yet.')).toBeVisible()
    expect(context.serviceWorkers()).toEqual([])
    expect(await storedCaches(page)).toEqual([])
  })
  const { path, addresses } = await collectionOf(member, 'By the river', 3)
  expect(context.serviceWorkers()).toEqual([])

  await test.step('they are kept once the member is seen to have saved some', async () => {
    await openWithSession(page, path)
    await expect(listings(page).getByRole('heading', { name: addresses[0] })).toBeVisible()
    await awaitKept(page)
    await expect(standing(page)).toBeHidden()
    for (const text of await keptPages(page)) expect(text).not.toMatch(/Olive|By the river/)
  })

  await test.step('a reload without a connection shows them, and since when they stand', async () => {
    await goOffline(page)
    await page.reload()
    await expect(listings(page).getByRole('heading', { name: addresses[0] })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'By the river' })).toBeVisible()
    await expect(standing(page)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a reaction is kept, also over a reload', async () => {
    const first = listings(page).locator(':scope > li').first()
    await first.getByRole('button', { name: 'Like', exact: true }).click()
    await page.reload()
    await expect(first.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the list and the day of inspections open too', async () => {
    await page.goto('/collections/inspections')
    await expect(page.getByRole('link', { name: 'My Collections' })).toBeVisible()
    await expect(standing(page)).toBeVisible()
    await page.goto('/collections')
    await expect(page.getByRole('link', { name: 'By the river' })).toBeVisible()
    await expect(standing(page)).toBeVisible()
    await page.getByRole('link', { name: 'By the river' }).click()
    await expect(listings(page)).toBeVisible()
  })

  await test.step('with the connection back, what was done is with the portal and nothing is out of date', async () => {
    await goOnline(page)
    await expect(standing(page)).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length))
      .toBe(0)
    await page.reload()
    const first = listings(page).locator(':scope > li').first()
    await expect(first.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(standing(page)).toBeHidden()
  })

  await test.step('nothing is left after logging out', async () => {
    expect(await storedCaches(page)).toEqual(['offline-pages', 'saved-homes'])
    await signOut(page)
    await expect.poll(() => storedCaches(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('keptFor'))).toBeNull()
    await goOffline(page)
    await page.goto(path).catch(() => {})
    await expect(listings(page)).toHaveCount(0)
  })
  await context.close()
})

test('a saved home opens whole without a connection, and any other page says that it needs one', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const member = await someone(browser, baseURL, 'Rhea')
  const { page, context } = member
  const { path, listingIds } = await collectionOf(member, 'Near the tram', 1)
  const savedPaths = () =>
    page.evaluate(async () => {
      const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
  await openWithSession(page, path)
  await awaitKept(page)
  const link = listings(page).getByRole('link').first()
  const listing = (await link.getAttribute('href')) ?? ''
  expect(listing).toContain(`/${listingIds[0]}`)
  await expect.poll(savedPaths).toContain(listing)
  const saved = page.getByText(/This home is as saved on \d+ \w+ \d{4}/)

  await test.step('its photos are kept once they are seen', async () => {
    await page.goto(listing)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(async () => (await savedPaths()).filter((each) => each.startsWith('/images/')).length)
      .toBeGreaterThan(0)
    await expect(saved).toBeHidden()
  })

  await test.step('it is there after a reload: facts, photo, the agent’s number, and since when', async () => {
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await goOffline(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible()
    const photo = page.locator('[data-action="gallery"] img').first()
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(saved).toBeVisible()
  })

  await test.step('what needs a connection says so', async () => {
    await page.locator('[data-action="enquiry"]:visible').first().click()
    await expect(page.getByText('You’re offline, and that needs a connection.')).toBeVisible()
  })

  await test.step('it opens from its collection too', async () => {
    await page.goto(path)
    await listings(page).getByRole('link').first().click()
    await expect(page).toHaveURL(listing)
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible()
    await expect(saved).toBeVisible()
  })

  for (const other of [
    '/for-sale/richmond-vic-3121/real-estate',
    '/homes/nowhere/99999999',
    '/real-estate-agents',
    '/',
  ]) {
    await test.step(`${other} says that it needs a connection`, async () => {
      await page.goto(other)
      // Which of both depends on what the release of Chromium tells a service worker (src/service-worker/offline-pages.test.ts).
      const title = page.getByRole('heading', { level: 1, name: /^(?:You’re offline|We can’t reach Homely)$/ })
      await expect(title).toBeVisible()
      await expect(page.getByRole('link', { name: 'Saved homes' })).toBeVisible()
    })
  }

  await test.step('with the connection back it is as it is now', async () => {
    await goOnline(page)
    await page.goto(listing)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(saved).toBeHidden()
  })

  await test.step('logging out without a connection clears what is kept as well', async () => {
    await page.goto('/collections')
    await expect(page.getByRole('link', { name: 'Near the tram' })).toBeVisible()
    await goOffline(page)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Near the tram' })).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('portal:signOut.requested', { cancelable: true })))
    await expect(page.getByRole('link', { name: 'Near the tram' })).toBeHidden()
    await expect.poll(() => storedCaches(page)).toEqual([])
  })
  await context.close()
})
