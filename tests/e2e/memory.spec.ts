import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openAfterLoad } from './support/after-load.ts'
import { expectNobody, expectSomebody, haveSession, openWithSession } from './support/members.ts'
import { expect, test } from './support/test.ts'

declare global {
  /** What has moved on the page so far. */
  var moved: number
}

const results = '/for-sale/melbourne-vic-3000/real-estate'
const cards = (page: Page) => page.locator('article[data-listing-id]')
/** What stands on a card's picture; style alone puts it there. */
const markOn = (page: Page, id: string) =>
  page.locator(`article[data-listing-id="${id}"]`).evaluate((card) => {
    const text = getComputedStyle(card.firstElementChild ?? card, '::after').content
    return text === 'none' ? null : text.replaceAll('"', '')
  })

/**
 * Whether the mark is what is seen there: the pixels in its padding, left of its words, are of its own colour whatever else
 * lies on the picture.
 */
async function isMarkSeen(page: Page, id: string): Promise<boolean> {
  const card = page.locator(`article[data-listing-id="${id}"]`)
  await card.scrollIntoViewIfNeeded()
  const { clip, colour } = await card.evaluate((element) => {
    const picture = element.firstElementChild ?? element
    const { right, bottom } = picture.getBoundingClientRect()
    const mark = getComputedStyle(picture, '::after')
    const size = (property: string) => Number.parseFloat(mark.getPropertyValue(property))
    const x = right - size('right') - 5
    return { clip: { x, y: bottom - size('bottom') - 12, width: 3, height: 3 }, colour: mark.backgroundColor }
  })
  const { data } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = [data[12] ?? 0, data[13] ?? 0, data[14] ?? 0]
  const wanted = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  return pixel.every((value, index) => Math.abs(value - (wanted[index] ?? -99)) < 4)
}

const firstId = async (page: Page) => (await cards(page).first().getAttribute('data-listing-id')) ?? ''

test('a first visit has no memory and no room for it; then what was searched and viewed is marked and found again', async ({
  page,
  context,
  baseURL,
}) => {
  const address = '/for-sale/fitzroy-vic-3065/real-estate'
  const viewed = () => page.evaluate(() => localStorage.getItem('viewedListings:anonymous'))
  const recentlyViewed = page.getByRole('heading', { name: 'Recently viewed' })
  const searches = page.getByRole('navigation', { name: 'Recent searches' })

  await test.step('nothing at first, nor of a page that is not of a home that is offered', async () => {
    await page.goto('/homes/nowhere/999999')
    await page.waitForFunction(() => localStorage.getItem('visit') !== null)
    await page.goto('/')
    await page.waitForFunction(() => localStorage.getItem('visit') !== null)
    await expect(recentlyViewed).toHaveCount(0)
    await expect(searches).toHaveCount(0)
    expect(await viewed()).toBeNull()
  })

  await page.goto(address)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentSearches')))
    .toContain(`"address":"${address}","label":"Fitzroy, VIC 3065","mode":"buy"`)
  const id = await firstId(page)

  await test.step('a home that was opened is marked as viewed, on the way back and in the next visit', async () => {
    expect(await markOn(page, id)).toBeNull()
    await cards(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/homes\//)
    await expect.poll(viewed).toBe(`[${id}]`)
    await page.goBack()
    await expect.poll(() => markOn(page, id)).toBe('Viewed')
    await expect.poll(() => isMarkSeen(page, id)).toBe(true)
    await page.reload()
    await expect.poll(() => markOn(page, id)).toBe('Viewed')
    expect(await page.locator(`article[data-listing-id="${id}"]`).ariaSnapshot()).toMatch(/text: .*\bViewed/)
  })

  await test.step('the home page has the last searches, the homes that were viewed and what is new around', async () => {
    await page.goto('/')
    await expect(searches.getByRole('link', { name: 'Fitzroy, VIC 3065 Buy' })).toBeVisible()
    await recentlyViewed.scrollIntoViewIfNeeded()
    await expect(
      page.locator('section', { hasText: 'Recently viewed' }).locator(`[data-listing-id="${id}"]`),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'New near Fitzroy' })).toBeVisible()
    await searches.getByRole('link').first().click()
    await expect(page).toHaveURL(address)
  })

  await test.step('what nobody viewed goes to who signs in, and is gone from view after signing out', async () => {
    const storedOf = (owner: number | 'anonymous') =>
      page.evaluate((key) => localStorage.getItem(key), `viewedListings:${owner}`)
    await haveSession(context, baseURL ?? '')
    await openWithSession(page, '/')
    await expectSomebody(page)
    const member = await page.evaluate(() => JSON.parse(localStorage.getItem('member') ?? '{}').id)
    await expect.poll(() => storedOf(member)).toBe(`[${id}]`)
    expect(await storedOf('anonymous')).toBe('[]')
    await recentlyViewed.scrollIntoViewIfNeeded()
    await expect(page.locator('section', { has: recentlyViewed }).locator(`[data-listing-id="${id}"]`)).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('portal:signOut.requested', { detail: null })))
    await expectNobody(page)
    await expect(recentlyViewed).toBeHidden()
    expect(await storedOf(member)).toBe(`[${id}]`)
  })
})

test('homes listed since the last visit are marked as new without a move, and a browser that refuses storage marks what it viewed', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('visit') === null)
      localStorage.setItem(
        'visit',
        JSON.stringify({ previousEndedAt: null, lastActiveAt: Date.now() - 30 * 86_400_000 }),
      )
    globalThis.moved = 0
    new PerformanceObserver((list) => {
      // Layout shifts carry a value that the library's types do not name.
      for (const entry of list.getEntries()) globalThis.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openAfterLoad(page, `${results}?sort=newest`)
  const newest = await firstId(page)
  await expect.poll(() => markOn(page, newest)).toBe('New since your last visit')
  await expect.poll(() => isMarkSeen(page, newest)).toBe(true)
  expect(await page.evaluate(() => globalThis.moved)).toBeLessThan(0.01)

  const refusing = await context.newPage()
  await refusing.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await openAfterLoad(refusing, results)
  const id = await firstId(refusing)
  await cards(refusing).first().getByRole('link').first().click()
  await expect(refusing).toHaveURL(/\/homes\//)
  await expect(refusing.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${id}$`))
  // A home is noted when the browser has time for it.
  await refusing.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await refusing.goBack()
  await expect.poll(() => markOn(refusing, id)).toBe('Viewed')
})
