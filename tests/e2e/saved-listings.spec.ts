import type { Page } from '@playwright/test'
import { OWN_PASSWORD, signUp } from './support/collection-members.ts'
import { authWindow, expectSomebody, openWithSession } from './support/members.ts'
import { expect, expectAccessible, test } from './support/test.ts'

declare global {
  var noteCount: (path: string, body: string) => Promise<void>
}

test.use({ consent: 'given' })

const results = '/for-sale/fitzroy-vic-3065/real-estate'

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Saved? \d/ })
const saved = (page: Page) => page.getByRole('main').getByRole('button', { pressed: true, name: /^Saved / })
const notice = (page: Page) => page.locator('[data-page-notice]')
const picker = (page: Page) => page.getByRole('dialog', { name: 'Save to collections' })
const kept = (page: Page, key: 'pendingCollection' | 'pendingTracking' | 'unsavedAlert') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)

type Count = { path: string; ids: number[] }

/** The events of saving that the page posts from now on; what is posted of a copy of a request is seen in the page alone. */
async function countsOf(page: Page): Promise<Count[]> {
  const counts: Count[] = []
  await page.exposeFunction('noteCount', (path: string, body: string) => {
    // What the page posts is held to the contract by the server.
    const { listings = [] } = JSON.parse(body) as { listings?: { type: number; ids: number[] }[] }
    const ids = listings.filter(({ type }) => type === 13).flatMap((group) => group.ids)
    if (ids.length > 0) counts.push({ path, ids })
  })
  await page.addInitScript(() => {
    const send = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/tracking/listings')) await globalThis.noteCount(pathname, await request.clone().text())
      return send(request)
    }
  })
  return counts
}

const listingIdOf = (page: Page, place: number) =>
  page.locator('article[data-listing-id]').nth(place).getAttribute('data-listing-id').then(Number)

test('homes and an alert saved while logged out wait over a reload and are those of who signs up, counted once', async ({
  page,
}) => {
  test.slow()
  const counts = await countsOf(page)
  await openWithSession(page, results)
  const ids = [await listingIdOf(page, 0), await listingIdOf(page, 1)]
  await hearts(page).nth(0).click()
  await expect(notice(page)).toContainText('Saved on this device. Sign up')
  await hearts(page).nth(1).click()
  await expect(saved(page)).toHaveCount(2)
  const before = await kept(page, 'pendingCollection')
  expect(before).toMatchObject({ listingIds: ids.toReversed(), memberId: null })
  await page.getByRole('main').getByRole('button', { name: 'Save alert' }).first().click()
  const editor = page.getByRole('dialog', { name: 'Save alert' })
  await editor.getByLabel('Name').fill('Fitzroy, before I had an account')
  await editor.getByRole('button', { name: 'Save alert' }).click()
  await expect(authWindow(page).last()).toBeVisible()
  const alert = await kept(page, 'unsavedAlert')
  expect(alert).toMatchObject({ alertName: 'Fitzroy, before I had an account' })

  await page.goto('/alerts')
  await expect(page.getByRole('main')).toContainText('Your alert “Fitzroy, before I had an account” is waiting')
  await page.goto(results)
  await expect(saved(page)).toHaveCount(2)
  expect(await kept(page, 'pendingCollection')).toEqual(before)
  expect(await kept(page, 'unsavedAlert')).toEqual(alert)
  expect(counts).toEqual([])

  await page.locator('header [data-auth="signUp"]').click()
  await authWindow(page).getByLabel('Your name').fill('Cora Reed')
  await authWindow(page).getByLabel('Email').fill(`cora-${Date.now()}@homely.example`)
  await authWindow(page).getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
  await authWindow(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect.poll(() => counts).toEqual([{ path: '/rest/secure/tracking/listings', ids }])
  // The number of a batch is let go of once its post is answered.
  for (const key of ['pendingTracking', 'pendingCollection', 'unsavedAlert'] as const)
    await expect.poll(() => kept(page, key)).toBeNull()
  await authWindow(page).getByRole('button', { name: 'Continue' }).click()
  await expectSomebody(page)
  await expect(saved(page)).toHaveCount(2)

  await page.goto('/collections')
  await expect(page.getByRole('main').getByRole('link', { name: 'My homes' })).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('2 homes')
  await page.goto('/alerts')
  await expect(page.getByRole('heading', { name: 'Fitzroy, before I had an account' })).toHaveCount(1)
  expect(counts).toHaveLength(1)
})

test('a member saves a home, takes that back, and chooses collections, which other tabs show', async ({
  page,
  context,
}) => {
  test.slow()
  await signUp(context, 'Alma')
  await openWithSession(page, results)
  const other = await context.newPage()
  await openWithSession(other, results)
  const heart = hearts(page).nth(0)

  await test.step('saved to a first collection, without a move of the focus', async () => {
    await heart.click()
    await expect(notice(page)).toContainText('Saved to My homes.')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toBeFocused()
    await expect(saved(other)).toHaveCount(1)
  })

  await test.step('taken back', async () => {
    await notice(page).getByRole('button', { name: 'Undo' }).click()
    await expect(notice(page)).toContainText('Removed from My homes.')
    await expect(saved(page)).toHaveCount(0)
    await expect(saved(other)).toHaveCount(0)
  })

  await test.step('saved again and put into a new collection, with the keyboard', async () => {
    await heart.click()
    await expect(notice(page)).toContainText('Saved to My homes.')
    await heart.press('Enter')
    await expect(picker(page).getByRole('checkbox', { name: /^My homes/ })).toBeChecked()
    await expectAccessible(page)
    await picker(page).getByLabel('New collection').fill('Terraces')
    await page.keyboard.press('Enter')
    await expect(picker(page).getByRole('checkbox', { name: /^Terraces/ })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(picker(page)).toBeHidden()
    await expect(heart).toBeFocused()
    await expect(saved(other)).toHaveCount(1)
  })
})
