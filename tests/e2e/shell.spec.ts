import type { Page } from '@playwright/test'
import { openAfterLoad } from './support/after-load.ts'
import { expect, test } from './support/test.ts'

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('keyboard-navigation'))
const outlineOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)

test('the focus is shown from a press of Tab to the next press of a pointer', async ({ page }) => {
  await page.goto('/')
  expect(await isMarked(page)).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await isMarked(page)).toBe(true)
  expect(await outlineOf(page)).toBe('solid')
  await page.mouse.click(640, 5)
  expect(await isMarked(page)).toBe(false)
  await page.getByRole('link', { name: 'Homely, home page' }).focus()
  expect(await outlineOf(page)).toBe('none')
})

test('the first Tab reaches the way past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the header is one line of 72 px, with the account at its end', async ({ page }) => {
  await page.goto('/')
  for (const width of [961, 1024, 1241, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const inHeader = page.locator('header').locator('nav a, nav summary, [data-auth=signUp]').filter({ visible: true })
    const boxes = await Promise.all((await inHeader.all()).map((each) => each.boundingBox()))
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
    expect.soft(new Set(middles), `middles at ${width} px`).toEqual(new Set([36]))
    expect.soft((await page.locator('header').boundingBox())?.height, `height at ${width} px`).toBe(72)
    const end = Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)))
    expect.soft(end, `end at ${width} px`).toBeLessThanOrEqual(width)
  }
})

test('the page of an entry is marked in the header, also after the next page', async ({ page }) => {
  await page.goto('/for-sale/richmond-vic-3121/real-estate')
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await expect(current).toHaveText('Buy')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rent' }).click()
  await expect(page).toHaveURL(/\/for-rent\//)
  await expect(current).toHaveText('Rent')
})

test('back and forward come to where the reader was; a new page starts at its top', async ({ page }) => {
  await openAfterLoad(page, '/for-sale/melbourne-vic-3000/real-estate')
  const home = page.locator('article a[href^="/homes/"]').nth(8)
  await home.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => Math.round(scrollY))
  expect(place).toBeGreaterThan(300)
  await home.click()
  await expect(page).toHaveURL(/\/homes\//)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 250))
  await page.goBack()
  await expect(home).toBeInViewport()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
  await page.goForward()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(250)
})

test('the blog has a notice above the header, of the height that belongs to the screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: 'From Homely' })).toBeHidden()
  await page.goto('/advice')
  const notice = page.getByRole('complementary', { name: 'From Homely' })
  expect((await notice.boundingBox())?.height).toBe(90)
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await notice.boundingBox())?.height).toBe(50)
})

test('the version stands in a tooltip of the copyright line, also for the keyboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^© \d{4} Homely$/ }).focus()
  await expect(page.getByRole('tooltip')).toHaveText(/^Version \d+\.\d+\.\d+/)
  await expect(page.getByRole('tooltip')).toBeVisible()
})

test('the theme that was chosen holds on the next page', async ({ page }) => {
  await openAfterLoad(page, '/')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openAfterLoad(page, '/advice')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the menu button leads to the links at the foot of the page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu, at the bottom of the page' }).click()
    await expect(page.getByRole('navigation', { name: 'Search' })).toBeInViewport()
  })
})

test('the side menu has its entries', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAfterLoad(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const entries = page.getByRole('dialog', { name: 'Menu' }).getByRole('list').first().getByRole('link')
  await expect(entries).toHaveText([
    'Buy',
    'Rent',
    'Sold',
    'Agent Finder',
    'Questions',
    'Popular suburbs',
    'Guides',
    'Lifestyle',
    'News',
  ])
})
