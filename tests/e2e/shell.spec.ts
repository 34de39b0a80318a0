import type { Page } from '@playwright/test'
import { openAfterLoad } from './support/after-load.ts'
import { expect, test } from './support/test.ts'

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('keyboard-navigation'))
const outlineOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)

test('the header is one line, and the keyboard finds its way past it with a focus that is seen', async ({ page }) => {
  await page.goto('/')

  await test.step('the first Tab reaches the way past the header', async () => {
    expect(await isMarked(page)).toBe(false)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  await test.step('the focus is shown from a press of Tab to the next press of a pointer', async () => {
    await page.keyboard.press('Tab')
    expect(await isMarked(page)).toBe(true)
    expect(await outlineOf(page)).toBe('solid')
    await page.mouse.click(640, 5)
    expect(await isMarked(page)).toBe(false)
    await page.getByRole('link', { name: 'Homely, home page' }).focus()
    expect(await outlineOf(page)).toBe('none')
  })

  await test.step('the header has 72 px, with the account at its end', async () => {
    for (const width of [961, 1024, 1241, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const inHeader = page
        .locator('header')
        .locator('nav a, nav summary, [data-auth=signUp]')
        .filter({ visible: true })
      const boxes = await Promise.all((await inHeader.all()).map((each) => each.boundingBox()))
      const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))
      expect.soft(new Set(middles), `middles at ${width} px`).toEqual(new Set([36]))
      expect.soft((await page.locator('header').boundingBox())?.height, `height at ${width} px`).toBe(72)
      const end = Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)))
      expect.soft(end, `end at ${width} px`).toBeLessThanOrEqual(width)
    }
  })

  await test.step('the version stands in a tooltip of the copyright line, also for the keyboard', async () => {
    await page.getByRole('button', { name: /^© \d{4} Homely$/ }).focus()
    await expect(page.getByRole('tooltip')).toHaveText(/^Version \d+\.\d+\.\d+/)
    await expect(page.getByRole('tooltip')).toBeVisible()
  })

  await test.step('a theme that is chosen holds on the next page; the blog has a notice of the height for the screen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const notice = page.getByRole('complementary', { name: 'From Homely' })
    await expect(notice).toBeHidden()
    await page.locator('html[data-hydrated=all]').waitFor({ state: 'attached' })
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await openAfterLoad(page, '/advice')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect((await notice.boundingBox())?.height).toBe(90)
    await page.setViewportSize({ width: 360, height: 740 })
    expect((await notice.boundingBox())?.height).toBe(50)
  })
})

test('back and forward come to where the reader was; a new page starts at its top and is marked in the header', async ({
  page,
}) => {
  await openAfterLoad(page, '/for-sale/melbourne-vic-3000/real-estate')
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('Buy')
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

  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Rent' }).click()
  await expect(page).toHaveURL(/\/for-rent\//)
  await expect(main.locator('[aria-current=page]')).toHaveText('Rent')
})
