import type { Page } from '@playwright/test'
import { openAfterLoad } from './support/after-load.ts'
import { findListing } from './support/find-listing.ts'
import { expect, test } from './support/test.ts'

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('keyboard-navigation'))
const outlineOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)

const isDark = (colour: string): boolean => {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return red + green + blue < 200
}

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

test('pages are printed in dark ink on white from the dark theme, of the system or chosen', async ({
  page,
  request,
}) => {
  const listing = await findListing(request, { searchMode: 'buy' })
  const colours = () =>
    page.evaluate(() => ({
      paper: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(document.querySelector('main h1') ?? document.body).color,
    }))
  for (const address of ['/for-sale/richmond-vic-3121/real-estate', '/richmond-vic-3121', listing.canonicalUri]) {
    await page.goto(address)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ media: 'screen', colorScheme })
      if (colorScheme === 'light')
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      expect(isDark((await colours()).paper), address).toBe(true)
      await page.emulateMedia({ media: 'print' })
      expect(await colours(), address).toEqual({ paper: 'rgb(255, 255, 255)', ink: expect.stringMatching(/^rgb/) })
      expect(isDark((await colours()).ink), address).toBe(true)
    }
  }
})
