import type { Page } from '@playwright/test'
import { signUp } from './support/collection-members.ts'
import { expectSomebody, openWithSession, signOut } from './support/members.ts'
import { expect, test } from './support/test.ts'

declare global {
  /** What has moved so far without being pressed. */
  var movedByItself: number
}

const results = '/for-sale/fitzroy-vic-3065/real-estate'

const cards = (page: Page) => page.getByRole('main').locator('article[data-listing-id]:visible')
const card = (page: Page, id: string) => page.locator(`article[data-listing-id="${id}"]`)
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const hideButton = (page: Page, id: string) => card(page, id).getByRole('button', { name: /^Hide / })
const idOf = async (page: Page, at: number) => (await cards(page).nth(at).getAttribute('data-listing-id')) ?? ''
const storedOf = (page: Page, owner: number | 'anonymous'): Promise<number[] | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `hiddenListings:${owner}`)
const countIn = async (page: Page) =>
  Number(/^[\d,]+/.exec((await heading(page).textContent()) ?? '')?.[0].replace(',', ''))

/** Hides the card at a place of the list; answers its home. */
async function hide(page: Page, at: number): Promise<string> {
  const id = await idOf(page, at)
  await hideButton(page, id).click()
  await expect(card(page, id).getByRole('button', { name: /^Undo hiding / })).toBeFocused()
  return id
}

const hiddenOfMember = async (page: Page): Promise<number[]> => {
  const answer = await page.evaluate(async () => {
    const token = /(?:^|; )(?:__Host-)?accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ hiddenListingIds }' }),
    })
    return response.json()
  })
  return answer.data?.hiddenListingIds
}

test('a home is hidden from the results, brought back, hidden for good, and goes to who logs in', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await page.goto(results)
  const total = await countIn(page)
  const id = await idOf(page, 1)
  const next = await idOf(page, 2)

  await test.step('it leaves at once, and the way back stands in its place', async () => {
    await hide(page, 1)
    await expect(card(page, id).getByText(/^Hidden: \d/)).toBeVisible()
    await expect(card(page, id).getByRole('heading')).toBeHidden()
    await expect(page.locator('[data-live="hidden-homes"]')).toContainText('is hidden')
    await expect(heading(page).getByRole('link', { name: '1 hidden' })).toBeVisible()
    expect(await countIn(page)).toBe(total - 1)
  })

  await test.step('undo brings it back to where it was', async () => {
    await card(page, id)
      .getByRole('button', { name: /^Undo hiding / })
      .click()
    await expect(card(page, id).getByRole('heading')).toBeVisible()
    await expect(hideButton(page, id)).toBeFocused()
    await expect(heading(page).getByRole('link', { name: /hidden/ })).toHaveCount(0)
    expect(await countIn(page)).toBe(total)
    expect(await storedOf(page, 'anonymous')).toEqual([])
  })

  await test.step('hidden again by the keyboard it is gone from the next view on', async () => {
    await hideButton(page, id).press('Enter')
    await expect(card(page, id).getByRole('button', { name: /^Undo hiding / })).toBeFocused()
    await page.reload()
    await expect(card(page, id).first()).toBeHidden()
    await expect(card(page, next)).toBeVisible()
    await expect(heading(page).getByRole('link', { name: '1 hidden' })).toBeVisible()
    await expect(card(page, id)).toHaveCount(0)
    expect(await countIn(page)).toBe(total - 1)
  })

  await test.step('the page of hidden homes shows it again', async () => {
    await heading(page).getByRole('link', { name: '1 hidden' }).click()
    await expect(heading(page)).toHaveText('Hidden homes')
    await expect(card(page, id)).toBeVisible()
    await page.getByRole('button', { name: /^Show again: / }).click()
    await expect(page.getByText('0 homes are hidden')).toBeVisible()
    await page.getByRole('button', { name: /^Hide again: / }).click()
    await expect(page.getByText('1 home is hidden')).toBeVisible()
    await page.getByRole('button', { name: 'Show all again' }).click()
    await expect(page.getByText('0 homes are hidden')).toBeVisible()
    await page.goto(results)
    await expect(card(page, id)).toBeVisible()
    await page.goto('/collections/hidden')
    await expect(page.getByText('You haven’t hidden any homes.')).toBeVisible()
  })

  // While nobody is logged in it goes to who logs in, once, and is gone from view after.
  await page.goto(results)
  const first = await hide(page, 0)
  await signUp(context, 'Hana')
  await openWithSession(page, results)
  await expectSomebody(page)
  await expect.poll(() => hiddenOfMember(page)).toEqual([Number(first)])
  // The server has it before the page has the answer.
  await expect.poll(() => storedOf(page, 'anonymous')).toEqual([])
  await expect(heading(page).getByRole('link', { name: '1 hidden' })).toBeVisible()
  await page.reload()
  await expect(heading(page).getByRole('link', { name: '1 hidden' })).toBeVisible()
  expect(await hiddenOfMember(page)).toEqual([Number(first)])

  await test.step('it is hidden on another device, and shown again from there', async () => {
    const other = await context.browser()?.newContext({ storageState: await context.storageState() })
    const device = await other?.newPage()
    if (!other || !device) throw new Error('No second browser')
    await device.goto(`${baseURL ?? ''}/collections/hidden`)
    await device.evaluate(() => localStorage.clear())
    await device.reload()
    await expect(device.getByText('1 home is hidden')).toBeVisible()
    await device.getByRole('button', { name: 'Show all again' }).click()
    await expect.poll(() => hiddenOfMember(page)).toEqual([])
    await other.close()
  })

  await test.step('nothing of it stays after logging out', async () => {
    await page.reload()
    await expect(card(page, first)).toBeVisible()
    await hideButton(page, first).click()
    await expect.poll(() => hiddenOfMember(page)).toEqual([Number(first)])
    const member = await page.evaluate(() => JSON.parse(localStorage.getItem('member') ?? '{}').id)
    expect(await storedOf(page, member)).toEqual([Number(first)])
    await signOut(page)
    await expect.poll(() => storedOf(page, member)).toBeNull()
    await page.goto(results)
    await expect(card(page, first)).toBeVisible()
  })
})

test('for those who hide homes nothing appears, and nothing moves, while a page is loaded', async ({ page }) => {
  await page.goto(results)
  const first = await hide(page, 0)
  const second = await hide(page, 2)
  await page.addInitScript(
    (ids) => {
      globalThis.movedByItself = 0
      new PerformanceObserver((list) => {
        // A document has one.
        const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
        // Not among the types of the DOM library.
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          // A slow browser paints a button before it has read its label; what hides homes is not in that.
          const isOfParsing = domInteractive === 0 || entry.startTime <= domInteractive
          if (!entry.hadRecentInput && !isOfParsing) globalThis.movedByItself += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
      const look = () => {
        for (const id of ids) {
          const seen = document.querySelector<HTMLElement>(`article[data-listing-id="${id}"]`)
          if (seen?.checkVisibility()) document.documentElement.dataset['flashed'] = id
        }
        requestAnimationFrame(look)
      }
      look()
    },
    [first, second],
  )
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(results)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all')
    await expect(heading(page).getByRole('link', { name: '2 hidden' })).toBeVisible()
    await expect(card(page, first)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed', /./)
    expect(await page.evaluate(() => globalThis.movedByItself), `${width} px`).toBeLessThan(0.002)
  }
})

test.describe('beside the list', () => {
  test.use({ hasMaps: true })

  test('a home is hidden from its card on the map, and its pin goes with the card', async ({ page }) => {
    await page.goto(results)
    const opened = page.getByRole('region', { name: 'Home on the map' })
    const pins = page.locator('button[data-kind="place"]')
    await expect(pins.first()).toBeVisible({ timeout: 30_000 })
    await openFreePin(page)
    const listing = opened.locator('[data-listing-id]')
    const id = (await listing.getAttribute('data-listing-id')) ?? ''
    await opened.getByRole('button', { name: /^Hide / }).click()
    await expect(opened.getByRole('button', { name: /^Undo hiding / })).toBeFocused()
    await expect(page.locator(`article[data-listing-id="${id}"]:visible`)).toHaveCount(0)
    await expect(heading(page).getByRole('link', { name: '1 hidden' })).toBeVisible()
    await opened.getByRole('button', { name: /^Undo hiding / }).click()
    await expect(opened.getByRole('button', { name: /^Hide / })).toBeFocused()
    await opened.getByRole('button', { name: /^Hide / }).click()
    const count = await pins.count()
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
    await expect(pins).toHaveCount(count - 1)
  })
})

/** Opens a pin of one home that lies free on the map. */
async function openFreePin(page: Page): Promise<void> {
  const opened = page.getByRole('region', { name: 'Home on the map' })
  for (const pin of await page.locator('button[data-kind="place"]').all()) {
    await pin.evaluate((button: HTMLElement) => button.click())
    if (await opened.isVisible()) return
    await page.keyboard.press('Escape')
  }
  throw new Error('No pin of one home is in view')
}
