import type { Page } from '@playwright/test'
import { openAfterLoad } from './support/after-load.ts'
import { storedConsent } from './support/stored-consent.ts'
import { expect, test } from './support/test.ts'

test.use({ consent: null })

const RESULTS = '/for-sale/richmond-vic-3121/real-estate'

type Post = { batchId: string; listings: { type: number; pageType: string; ids: number[] }[] }

/** The posts of listings that arrive at the server from now on. */
function postsOf(page: Page): Post[] {
  const posts: Post[] = []
  page.on('response', (response) => {
    // What the page posts is held to the contract by the server.
    if (response.url().endsWith('/rest/tracking/listings')) posts.push(response.request().postDataJSON() as Post)
  })
  return posts
}

const idsOf = (posts: Post[], type: number) =>
  posts.flatMap(({ listings }) => listings.filter((group) => group.type === type).flatMap(({ ids }) => ids))

const notice = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })

/** Visitors are asked from their second page on. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hasSeenPage', 'true'))
})

test('nothing is sent before consent, after a no, and of a browser that asks not to be tracked', async ({
  page,
  context,
}) => {
  const posts = postsOf(page)
  await openAfterLoad(page, RESULTS)
  await expect(notice(page)).toBeVisible()
  await page.clock.install()
  await page.clock.runFor(10_000)
  await notice(page).getByRole('button', { name: 'No' }).click()
  await expect(notice(page)).toBeHidden()
  await page.mouse.wheel(0, 2000)
  await page.clock.runFor(10_000)
  expect(posts).toEqual([])
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tracking:')))
  expect(kept).toEqual([])

  await test.step('the choice can be changed in the footer', async () => {
    // By the keyboard: what is nearby comes late and moves the footer.
    await page.getByRole('button', { name: 'Privacy choices' }).press('Enter')
    await expect(notice(page).getByRole('button', { name: 'Yes' })).toBeFocused()
    await notice(page).getByRole('button', { name: 'Yes' }).click()
    expect(await page.evaluate(() => localStorage.getItem('trackingConsent'))).toBe(storedConsent('given'))
  })

  await test.step('a browser that asks not to be tracked is not asked, and never counted', async () => {
    const untracked = await context.newPage()
    await untracked.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const none = postsOf(untracked)
    await openAfterLoad(untracked, RESULTS)
    await untracked.clock.install()
    await untracked.clock.runFor(10_000)
    await expect(notice(untracked)).toBeHidden()
    expect(none).toEqual([])
  })
})

test('after a yes each card that was seen is counted once, and what happens without a connection once it is back', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
  const posts = postsOf(page)
  await openAfterLoad(page, RESULTS)
  await notice(page).getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => posts.length, { timeout: 15_000 }).toBeGreaterThan(0)
  const seen = idsOf(posts, 27)
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen).size).toBe(seen.length)
  expect(new Set(posts.map(({ batchId }) => batchId)).size).toBe(posts.length)

  await page.context().setOffline(true)
  const later = postsOf(page)
  await page.getByRole('article').nth(6).scrollIntoViewIfNeeded()
  const pending = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('tracking:listings:'))
        .some((key) => /"pending":\[\{/.test(localStorage[key])),
    )
  await expect.poll(pending, { timeout: 10_000 }).toBe(true)
  expect(later).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => idsOf(later, 27).length, { timeout: 15_000 }).toBeGreaterThan(0)
  await expect.poll(pending).toBe(false)
})
